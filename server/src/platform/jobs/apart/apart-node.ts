import type { MessagePort } from 'node:worker_threads';
import { compose } from '../../compose';
import { readConfig } from '../../config/config';
import { loadSecrets } from '../../config/secrets';
import { openDatabase } from '../../database/open-database';
import { createMailer } from '../../mail/mailer';
import type { Module } from '../../module';
import { giveWay } from '../../threads/give-way';
import { createJobs } from '../boss-jobs';
import type { Jobs } from '../jobs';
import type { ApartNews, ApartPlace, ApartRun } from './apart-message';

/** Connections of the thread: an export and an import beside each other, and their notes. */
const CONNECTIONS = 4;

type Works = Map<string, (payload: object) => Promise<void>>;

/** Keeps the works that run apart, and queues as every node does. */
function keeping(works: Works, queue: Jobs): Jobs {
  return {
    define(name, work, options) {
      if (options?.apart === true) works.set(name, work as (payload: object) => Promise<void>);
    },
    enqueue: (name, payload, trx) => queue.enqueue(name, payload, trx),
  };
}

async function runOne(works: Works, { id, name, payload }: ApartRun): Promise<ApartNews> {
  try {
    const work = works.get(name);
    if (work === undefined) throw new Error(`No work apart is called ${name}`);
    await work(payload);
    return { news: 'done', id };
  } catch (error) {
    return { news: 'failed', id, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/**
 * The server's modules once more, without a port, without workers of the queue and without start-up work: they do
 * what the node hands over, on connections of their own.
 */
export async function serveApart(
  modules: readonly Module[],
  { port, place }: { port: MessagePort; place: ApartPlace },
): Promise<void> {
  giveWay();
  const say = (news: ApartNews) => {
    port.postMessage(news);
  };
  const config = readConfig(process.env);
  const opened = await openDatabase({
    url: place.databaseUrl,
    poolSize: CONNECTIONS,
    onIdleError: () => undefined,
  });
  const queue = createJobs({
    pool: opened.pool,
    works: false,
    joins: true,
    onQueued: (name) => {
      say({ news: 'queued', name });
    },
    onFault: ({ err }) => app.log.error({ err }, 'jobs apart'),
  });
  const works: Works = new Map();
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
  port.on('message', (run: ApartRun) => {
    void runOne(works, run).then(say);
  });
}
