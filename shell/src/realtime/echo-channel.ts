import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { USER_EVENT, userChannel } from 'shared/contract/user-channel';
import type { RuntimeConfig, UserEvent } from 'shared/contract/realtime';
import { http } from 'shared/http';

/** Milliseconds. Source: product specification, section 9. */
const TIMEOUTS = { activityTimeout: 120_000, pongTimeout: 30_000, unavailableTimeout: 10_000 };

export interface ChannelEvents {
  onEvent: (event: UserEvent) => void;
  onOnline: () => void;
  /** From here on nothing is missed; comes after every `onOnline` whose channel the server allows. */
  onSubscribed: () => void;
  onOffline: () => void;
}

export interface UserChannel {
  /** Drops the socket and dials at once, without the library's growing pauses. */
  reconnect: () => void;
  close: () => void;
}

type Answer = (error: Error | null, data: { auth: string } | null) => void;

const authorizer = (channel: { name: string }) => ({
  authorize: (socketId: string, answer: Answer) => {
    http
      .post<{ auth: string }>('/broadcasting/auth', { channel_name: channel.name, socket_id: socketId })
      .then(({ data }) => {
        answer(null, data);
      })
      .catch((error: unknown) => {
        console.error('WebSocket ошибка авторизации', error);
        answer(error instanceof Error ? error : new Error(String(error)), null);
      });
  },
});

type Proof = (error: Error | null, data: { auth: string; user_data: string } | null) => void;

const userAuthentication = {
  transport: 'ajax' as const,
  headers: {},
  endpoint: '/broadcasting/user-auth',
  customHandler: ({ socketId }: { socketId: string }, answer: Proof) => {
    http
      .post<{ auth: string; user_data: string }>('/broadcasting/user-auth', { socket_id: socketId })
      .then(({ data }) => {
        answer(null, data);
      })
      .catch((error: unknown) => {
        console.error('WebSocket ошибка авторизации', error);
        answer(error instanceof Error ? error : new Error(String(error)), null);
      });
  },
};

/** Opens the person's private channel by the Pusher protocol; its failures are logged and nothing more. */
export function openUserChannel(
  { userId, settings }: { userId: number; settings: RuntimeConfig['realtime'] },
  { onEvent, onOnline, onSubscribed, onOffline }: ChannelEvents,
): UserChannel {
  const echo = new Echo<'reverb'>({
    broadcaster: 'reverb',
    Pusher,
    key: settings.key,
    wsHost: settings.host,
    wsPort: settings.port,
    wssPort: settings.port,
    forceTLS: settings.forceTLS,
    enabledTransports: ['ws', 'wss'],
    enableStats: false,
    ...TIMEOUTS,
    authorizer,
    userAuthentication,
  });
  const { pusher } = echo.connector;
  if (settings.signIn === true) pusher.signin();
  pusher.connection.bind('error', (error: unknown) => {
    console.error('WebSocket ошибка подключения', error);
  });
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    if (current === 'connected') onOnline();
    else if (current !== 'initialized') onOffline();
  });
  // A lost socket leaves the state as it was until the library dials again.
  pusher.connection.bind('connecting_in', onOffline);
  echo
    .private(userChannel(userId))
    .listen(`.${USER_EVENT}`, onEvent)
    .subscribed(onSubscribed)
    .error((error: unknown) => {
      console.error('WebSocket ошибка подписки на канал', error);
    });
  return {
    reconnect: () => {
      pusher.disconnect();
      pusher.connect();
    },
    close: () => {
      pusher.connection.unbind();
      echo.leave(userChannel(userId));
      echo.disconnect();
    },
  };
}
