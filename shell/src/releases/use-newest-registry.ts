import { useEffect, useRef } from 'react';
import type { Registry } from 'shared/contract/release/registry';
import { useQuery, useQueryClient } from 'shared/query';
import { useUserEvent } from 'shared/realtime';

import { useSuite } from '../suite';
import { registryQuery } from './registry.queries';

/** Milliseconds over which the browsers of a company spread their questions after one change. */
export const SPREAD = 4000;
/** Milliseconds until an answer that is older than what was announced is asked for again. */
const AGAIN = 1000;
const AGAIN_AT_MOST = 60_000;
/** A tab that comes back to sight asks again when its answer is older, ms. */
const STALE = 3_600_000;

/**
 * The newest registry this tab knows: asked for again soon after it changed, until the answer is as new as what was
 * announced, or when the tab is looked at next, when it comes back after an hour, and after a break of the connection
 * together with everything else on the screen.
 */
export function useNewestRegistry(): Registry {
  const { registry } = useSuite();
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDue = useRef(false);
  const announced = useRef(0);
  const query = registryQuery(registry);
  const { data } = useQuery({
    ...query,
    // A node may know of the change a little later than its browsers, or not answer at all.
    refetchInterval: ({ state }) => {
      const isBehind = (state.data?.revision ?? 0) < announced.current;
      return isBehind && Math.min(AGAIN_AT_MOST, AGAIN * 2 ** state.fetchFailureCount);
    },
  });

  const ask = () => {
    timer.current = undefined;
    // A failure stays in the query, which is asked again for as long as it is behind.
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
  };
  useUserEvent((event) => {
    if (event.kind === 'entity' && event.entity === 'release') {
      announced.current = Math.max(announced.current, event.id);
      // Most tabs of a company are out of sight: they ask when they are looked at.
      if (document.visibilityState === 'visible') timer.current ??= setTimeout(ask, Math.random() * SPREAD);
      else isDue.current = true;
    }
  });
  useEffect(() => {
    const onVisible = () => {
      const { queryKey } = registryQuery(registry);
      const askedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
      if (document.visibilityState !== 'visible') return;
      if (!isDue.current && Date.now() - askedAt < STALE) return;
      isDue.current = false;
      // A failure stays in the query: the next look asks again.
      void queryClient.invalidateQueries({ queryKey });
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [queryClient, registry]);
  return data;
}
