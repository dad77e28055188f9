import type { QueryClient } from 'shared/query';

/** What must not compete with the first page for the network waits here. */
export interface FirstScreen {
  /** A page stands on the screen. */
  shown: () => void;
  /**
   * Calls back once, when the first page is shown, its data is there and the browser has nothing to do; data that does
   * not come holds nothing up for longer than five seconds.
   */
  after: (work: () => void) => () => void;
}

/** Milliseconds the data of the first page is waited for. */
export const DATA_LIMIT = 5000;

const whenIdle = (work: () => void): void => {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
};

/** Waits for the first page of the visit. */
export function createFirstScreen(queryClient: QueryClient): FirstScreen {
  const waiting = new Set<() => void>();
  let phase: 'loading' | 'settling' | 'done' = 'loading';

  const finish = () => {
    phase = 'done';
    for (const work of waiting) work();
    waiting.clear();
  };
  const settle = () => {
    const cache = queryClient.getQueryCache();
    const isQuiet = () => queryClient.isFetching() === 0;
    if (isQuiet()) {
      whenIdle(finish);
      return;
    }
    const end = () => {
      stop();
      clearTimeout(limit);
      whenIdle(finish);
    };
    const stop = cache.subscribe(() => {
      if (isQuiet()) end();
    });
    const limit = setTimeout(end, DATA_LIMIT);
  };
  return {
    shown: () => {
      if (phase !== 'loading') return;
      phase = 'settling';
      settle();
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
