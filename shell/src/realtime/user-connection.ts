import type { RuntimeConfig, UserEvent } from 'shared/contract/realtime/realtime';
import { connectionNow, publishUserEvent, setConnectionState } from 'shared/realtime';

import { openUserChannel } from './echo-channel';
import { openPresence } from './presence-door';

/** The longest pause between two attempts, ms, before it is spread. */
const MOST_PAUSE = 30_000;
/** Milliseconds over which the browsers of a company spread their questions after a common loss. */
export const CATCH_UP_SPREAD = 5000;
/** What was read so many milliseconds before the first subscription is not asked for again. */
const QUICK_START = 2000;
/** Milliseconds within which the attempt follows when the device has a network again. */
const NETWORK_SPREAD = 1000;

/** Milliseconds before an attempt, the first one being 0: 1, 2, 4 … 30 seconds, each half as long to half as long again. */
export function dialPause(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, MOST_PAUSE) * (0.5 + Math.random());
}

interface ConnectionOptions {
  userId: number;
  settings: RuntimeConfig['realtime'];
  /** Called before the screens hear of the event. */
  onEvent: (event: UserEvent) => void;
  /** Changes of what was read before this moment, ms since the epoch, may have been missed. */
  onMissed: (before: number) => void;
}

/** Opens the person's realtime connection and keeps it; answers how to close it. */
export function openUserConnection({ userId, settings, onEvent, onMissed }: ConnectionOptions): () => void {
  let wasOnline = false;
  let wasSubscribed = false;
  let lostAt: number | null = null;
  let attempt = 0;
  let redial: ReturnType<typeof setTimeout> | undefined;
  let catchUp: ReturnType<typeof setTimeout> | undefined;

  const dialIn = (pause: number) => {
    clearTimeout(redial);
    redial = setTimeout(() => {
      redial = undefined;
      channel.dial();
    }, pause);
  };
  const onDown = () => {
    if (redial !== undefined) return;
    channel.hangUp();
    dialIn(dialPause(attempt));
    attempt += 1;
    if (!wasOnline) return;
    lostAt ??= Date.now();
    setConnectionState({ status: 'offline', lostAt });
  };
  const onNetwork = () => {
    if (redial === undefined) return;
    attempt = 0;
    dialIn(Math.random() * NETWORK_SPREAD);
  };

  if (connectionNow().status === 'idle') setConnectionState({ status: 'connecting', lostAt: null });
  window.addEventListener('online', onNetwork);
  const channel = openUserChannel(
    { userId, settings },
    {
      onEvent: (event) => {
        onEvent(event);
        publishUserEvent(event);
      },
      onOnline: () => {
        wasOnline = true;
        lostAt = null;
        setConnectionState({ status: 'online', lostAt: null });
      },
      onSubscribed: () => {
        // A server that takes the socket and drops it at once is no reason to hurry.
        attempt = 0;
        clearTimeout(catchUp);
        const now = Date.now();
        if (wasSubscribed) catchUp = setTimeout(() => onMissed(now), Math.random() * CATCH_UP_SPREAD);
        else onMissed(now - QUICK_START);
        wasSubscribed = true;
      },
      onDown,
    },
  );
  openPresence(channel.join);
  return () => {
    openPresence(null);
    window.removeEventListener('online', onNetwork);
    clearTimeout(redial);
    clearTimeout(catchUp);
    channel.close();
    setConnectionState({ status: 'idle', lostAt: null });
  };
}
