import type { OpeningReport } from 'shared/contract/release/release-report';

export interface OpeningNote extends Omit<OpeningReport, 'opening'> {
  /** Why the version failed, as the loader told it. */
  cause?: unknown;
}

type Listener = (note: OpeningNote) => void;

/** How versions of areas do in this tab; what happens before anybody listens is kept. */
export interface OpeningLog {
  note: Listener;
  /** Hands over what was kept and what follows, to one listener at a time; answers how to stop. */
  listen: (listener: Listener) => () => void;
}

/** Keeps how the openings of areas went until the code that reports them has come. */
export function createOpeningLog(): OpeningLog {
  const kept: OpeningNote[] = [];
  let current: Listener | null = null;
  return {
    note: (note) => {
      if (current === null) kept.push(note);
      else current(note);
    },
    listen: (listener) => {
      current = listener;
      kept.splice(0).forEach(listener);
      return () => {
        current = null;
      };
    },
  };
}
