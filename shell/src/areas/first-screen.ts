import { whenIdle } from 'shared/http';
import type { QueryClient } from 'shared/query';

import { afterData } from './after-data';

/** What must not compete with the first page for the network waits here. */
export interface FirstScreen {
  /** Names the code of the first page, while the router takes its first step. */
  awaits: (code: Promise<unknown>) => void;
  /**
   * Settles when that code is there, has failed or takes longer than a moment; at once when none was named. What is
   * drawn after it is drawn once, with the page in its place.
   */
  codeCame: () => Promise<void>;
  /** A page stands on the screen. */
  shown: () => void;
  /**
   * Calls back once, when the first page is shown, its data is there and the browser has nothing to do; data that does
   * not come holds nothing up for longer than five seconds.
   */
  after: (work: () => void) => () => void;
}

/** Milliseconds for which nothing is drawn while the code of the first page, which came with the suite's, is started. */
export const CODE_LIMIT = 150;

/** Waits for the first page of the visit. */
export function createFirstScreen(queryClient: QueryClient): FirstScreen {
  const waiting = new Set<() => void>();
  let phase: 'loading' | 'settling' | 'done' = 'loading';

  const finish = () => {
    phase = 'done';
    for (const work of waiting) work();
    waiting.clear();
  };
  let code: Promise<unknown> | null = null;
  return {
    awaits: (named) => {
      code ??= named;
    },
    codeCame: async () => {
      if (code === null) return;
      await Promise.race([
        // The page itself tells of a failure.
        code.catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, CODE_LIMIT)),
      ]);
    },
    shown: () => {
      if (phase !== 'loading') return;
      phase = 'settling';
      afterData(queryClient, finish);
    },
    after: (work) => {
      if (phase === 'done') whenIdle(work);
      else waiting.add(work);
      return () => {
        waiting.delete(work);
      };
    },
  };
}
