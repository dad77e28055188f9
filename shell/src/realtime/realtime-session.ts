import type { QueryClient } from 'shared/query';

import { askAgainOnReturn } from './network-return';
import { runtimeConfig } from './runtime-config';
import { markStale } from './stale-records';
import { openUserConnection } from './user-connection';

/** Milliseconds until the settings of the connection are asked for again. */
const RETRY = 30_000;

/** Asks for the settings, opens the person's connection and keeps the cache by what it says; answers how to end it. */
export function openRealtime(userId: number, queryClient: QueryClient): () => void {
  let isWanted = true;
  let close: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isConnectedAgain = false;
  const stopAsking = askAgainOnReturn(queryClient);

  const open = async () => {
    try {
      const config = await runtimeConfig.start();
      if (!isWanted) return;
      close = openUserConnection({
        userId,
        settings: config.realtime,
        onEvent: (event) => {
          markStale(queryClient, event);
        },
        onMissed: (before) => {
          // A failure before the first connection has missed nothing; one that came of a loss may be over.
          const takesFailures = isConnectedAgain;
          isConnectedAgain = true;
          // Refetches of what is on the screen tell of a failure by themselves.
          void queryClient.invalidateQueries({
            predicate: ({ state: { data, dataUpdatedAt } }) =>
              dataUpdatedAt < before && (takesFailures || data !== undefined),
          });
        },
      });
    } catch (error) {
      if (!isWanted) return;
      console.error('WebSocket ошибка подключения', error);
      // `open` never rejects.
      timer = setTimeout(() => void open(), RETRY);
    }
  };
  // `open` never rejects.
  void open();
  return () => {
    isWanted = false;
    clearTimeout(timer);
    stopAsking();
    close?.();
  };
}
