import { useEffect } from 'react';
import { setConnectionState } from 'shared/realtime';
import { useSessionUser } from 'shared/session';

import { lazyValue } from '../state/lazy-value';
import { useSuite } from '../suite';
import { awaitConnection } from './opening-patience';

const session = lazyValue(() => import('./realtime-session'));
/** Milliseconds until the code of the connection is asked for again. */
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

    const open = () => {
      session.start().then(
        ({ openRealtime }) => {
          if (isWanted) close = openRealtime(userId, queryClient);
        },
        (error: unknown) => {
          console.error('WebSocket ошибка подключения', error);
          if (isWanted) timer = setTimeout(open, RETRY);
        },
      );
    };
    const stop = firstScreen.after(open);
    return () => {
      isWanted = false;
      stop();
      stopWaiting();
      clearTimeout(timer);
      close?.();
      setConnectionState({ status: 'idle', lostAt: null });
    };
  }, [firstScreen, queryClient, userId]);
}
