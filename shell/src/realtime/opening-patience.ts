import { connectionNow, setConnectionState } from 'shared/realtime';

/** Milliseconds after the layout was opened in which the first connection may come, whatever holds it up. */
export const PATIENCE = 15_000;

/** Takes a connection that does not stand in time for lost, though there never was one; answers how to stop waiting. */
export function awaitConnection(): () => void {
  const opened = Date.now();
  const timer = setTimeout(() => {
    if (connectionNow().status === 'online') return;
    setConnectionState({ status: 'offline', lostAt: connectionNow().lostAt ?? opened });
  }, PATIENCE);
  return () => {
    clearTimeout(timer);
  };
}
