import { compose } from '../../compose';
import { loadSecrets } from '../../config/secrets';
import { createMailer } from '../../mail/mailer';
import type { Module } from '../../module';
import { createJobs } from '../boss-jobs';
import type { Jobs } from '../jobs';
import type { ApartBase } from './apart-base';

export type Works = ReadonlyMap<string, (payload: object) => Promise<void>>;

/** Keeps the works that run apart, and queues as every node does. */
function keeping(works: Map<string, (payload: object) => Promise<void>>, queue: Jobs): Jobs {
  return {
    define(name, work, options) {
      if (options?.apart === true) works.set(name, work as (payload: object) => Promise<void>);
    },
    enqueue: (name, payload, trx) => queue.enqueue(name, payload, trx),
  };
}

/** The works that run apart of the server's modules, once more without a port, without workers and without start-up work. */
export async function composeWhole(
  { config, opened, say }: ApartBase,
  modules: readonly Module[],
): Promise<Works> {
  const queue = createJobs({
    pool: opened.pool,
    works: false,
    joins: true,
    onQueued: (name) => {
      say({ news: 'queued', name });
    },
    onFault: ({ err }) => app.log.error({ err }, 'jobs apart'),
  });
  const works = new Map<string, (payload: object) => Promise<void>>();
  const { app } = await compose({
    config,
    secrets: await loadSecrets(config),
    db: opened.db,
    jobs: keeping(works, queue),
    modules,
    serves: false,
    mailer: () => createMailer({ config, now: () => new Date(), print: () => undefined }),
    wakeOutbox: () => {
      say({ news: 'events' });
    },
  });
  await queue.start();
  return works;
}
