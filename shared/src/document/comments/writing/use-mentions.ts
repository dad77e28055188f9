import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

import type { CommentPerson } from '../../../contract/comment/comment';
import { optionId } from '../../../form/options/option-list';
import { keepPreviousData, useQuery } from '../../../query/query';
import type { Discussed } from '../comments.api';
import { peopleQuery } from '../comments.queries';
import { mentionAt, putMention, type MentionSearch } from './mention-at';
import { withCalled, type Called } from './mention-text';

/** What is being written: the text with names, and whom they are. */
export interface Written {
  text: string;
  called: readonly Called[];
}

interface MentionsOptions {
  of: Discussed;
  written: Written;
  area: RefObject<HTMLTextAreaElement | null>;
  onChange: (written: Written) => void;
}

const NOBODY: readonly CommentPerson[] = [];

/** Where the caret stands, and where it is to stand once the text has changed. */
function useCaret(area: MentionsOptions['area'], text: string) {
  const [caret, setCaret] = useState(0);
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null || area.current === null) return;
    area.current.focus();
    area.current.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  }, [area, text]);
  return {
    caret,
    follow: () => {
      setCaret(area.current?.selectionStart ?? 0);
    },
    moveTo: (place: number) => {
      wanted.current = place;
      setCaret(place);
    },
  };
}

/** Whom the typed name may mean; nothing is asked while none is typed. */
function usePeople(of: Discussed, typed: MentionSearch | null) {
  const { data, isPending, isError } = useQuery({
    ...peopleQuery(of, typed?.search ?? ''),
    enabled: typed !== null,
    placeholderData: keepPreviousData,
  });
  const people = data ?? NOBODY;
  // A sentence that merely goes on after a name nobody bears is no search any longer.
  const isLost = people.length === 0 && !isPending && /\s/.test(typed?.search ?? '');
  return { people, isPending, isError, open: typed !== null && !isLost };
}

/**
 * The list of people under a text: the sign @ opens it, what follows searches, arrows walk, Enter and Tab choose, Escape
 * closes it. The focus stays in the text, which points at the active name.
 */
export function useMentions({ of, written, area, onChange }: MentionsOptions) {
  const { text, called } = written;
  const listId = useId();
  const { caret, follow, moveTo } = useCaret(area, text);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [wanted, setWanted] = useState(0);
  const typed = mentionAt(text, caret, called);
  const { people, open, isPending, isError } = usePeople(of, typed?.from === closedAt ? null : typed);
  const active = Math.min(wanted, people.length - 1);

  const close = () => {
    setClosedAt(typed?.from ?? null);
  };
  const choose = (person: CommentPerson | undefined) => {
    if (person === undefined || typed === null) return;
    const next = withCalled(called, person);
    const put = putMention(text, { from: typed.from, caret, label: next.label });
    moveTo(put.caret);
    setWanted(0);
    onChange({ text: put.text, called: next.called });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || people.length === 0 || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : people.length - 1;
      setWanted((active + step) % people.length);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      choose(people[active]);
    }
  };
  return {
    open,
    people,
    isPending,
    isError,
    close,
    follow,
    type: (next: string) => {
      setClosedAt((before) => (next.includes('@') ? before : null));
      setWanted(0);
      follow();
      onChange({ text: next, called });
    },
    /** The sign @ at the caret, for whoever comes with a mouse. */
    start: () => {
      const place = area.current?.selectionStart ?? text.length;
      const sign = place > 0 && !/\s/.test(text[place - 1] ?? ' ') ? ' @' : '@';
      setClosedAt(null);
      moveTo(place + sign.length);
      onChange({ text: text.slice(0, place) + sign + text.slice(place), called });
    },
    listProps: {
      id: listId,
      active,
      onActive: setWanted,
      onChoose: ({ value }: { value: number }) => {
        choose(people.find(({ id }) => id === value));
      },
      onClose: close,
    },
    areaProps: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && active >= 0 ? optionId(listId, active) : undefined,
      onKeyDown,
      onSelect: follow,
    } as const,
  };
}
