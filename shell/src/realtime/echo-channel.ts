import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { USER_EVENT, userChannel } from 'shared/contract/realtime/user-channel';
import type { RuntimeConfig, UserEvent } from 'shared/contract/realtime/realtime';
import { http } from 'shared/http';

import { presenceOf } from './presence-channels';
import type { JoinChannel } from './presence-door';

/** Milliseconds. Source: product specification, section 9. */
const TIMEOUTS = { activityTimeout: 120_000, pongTimeout: 30_000, unavailableTimeout: 10_000 };

export interface ChannelEvents {
  onEvent: (event: UserEvent) => void;
  onOnline: () => void;
  /** From here on nothing is missed; comes after every `onOnline` whose channel the server allows. */
  onSubscribed: () => void;
  /** The socket is lost, refused, or did not come within the time of an attempt; may come several times for one loss. */
  onDown: () => void;
}

export interface UserChannel {
  /** Begins an attempt, which has ten seconds. */
  dial: () => void;
  /** Ends what the library is doing, its own hurried attempts too; nothing happens until `dial`. */
  hangUp: () => void;
  close: () => void;
  /** Is present in a channel, and is told of everybody there, oneself too, whenever that changes; answers how to leave. */
  join: JoinChannel;
}

type Answer<T> = (error: Error | null, data: T | null) => void;

/** Asks the server to vouch for the socket; a refusal is logged and told to the library, and nothing more. */
function ask<T>(url: string, body: object, answer: Answer<T>): void {
  http
    // A server without this address is no lost page: the transport must not take it for one.
    .post<T>(url, body, { validateStatus: (status) => status < 300 || status === 404 })
    .then(({ data, status }) => {
      if (status === 404) throw new Error(`${url}: status 404`);
      answer(null, data);
    })
    .catch((error: unknown) => {
      console.error('WebSocket ошибка авторизации', error);
      answer(error instanceof Error ? error : new Error(String(error)), null);
    });
}

const authorizer = (channel: { name: string }) => ({
  authorize: (socketId: string, answer: Answer<{ auth: string }>) => {
    ask('/broadcasting/auth', { channel_name: channel.name, socket_id: socketId }, answer);
  },
});

const userAuthentication = {
  transport: 'ajax' as const,
  headers: {},
  endpoint: '/broadcasting/user-auth',
  customHandler: (
    { socketId }: { socketId: string },
    answer: Answer<{ auth: string; user_data: string }>,
  ) => {
    ask('/broadcasting/user-auth', { socket_id: socketId }, answer);
  },
};

/**
 * The library begins with the transport of the last time and breaks that off after a good second, a slow handshake too;
 * without the memory of it an attempt is one socket for all its ten seconds.
 */
function forgetTransport({ forceTLS }: RuntimeConfig['realtime']): void {
  localStorage.removeItem(`pusherTransport${forceTLS ? 'TLS' : 'NonTLS'}`);
}

/** Opens the person's private channel by the Pusher protocol; its failures are logged and nothing more. */
export function openUserChannel(
  { userId, settings }: { userId: number; settings: RuntimeConfig['realtime'] },
  { onEvent, onOnline, onSubscribed, onDown }: ChannelEvents,
): UserChannel {
  forgetTransport(settings);
  const echo = new Echo<'reverb'>({
    broadcaster: 'reverb',
    Pusher,
    key: settings.key,
    wsHost: settings.host,
    wsPort: settings.port,
    wssPort: settings.port,
    forceTLS: settings.forceTLS,
    // Without TLS «wss» would be the second try of a slow connection, at a port that does not speak it.
    enabledTransports: settings.forceTLS ? ['ws', 'wss'] : ['ws'],
    enableStats: false,
    ...TIMEOUTS,
    authorizer,
    userAuthentication,
  });
  const { pusher } = echo.connector;
  const presence = presenceOf(echo);
  if (settings.signIn === true) pusher.signin();
  pusher.connection.bind('error', (error: unknown) => {
    console.error('WebSocket ошибка подключения', error);
  });
  pusher.connection.bind('state_change', ({ previous, current }: Record<'previous' | 'current', string>) => {
    if (current === 'connected') {
      onOnline();
      return;
    }
    presence.forget();
    // The library says only so of an attempt that came to nothing: that of a server one cannot reach.
    if (current === 'unavailable' || current === 'failed')
      console.error('WebSocket ошибка подключения', current);
    // An attempt of ours begins so; from `connected` it is the library's own, and the socket is lost.
    if (current !== 'connecting' || previous === 'connected') onDown();
  });
  // A lost socket leaves the state as it was until the library dials again.
  pusher.connection.bind('connecting_in', onDown);
  echo
    .private(userChannel(userId))
    .listen(`.${USER_EVENT}`, onEvent)
    .subscribed(onSubscribed)
    .error((error: unknown) => {
      console.error('WebSocket ошибка подписки на канал', error);
    });
  return {
    join: presence.join,
    dial: () => {
      forgetTransport(settings);
      pusher.connect();
    },
    hangUp: () => {
      // The library tells of a loss in the middle of its work and would go on with it afterwards.
      queueMicrotask(() => {
        pusher.disconnect();
      });
    },
    close: () => {
      pusher.connection.unbind();
      // The channel ends with the socket: a word of leaving would be sent when the socket is closed already.
      echo.disconnect();
    },
  };
}
