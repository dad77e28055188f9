import type { FastifyInstance } from 'fastify';
import { runtimeConfig, userChannel } from 'shared/contract/realtime/realtime';
import { z } from 'zod';
import type { PresentPerson } from 'shared/contract/realtime/user-channel';
import type { Config } from '../config/config';
import type { Actor } from '../http/actor';
import { BODY_LIMITS } from '../http/body/body-limits';
import { Forbidden } from '../http/errors';
import { route } from '../http/route';
import { privateChannel } from '../outbox/outbox.service';
import { mayBePresent, PRESENCE } from './presence-rules';
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
  // TLS may also end at a proxy in front of both ports.
  const forceTLS = config.tls !== null || config.publicUrl?.startsWith('https:') === true;
  // By the name the page itself was opened by: its policy lets it connect to no other.
  return { key: credentials.key, host: hostname, port: config.realtimePort, forceTLS };
}

/** Why a channel is closed: without the protocol's prefix, or by another name, it is nobody's. */
function refusalOf(channel: string, own: string): string {
  const isOfSomebody = channel.startsWith(own.slice(0, own.lastIndexOf('.') + 1));
  return isOfSomebody ? 'Этот канал принадлежит другому сотруднику' : `Такого канала нет, ваш канал — ${own}`;
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
      const mode = isOnly ? 'closed' : registration.mode;
      return {
        realtime,
        company,
        demo,
        registration: mode,
        ...(mode === 'domains' && { registration_domains: [...registration.domains] }),
        sign_in: { password: !isOnly, sso: oidc?.label ?? null },
      };
    },
  });

  const sign = (actor: Actor, socketId: string, channel: string) =>
    // A broadcaster outside checks the protocol's own signature and knows nothing of sessions.
    config.broadcast !== null
      ? signChannel(credentials, socketId, channel)
      : signForSession(credentials, { socketId, channel, sessionId: actor.sessionId });

  /** The permission to be seen at a record, for whoever sees it; of a person no more is told than number and name. */
  const joinRecord = async (actor: Actor, { channel_name, socket_id }: z.infer<typeof authorisation>) => {
    const [resource = '', id = '', ...rest] = channel_name.slice(PRESENCE.length).split('.');
    // A broadcaster outside would open a room of whatever name is signed.
    const isRecord = rest.length === 0 && /^[1-9]\d{0,15}$/.test(id);
    if (!isRecord || !(await mayBePresent(app, actor, { resource, id: Number(id) })))
      throw new Forbidden('Запись не найдена или закрыта для вас');
    const person: PresentPerson = { id: actor.id, name: actor.name };
    const channel_data = JSON.stringify({ user_id: String(actor.id), user_info: person });
    return { auth: sign(actor, socket_id, `${channel_name}:${channel_data}`), channel_data };
  };

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
      bodyLimit: BODY_LIMITS.short,
      response: z.object({ auth: z.string(), channel_data: z.string().optional() }),
      handler: async ({ actor, body }) => {
        if (body.channel_name.startsWith(PRESENCE)) return joinRecord(actor, body);
        const own = privateChannel(userChannel(actor.id));
        if (body.channel_name !== own) throw new Forbidden(refusalOf(body.channel_name, own));
        return { auth: sign(actor, body.socket_id, body.channel_name) };
      },
    });
    route(scope, {
      method: 'POST',
      url: '/broadcasting/user-auth',
      access: 'authenticated',
      summary: 'Подтверждение сотрудника для внешней службы оповещений',
      body: z.strictObject({ socket_id: socketId }),
      bodyLimit: BODY_LIMITS.short,
      response: z.object({ auth: z.string(), user_data: z.string() }),
      handler: ({ actor, body }) => signUser(credentials, body.socket_id, actor.id),
    });
  });
}
