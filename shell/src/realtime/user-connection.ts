import type { RuntimeConfig } from 'shared/contract/realtime';
import { publishUserEvent, setConnectionState } from 'shared/realtime';

import { openUserChannel } from './echo-channel';

/** Milliseconds between the attempts to come back; the library alone takes up to half a minute. */
const RECONNECT_EVERY = 3000;

interface ConnectionOptions {
  userId: number;
  settings: RuntimeConfig['realtime'];
  /** The connection is back after a pause in which events may have been missed. */
  onMissed: () => void;
}

/** Opens the person's realtime connection and keeps it; answers how to close it. */
export function openUserConnection({ userId, settings, onMissed }: ConnectionOptions): () => void {
  let wasOnline = false;
  let lostAt: number | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  const stopDialling = () => {
    clearInterval(timer);
    timer = undefined;
  };
  setConnectionState({ status: 'connecting', lostAt: null });
  const channel = openUserChannel(
    { userId, settings },
    {
      onEvent: publishUserEvent,
      onOnline: () => {
        stopDialling();
        if (wasOnline) onMissed();
        wasOnline = true;
        lostAt = null;
        setConnectionState({ status: 'online', lostAt: null });
      },
      onOffline: () => {
        timer ??= setInterval(() => {
          channel.reconnect();
        }, RECONNECT_EVERY);
        if (!wasOnline) return;
        lostAt ??= Date.now();
        setConnectionState({ status: 'offline', lostAt });
      },
    },
  );
  return () => {
    stopDialling();
    channel.close();
    setConnectionState({ status: 'idle', lostAt: null });
  };
}
