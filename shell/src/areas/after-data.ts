import { whenIdle } from 'shared/http';
import type { QueryClient } from 'shared/query';

/** Milliseconds the data of a page is waited for. */
export const DATA_LIMIT = 5000;

/**
 * Calls back once, when everything that was asked for has come and the browser has nothing to do; data that does not come
 * holds nothing up for longer than five seconds. What is only asked for anew, or has failed once, is not waited for.
 */
export function afterData(queryClient: QueryClient, work: () => void): void {
  const isQuiet = () =>
    queryClient.isFetching({
      predicate: ({ state }) => state.data === undefined && state.fetchFailureCount === 0,
    }) === 0;
  if (isQuiet()) {
    whenIdle(work);
    return;
  }
  const end = () => {
    stop();
    clearTimeout(limit);
    whenIdle(work);
  };
  const stop = queryClient.getQueryCache().subscribe(() => {
    if (isQuiet()) end();
  });
  const limit = setTimeout(end, DATA_LIMIT);
}
