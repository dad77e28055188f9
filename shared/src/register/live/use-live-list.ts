import { useEffect, useRef, useState } from 'react';

import type { EntityKind } from '../../contract/realtime';
import { listKey, useQueryClient } from '../../query/query';
import { useConnectionState, useUserEvent } from '../../realtime/realtime';

/** Events that come together are answered by one request. */
const GATHERING = 400;

interface LiveListOptions {
  resource: string;
  entity: EntityKind | undefined;
  /** Key of what stands beside the list: counts and sums. */
  summaryKey: readonly string[];
}

/**
 * Asks for the list again when somebody changes a record of its kind, and when the connection is back after a loss;
 * a hidden tab waits until it is looked at. Answers how many times the list was asked for so.
 */
export function useLiveList({ resource, entity, summaryKey }: LiveListOptions): number {
  const client = useQueryClient();
  const { status } = useConnectionState();
  const [refreshes, setRefreshes] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const refresh = () => {
    if (timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setRefreshes((count) => count + 1);
      // Failures show in the list itself, where they can be repeated.
      void client.invalidateQueries({ queryKey: listKey(resource) });
      void client.invalidateQueries({ queryKey: summaryKey });
    }, GATHERING);
  };
  const refreshWhenSeen = () => {
    if (document.visibilityState === 'visible') refresh();
    else document.addEventListener('visibilitychange', refresh, { once: true });
  };

  useUserEvent((event) => {
    if (event.kind === 'entity' && event.entity === entity) refreshWhenSeen();
  });

  const wasOffline = useRef(false);
  useEffect(() => {
    if (status === 'offline') wasOffline.current = true;
    else if (status === 'online' && wasOffline.current) {
      wasOffline.current = false;
      void client.invalidateQueries({ queryKey: listKey(resource) });
    }
  }, [status, client, resource]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return refreshes;
}
