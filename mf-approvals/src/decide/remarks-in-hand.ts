import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Quote } from 'shared/contract/comment/quote';
import { newId } from 'shared/contract/new-id';
import { readDraft, removeDraft, writeDraft, type DraftPlace } from 'shared/form';
import { useSessionUser } from 'shared/session';

/** A remark that will go with a decision. */
export interface RemarkInHand {
  key: string;
  clause: string;
  text: string;
  /** Words of the file it is about. */
  quote: Quote | null;
}

/** What has been written to a decision that is not given yet. */
export interface SaidInHand {
  remark: string;
  lines: readonly RemarkInHand[];
}

const NOTHING: SaidInHand = { remark: '', lines: [] };

/** What was read or written last: the same object as long as nothing has changed. */
const last = new Map<string, { savedAt: string | null; said: SaidInHand }>();
const listeners = new Set<() => void>();

const keyOf = ({ userId, document }: DraftPlace) => `${String(userId)}:${document}`;

function read(place: DraftPlace): SaidInHand {
  const kept = readDraft<SaidInHand>(place);
  const known = last.get(keyOf(place));
  // What the browser had no room for stays in memory.
  if (known !== undefined && known.savedAt === (kept?.savedAt ?? null)) return known.said;
  const said = kept?.content ?? NOTHING;
  last.set(keyOf(place), { savedAt: kept?.savedAt ?? null, said });
  return said;
}

function write(place: DraftPlace, said: SaidInHand): void {
  const isEmpty = said.remark === '' && said.lines.length === 0;
  const savedAt = isEmpty ? null : writeDraft(place, said);
  if (savedAt === null) removeDraft(place);
  last.set(keyOf(place), { savedAt, said });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What the reader has written to the decision so far: one and the same wherever the task is shown, kept over a reload. */
export function useRemarksInHand(taskId: number) {
  const { id: userId } = useSessionUser();
  const place = useMemo(() => ({ userId, document: `vote:${String(taskId)}`, version: 1 }), [userId, taskId]);
  const said = useSyncExternalStore(
    subscribe,
    useCallback(() => read(place), [place]),
  );
  return {
    said,
    setRemark: (remark: string) => {
      write(place, { ...read(place), remark });
    },
    add: (line: Partial<Omit<RemarkInHand, 'key'>> = {}) => {
      const now = read(place);
      const added = { key: newId(), clause: '', text: '', quote: null, ...line };
      write(place, { ...now, lines: [...now.lines, added] });
    },
    change: (key: string, part: Partial<RemarkInHand>) => {
      const now = read(place);
      const lines = now.lines.map((line) => (line.key === key ? { ...line, ...part } : line));
      write(place, { ...now, lines });
    },
    remove: (key: string) => {
      const now = read(place);
      write(place, { ...now, lines: now.lines.filter((line) => line.key !== key) });
    },
    /** Puts away what was sent, or all of it; what was written in another window meanwhile stays. */
    clear: (sent?: SaidInHand) => {
      if (sent === undefined || read(place) === sent) write(place, NOTHING);
    },
  };
}
export type RemarksInHand = ReturnType<typeof useRemarksInHand>;
