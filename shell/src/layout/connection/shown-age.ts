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

type ShownQuery = ReturnType<typeof shownQueries>[number];

/** Since when the oldest part of the screen is unchanged, ms since the epoch; up to `lostAt` all of it was kept current. */
export function shownSince(client: QueryClient, lostAt: number): number {
  const ages = shownQueries(client).map(({ state }) => Math.max(state.dataUpdatedAt, lostAt));
  return ages.length === 0 ? lostAt : Math.min(...ages);
}

/**
 * Nobody else speaks of it: a further page that did not come is told of where it was asked for, what stands above it being
 * as new as before, and a record that is gone has a page of its own.
 */
const isUntold = ({ state: { status, fetchMeta, error } }: ShownQuery) =>
  status === 'error' && fetchMeta?.fetchMore === undefined && errorOf(error).status !== 404;

/** The oldest part of the screen that could not be renewed, as it was read last and why; null when all was. */
function oldestFailed(client: QueryClient): ShownQuery['state'] | null {
  const [oldest = null] = shownQueries(client)
    .filter(isUntold)
    .map(({ state }) => state)
    .sort((one, other) => one.dataUpdatedAt - other.dataUpdatedAt);
  return oldest;
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

function useOfCache<T>(read: (client: QueryClient) => T): T {
  const client = useQueryClient();
  const watch = useCallback((watcher: () => void) => watchCache(client, watcher), [client]);
  return useSyncExternalStore(watch, () => read(client));
}

/** Since when the oldest part of the screen is unchanged, followed; see `shownSince`. */
export function useShownSince(lostAt: number): number {
  return useOfCache((client) => shownSince(client, lostAt));
}

/** The oldest part of the screen that could not be renewed, followed; null when the whole screen was renewed. */
export function useNotRenewed(): ShownQuery['state'] | null {
  return useOfCache(oldestFailed);
}
