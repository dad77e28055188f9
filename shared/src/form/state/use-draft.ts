import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { newId } from '../../contract/new-id';
import { RELOAD_EVENT } from '../../contract/realtime/reload-event';
import { draftOwner, LIFE_BEAT } from './draft-life';
import { markResume, takeResume } from './draft-resume';
import {
  freePlace,
  keptAt,
  removeDraft,
  writeDraft,
  type DraftMigrations,
  type DraftPlace,
  type FormDraft,
} from './draft-storage';
import { useFoundDrafts, type FoundDraft } from './use-found-drafts';

/** Typing pauses this long before the draft is kept, ms. */
export const DRAFT_DELAY = 800;

export interface DraftOptions<Content> extends DraftPlace {
  /** What to keep; null while nothing was typed. */
  content: Content | null;
  /** Older versions that can still be read. */
  migrations?: DraftMigrations<Content>;
  /** True of a draft that the register already holds whole: it is dropped unasked. */
  isHeld?: (content: Content) => boolean;
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
  /** The earlier draft was taken into the form: from now on it is this form's. */
  accept: () => void;
  /** The earlier draft is thrown away. */
  reject: () => void;
  /** The document was saved or the edit given up: the draft of this form has done its work. */
  clear: () => void;
  /** Whether all that was typed is kept: true after a hidden page or a reload by the shell, unless there was no room. */
  isSafe: () => boolean;
}

/** The one place this form writes to: nobody else's, nothing that cannot be read, taken with the first word. */
function useOwnPlace(place: DraftPlace) {
  const [owner] = useState(() => draftOwner(newId()));
  const own = useRef<DraftPlace | null>(null);
  const moment = useRef<string | null>(null);
  const write = (content: unknown): string | null => {
    // Another form has taken over while this tab was frozen: its words stay, these go beside.
    const before = own.current;
    const lost = before !== null && (owner.isTakenOver(before) || keptAt(before) !== moment.current);
    const target = before === null || lost ? freePlace(place, owner.isForeign) : before;
    own.current = target;
    owner.beat(target);
    const written = writeDraft(target, content);
    // Without room the last words that fitted stay kept.
    moment.current = written ?? keptAt(target);
    return written;
  };
  const release = () => {
    if (own.current !== null) owner.release(own.current);
  };
  useEffect(() => {
    const timer = setInterval(() => {
      if (own.current !== null && !owner.isTakenOver(own.current)) owner.beat(own.current);
    }, LIFE_BEAT);
    window.addEventListener('pagehide', release);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', release);
    };
  });
  return {
    owner,
    own,
    write,
    release,
    take: (next: DraftPlace) => {
      release();
      own.current = next;
      moment.current = keptAt(next);
      owner.beat(next);
    },
    forget: () => {
      if (own.current === null) return;
      removeDraft(own.current);
      release();
      own.current = null;
    },
  };
}

/** Keeps the content once typing pauses, and at once when the page goes. */
function useKeeping<Content>(content: Content | null, place: ReturnType<typeof useOwnPlace>) {
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
    const moment = place.write(current);
    setSavedAt(moment);
    setFailed(moment === null);
    refused.current = moment === null;
  });
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
    if (kept.current === null || kept.current !== latest.current || place.own.current === null) return;
    markResume(place.own.current);
  });
  const leave = useEffectEvent(() => {
    // Leaving by a lost session unmounts the form in the middle of a word.
    keep();
    place.release();
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
      leave();
    };
  }, []);
  return {
    savedAt,
    failed,
    isSafe: () => kept.current === latest.current && !refused.current,
    /** What stands in the form now is done with; only what is typed after this is kept again. */
    settle: () => {
      kept.current = latest.current;
      setSavedAt(null);
    },
  };
}

/** Keeps what is typed against a reload, a crash and a lost session, and offers what an earlier visit left. */
export function useDraft<Content>(options: DraftOptions<Content>): DraftKeeper<Content> {
  const { content, onResume, migrations, isHeld, ...place } = options;
  const own = useOwnPlace(place);
  const { found, forget } = useFoundDrafts<Content>({ place, owner: own.owner, migrations, isHeld });
  const keeping = useKeeping(content, own);

  const accept = (taken: FoundDraft<Content> | undefined) => {
    if (taken !== undefined) own.take(taken.place);
    forget([]);
  };
  const resume = useEffectEvent(() => {
    if (onResume === undefined) return;
    const taken = found.find((one) => takeResume(one.place));
    if (taken === undefined) return;
    onResume(taken.draft);
    accept(taken);
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
  return {
    found: found[0]?.draft ?? null,
    savedAt: keeping.savedAt,
    failed: keeping.failed,
    isSafe: keeping.isSafe,
    accept: () => {
      accept(found[0]);
    },
    reject: () => {
      const [first, ...others] = found;
      if (first === undefined) return;
      removeDraft(first.place);
      forget(others);
    },
    clear: () => {
      own.forget();
      keeping.settle();
      forget([]);
    },
  };
}
