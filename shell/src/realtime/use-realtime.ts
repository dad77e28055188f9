import { useEffect } from 'react';
import { setConnectionState, useUserEvent } from 'shared/realtime';
import { useSessionUser } from 'shared/session';

import { lazyValue } from '../state/lazy-value';
import { useSuite } from '../suite';
import { awaitConnection } from './opening-patience';
import { runtimeConfig } from './runtime-config';
import { markStale } from './stale-records';

const connection = lazyValue(() => import('./user-connection'));
/** Milliseconds until the settings or the code of the connection are asked for again. */
const RETRY = 30_000;

/** Holds the realtime connection while the layout with the menu is shown; opened after the first page stands. */
export function useRealtime(): void {
  const { firstScreen, queryClient } = useSuite();
  const userId = useSessionUser().id;

  useEffect(() => {
    let isWanted = true;
    let close: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopWaiting = awaitConnection();

    const open = async () => {
      try {
        const [config, { openUserConnection }] = await Promise.all([
          runtimeConfig.start(),
          connection.start(),
        ]);
        if (!isWanted) return;
        close = openUserConnection({
          userId,
          settings: config.realtime,
          onMissed: (before) => {
            // Refetches of what is on the screen tell of a failure by themselves.
            void queryClient.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt < before });
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
    const stop = firstScreen.after(() => void open());
    return () => {
      isWanted = false;
      stop();
      stopWaiting();
      clearTimeout(timer);
      close?.();
      setConnectionState({ status: 'idle', lostAt: null });
    };
  }, [firstScreen, queryClient, userId]);

  useUserEvent((event) => {
    markStale(queryClient, event);
  });
}
