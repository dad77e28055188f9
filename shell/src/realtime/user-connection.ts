import type { RuntimeConfig } from 'shared/contract/realtime';
import { publishUserEvent, setConnectionState } from 'shared/realtime';

import { openUserChannel } from './echo-channel';

/** Milliseconds between the attempts to come back; the library alone takes up to half a minute. */
const RECONNECT_EVERY = 3000;

/** Milliseconds a first connection may take without what was read meanwhile being taken for stale. */
const QUICK_START = 2000;

interface ConnectionOptions {
  userId: number;
  settings: RuntimeConfig['realtime'];
  /** Events may have been missed: the connection is back after a pause, or was long in coming. */
  onMissed: () => void;
}

/** Opens the person's realtime connection and keeps it; answers how to close it. */
export function openUserConnection({ userId, settings, onMissed }: ConnectionOptions): () => void {
  const opened = Date.now();
  let wasOnline = false;
  let wasSubscribed = false;
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
        wasOnline = true;
        lostAt = null;
        setConnectionState({ status: 'online', lostAt: null });
      },
      onSubscribed: () => {
        if (wasSubscribed || Date.now() - opened > QUICK_START) onMissed();
        wasSubscribed = true;
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
