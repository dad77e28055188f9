import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../database/database';
import { faultCode } from '../fault-code';
import { Unavailable } from './errors';
import { route } from './route';

const state = z.object({ status: z.literal('ok') });

/** How long `/ready` waits for the database; a watcher gives up soon. */
const PATIENCE_MS = 1000;
/** A database that answered so lately is taken for busy, not for gone, while it is silent. */
const TRUSTED_FOR_MS = 30_000;

type Answer = 'answered' | 'refused' | 'silent';

/** Asks the database one question at a time, however many are waiting for the answer. */
function databaseProbe(db: Db): () => Promise<Answer> {
  let asking: Promise<Answer> | null = null;
  const ask = async (): Promise<Answer> => {
    try {
      await sql`select 1`.execute(db);
      return 'answered';
    } catch (error) {
      // A pool that has no connection to spare says so without a code; so does one whose connections all break.
      const isBusy = faultCode(error) === '' && /timeout/.test(error instanceof Error ? error.message : '');
      return isBusy ? 'silent' : 'refused';
    } finally {
      asking = null;
    }
  };
  return async () => {
    asking ??= ask();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<Answer>((resolve) => {
      timer = setTimeout(() => resolve('silent'), PATIENCE_MS);
    });
    try {
      return await Promise.race([asking, patience]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** `/health`: the process is alive. `/ready`: it can serve, so a balancer may send requests here. */
export function healthRoutes(app: FastifyInstance, db: Db, isStarted: () => boolean): void {
  const probe = databaseProbe(db);
  let answeredAt = Date.now();
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
      const answer = await probe();
      if (answer === 'answered') answeredAt = Date.now();
      const isTrusted = answer === 'silent' && Date.now() - answeredAt < TRUSTED_FOR_MS;
      if (answer !== 'answered' && !isTrusted) throw new Unavailable('База данных не отвечает');
      return { status: 'ok' as const };
    },
  });
}
