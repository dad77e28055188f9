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

/** A further page that did not come says so where it was asked for; what is shown above it is as new as before. */
const isOfNextPage = ({ state }: ShownQuery) => state.fetchMeta?.fetchMore !== undefined;

/** A record that is gone has a page of its own, which says so. */
const isGone = ({ state }: ShownQuery) => errorOf(state.error).status === 404;

/** The oldest part of the screen that could not be renewed, as it was read last and why; null when all was. */
function oldestFailed(client: QueryClient): ShownQuery['state'] | null {
  const failed = shownQueries(client)
    .filter((query) => query.state.status === 'error' && !isOfNextPage(query) && !isGone(query))
    .map(({ state }) => state);
  const [first = null, ...others] = failed;
  return others.reduce(
    (oldest, state) => (oldest === null || state.dataUpdatedAt < oldest.dataUpdatedAt ? state : oldest),
    first,
  );
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

/** What of the screen could not be renewed. */
export interface NotRenewed {
  /** When its oldest part was read, ms since the epoch. */
  since: number;
  /** The server's words, where it answered and refused; null where no useful answer came. */
  refusal: string | null;
}

/** The oldest part of the screen that could not be renewed, followed; null when the whole screen was renewed. */
export function useNotRenewed(): NotRenewed | null {
  const failed = useOfCache(oldestFailed);
  if (failed === null) return null;
  const { status, message } = errorOf(failed.error);
  const isRefused = status !== null && status < 500;
  return { since: failed.dataUpdatedAt, refusal: isRefused ? message : null };
}
