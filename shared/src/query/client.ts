import { QueryClient } from '@tanstack/react-query';

import { errorOf } from '../http/http';

const MINUTE = 60_000;
/** Unused data is kept this long. Source: product specification, section 9. */
export const CACHE_TIME = 5 * MINUTE;
const MOST_DELAY = 30_000;

/** Exponential delay before a retry: 1, 2, 4 … seconds, at most 30. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, MOST_DELAY);
}

/**
 * Whether a failed question is asked again: three times, but never after a refusal (400–499), which is an answer and
 * would be the same.
 */
export function retryUnlessRefused(failures: number, error: unknown): boolean {
  const { status } = errorOf(error);
  return failures < 3 && (status === null || status >= 500);
}

/**
 * The suite's query client: three retries, unused data for five minutes; lists take `retry: false` of their own. Without
 * a network a call fails at once and is said to: nothing waits unseen to be sent when the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: CACHE_TIME,
        staleTime: 30_000,
        retry: retryUnlessRefused,
        retryDelay,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
