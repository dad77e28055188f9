import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { RELOAD_EVENT } from '../../contract/reload-event';
import {
  markResume,
  readDraft,
  removeDraft,
  takeResume,
  writeDraft,
  type DraftPlace,
  type FormDraft,
} from './draft-storage';

/** Typing pauses this long before the draft is kept, ms. */
export const DRAFT_DELAY = 800;

export interface DraftOptions<Content> extends DraftPlace {
  /** What to keep; null while nothing was typed. */
  content: Content | null;
  /** Called once when the shell has reloaded the page over this very draft: it is taken without a question. */
  onResume?: (draft: FormDraft<Content>) => void;
}

export interface DraftKeeper<Content> {
  /** A draft left by an earlier visit, until it is restored or thrown away. */
  found: FormDraft<Content> | null;
  /** When the draft of this visit was kept last, ISO; null before the first time. */
  savedAt: string | null;
  /** The browser refused to keep the draft. */
  failed: boolean;
  /** The earlier draft was taken into the form. */
  accept: () => void;
  /** The earlier draft is thrown away. */
  reject: () => void;
  /** The document was saved or the edit given up: the drafts have done their work. */
  clear: () => void;
  /** Whether all that was typed is kept: true after a hidden page or a reload by the shell, unless there was no room. */
  isSafe: () => boolean;
}

/** While an earlier draft waits for an answer, new typing is kept beside it and not over it. */
const beside = (place: DraftPlace): DraftPlace => ({ ...place, document: `${place.document}~` });

interface Found<Content> {
  place: DraftPlace;
  draft: FormDraft<Content>;
}

function findDrafts<Content>(place: DraftPlace): Found<Content>[] {
  return [beside(place), place].flatMap((where) => {
    const draft = readDraft<Content>(where);
    return draft === null ? [] : [{ place: where, draft }];
  });
}

/** Keeps what is typed against a reload, a crash and a lost session, and offers what an earlier visit left. */
export function useDraft<Content>({
  content,
  onResume,
  ...place
}: DraftOptions<Content>): DraftKeeper<Content> {
  const [found, setFound] = useState(() => findDrafts<Content>(place));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef<Content | null>(content);
  const kept = useRef<Content | null>(null);
  const refused = useRef(false);

  useEffect(() => {
    latest.current = content;
  }, [content]);

  const keep = useEffectEvent(() => {
    const current = latest.current;
    if (current === null || kept.current === current) return;
    kept.current = current;
    const moment = writeDraft(found.length > 0 ? beside(place) : place, current);
    setSavedAt(moment);
    setFailed(moment === null);
    refused.current = moment === null;
  });

  const accept = () => {
    removeDraft(beside(place));
    setFound([]);
  };
  const resume = useEffectEvent(() => {
    const [first] = found;
    if (first === undefined || onResume === undefined || !takeResume(first.place)) return;
    onResume(first.draft);
    accept();
  });
  useEffect(() => {
    // After the first drawing: the form stands before its words come back.
    const timer = setTimeout(() => {
      resume();
    });
    return () => {
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    if (content === null) return undefined;
    const timer = setTimeout(() => {
      keep();
    }, DRAFT_DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [content]);

  const comeBack = useEffectEvent(() => {
    keep();
    if (kept.current === null || kept.current !== latest.current) return;
    markResume(found.length > 0 ? beside(place) : place);
  });
  useEffect(() => {
    const flush = () => {
      keep();
    };
    const flushAndReturn = () => {
      comeBack();
    };
    window.addEventListener('pagehide', flush);
    window.addEventListener(RELOAD_EVENT, flushAndReturn);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener(RELOAD_EVENT, flushAndReturn);
      document.removeEventListener('visibilitychange', flush);
      // Leaving by a lost session unmounts the form in the middle of a word.
      flush();
    };
  }, []);

  const isSafe = () => kept.current === latest.current && !refused.current;
  const clear = () => {
    removeDraft(place);
    removeDraft(beside(place));
    // What stands in the form now is done with; only what is typed after this is kept again.
    kept.current = latest.current;
    setFound([]);
    setSavedAt(null);
  };
  const reject = () => {
    const [first, ...others] = found;
    if (first === undefined) return;
    removeDraft(first.place);
    setFound(others);
  };
  return { found: found[0]?.draft ?? null, savedAt, failed, accept, reject, clear, isSafe };
}
