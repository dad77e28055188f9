import { useCallback, useRef, useState } from 'react';

import type { MarkedWords } from './marked-words';
import type { Marked, SoughtPlace, TextView } from './text-view';

const HINTS = {
  none: 'Выделите слова в тексте, к которым относится замечание, и нажмите ещё раз',
  long: 'Выделено слишком много: цитата не длиннее 500 знаков',
  pages: 'Выделите слова в пределах двух соседних страниц',
} as const;

/** The words of the open file: what is marked in them for a remark, and whether the sought ones are there. */
export function useTextView(openId: number, sought: SoughtPlace | undefined) {
  const marked = useRef<(() => Marked) | null>(null);
  const [words, setWords] = useState<{ fileId: number; words: MarkedWords } | null>(null);
  const [hint, setHint] = useState<{ fileId: number; text: string } | null>(null);
  const [found, setFound] = useState<{ fileId: number; isFound: boolean } | null>(null);
  const onText = useCallback<TextView['onText']>((read) => {
    marked.current = read;
  }, []);
  const view: TextView = {
    onText,
    sought,
    onSought: (isFound) => {
      setFound({ fileId: openId, isFound });
    },
  };
  return {
    view,
    words: words?.fileId === openId ? words.words : null,
    hint: hint?.fileId === openId ? hint.text : null,
    isFound: found?.fileId === openId ? found.isFound : null,
    /** Begins a remark to what is marked, or says what is to be marked for one. */
    take: () => {
      const now = marked.current?.() ?? null;
      const isWords = now !== null && typeof now !== 'string';
      setHint(isWords ? null : { fileId: openId, text: HINTS[now ?? 'none'] });
      if (isWords) setWords({ fileId: openId, words: now });
    },
    leave: () => {
      setWords(null);
    },
  };
}
