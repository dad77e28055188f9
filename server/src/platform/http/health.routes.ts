import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../database/database';
import { Unavailable } from './errors';
import { route } from './route';

const state = z.object({ status: z.literal('ok') });

/** `/health`: the process is alive. `/ready`: it can serve, so a balancer may send requests here. */
export function healthRoutes(app: FastifyInstance, db: Db, isStarted: () => boolean): void {
  route(app, {
    method: 'GET',
    url: '/health',
    access: 'public',
    summary: 'Процесс работает',
    response: state,
    handler: () => ({ status: 'ok' as const }),
  });
  route(app, {
    method: 'GET',
    url: '/ready',
    access: 'public',
    summary: 'Сервер готов принимать запросы',
    response: state,
    handler: async () => {
      if (!isStarted()) throw new Unavailable('Сервер ещё запускается или уже останавливается');
      await sql`select 1`.execute(db).catch(() => {
        throw new Unavailable('База данных не отвечает');
      });
      return { status: 'ok' as const };
    },
  });
}
