import type { FastifyInstance } from 'fastify';
import { runtimeConfig, userChannel } from 'shared/contract/realtime/realtime';
import { z } from 'zod';
import type { Config } from '../config/config';
import { Forbidden } from '../http/errors';
import { route } from '../http/route';
import { privateChannel } from '../outbox/outbox.service';
import { type RealtimeCredentials, signChannel, signForSession, signUser } from './channel-signature';

const socketId = z.string().regex(/^\d{1,20}\.\d{1,20}$/, 'Недопустимый номер соединения');
const authorisation = z.strictObject({ channel_name: z.string().max(200), socket_id: socketId });

function connectionFor(config: Config, credentials: RealtimeCredentials, hostname: string) {
  if (config.broadcast !== null) {
    const { url, key } = config.broadcast;
    const forceTLS = url.protocol === 'https:';
    return {
      key,
      host: url.hostname,
      port: Number(url.port || (forceTLS ? 443 : 80)),
      forceTLS,
      signIn: true,
    };
  }
  const host = config.publicUrl === null ? hostname : new URL(config.publicUrl).hostname;
  // TLS may also end at a proxy in front of both ports.
  const forceTLS = config.tls !== null || config.publicUrl?.startsWith('https:') === true;
  return { key: credentials.key, host, port: config.realtimePort, forceTLS };
}

/** Lets an employee listen to their own channel alone, and tells browsers where to listen. */
export async function realtimeRoutes(
  app: FastifyInstance,
  config: Config,
  credentials: RealtimeCredentials,
): Promise<void> {
  route(app, {
    method: 'GET',
    url: '/config.json',
    access: 'public',
    summary: 'Настройки браузера',
    response: runtimeConfig,
    handler: ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      const realtime = connectionFor(config, credentials, request.hostname);
      const { company, demo, registration, oidc } = config;
      const isOnly = oidc?.only === true;
      return {
        realtime,
        company,
        demo,
        registration: isOnly ? ('closed' as const) : registration.mode,
        sign_in: { password: !isOnly, sso: oidc?.label ?? null },
      };
    },
  });

  await app.register(async (scope) => {
    // Pusher's own client sends a form, laravel-echo with an authoriser sends JSON.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    route(scope, {
      method: 'POST',
      url: '/broadcasting/auth',
      access: 'authenticated',
      summary: 'Разрешение слушать личный канал',
      body: authorisation,
      response: z.object({ auth: z.string() }),
      handler: ({ actor, body }) => {
        if (body.channel_name !== privateChannel(userChannel(actor.id))) {
          throw new Forbidden('Этот канал принадлежит другому сотруднику');
        }
        const { socket_id: socketId, channel_name: channel } = body;
        // A broadcaster outside checks the protocol's own signature and knows nothing of sessions.
        if (config.broadcast !== null) return { auth: signChannel(credentials, socketId, channel) };
        return { auth: signForSession(credentials, { socketId, channel, sessionId: actor.sessionId }) };
      },
    });
    route(scope, {
      method: 'POST',
      url: '/broadcasting/user-auth',
      access: 'authenticated',
      summary: 'Подтверждение сотрудника для внешней службы оповещений',
      body: z.strictObject({ socket_id: socketId }),
      response: z.object({ auth: z.string(), user_data: z.string() }),
      handler: ({ actor, body }) => signUser(credentials, body.socket_id, actor.id),
    });
  });
}
