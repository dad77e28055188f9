import { useCallback, useSyncExternalStore } from 'react';
import { errorOf } from 'shared/http';
import { useQueryClient, type QueryClient } from 'shared/query';

import { registryKey } from '../../releases/registry.queries';

function shownQueries(client: QueryClient) {
  return client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => queryKey[0] !== registryKey[0] && state.data !== undefined);
}

/** Since when the oldest part of the screen is unchanged, ms since the epoch; up to `lostAt` all of it was kept current. */
export function shownSince(client: QueryClient, lostAt: number): number {
  const ages = shownQueries(client).map(({ state }) => Math.max(state.dataUpdatedAt, lostAt));
  return ages.length === 0 ? lostAt : Math.min(...ages);
}

/** When the oldest part of the screen that the server did not renew was read, ms since the epoch; null when all was. */
function failedSince(client: QueryClient): number | null {
  const failed = shownQueries(client).filter(({ state }) => {
    if (state.status !== 'error') return false;
    const { status } = errorOf(state.error);
    // A refusal is an answer, and the page's to tell.
    return status === null || status >= 500;
  });
  return failed.length === 0 ? null : Math.min(...failed.map(({ state }) => state.dataUpdatedAt));
}

/** Calls once for what happens together, and never while something is being drawn, as the cache itself may. */
function watchCache(client: QueryClient, watcher: () => void): () => void {
  let isDue = false;
  return client.getQueryCache().subscribe(() => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      watcher();
    });
  });
}

function useOfCache<T extends number | null>(read: (client: QueryClient) => T): T {
  const client = useQueryClient();
  const watch = useCallback((watcher: () => void) => watchCache(client, watcher), [client]);
  return useSyncExternalStore(watch, () => read(client));
}

/** Since when the oldest part of the screen is unchanged, followed; see `shownSince`. */
export function useShownSince(lostAt: number): number {
  return useOfCache((client) => shownSince(client, lostAt));
}

/** When what could not be renewed was read, ms since the epoch; null when the whole screen was renewed. */
export function useFailedSince(): number | null {
  return useOfCache(failedSince);
}
