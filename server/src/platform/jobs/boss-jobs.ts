import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Trx } from '../database/database';
import { afterCommit } from '../database/transact';
import { type EndLooks, lookForDue } from './due-queues';
import { JOBS_SCHEMA } from './install-jobs';
import { keepSchedules } from './keep-schedules';
import { claimMissed, putDownSuccess } from './job-runs.repository';
import type { JobOptions, Jobs } from './jobs';
import { lastNight } from './nightly';
import { readSchedule } from './schedule';

/** Seconds after which a worker asks by itself; it is told far sooner, by whoever queues and by the looks. */
const ASKS_ITSELF = 600;
/** Looks every hour for nightly work that was missed. */
const MAKE_UP = 'jobs.make-up';

interface Definition {
  name: string;
  work: (payload: object) => Promise<void>;
  options: JobOptions;
}

export interface BossOptions {
  pool: Pool;
  /** Told of work that failed, with the name of the job, and of faults of the queue itself. */
  onFault: (fault: { err: unknown; job?: string; jobId?: string }) => void;
  /** False on nodes that only queue work for others. */
  works: boolean;
  /** True where another part of the process has made the queues: nothing but sending is done here. */
  joins?: boolean;
  /** True where no other node shares the database: what is under way at the start was left by one that was killed. */
  isOnly?: boolean;
  /** Told of each job that is queued here, once it is committed. */
  onQueued?: (name: string) => void;
  /** Who runs the work that is to run apart; here, where nobody does. */
  runApart?: ((name: string, payload: object) => Promise<void>) | undefined;
  /** How often it is looked whether work is due that was queued elsewhere, for later or anew. */
  pollingIntervalSeconds?: number;
  /** The present moment; the clock by default. */
  now?: () => Date;
}

export interface RunningJobs extends Jobs {
  /** Makes the queues and starts the workers; call after every `define`. */
  start(): Promise<void>;
  /** Waits for the work under way, at most the given time; what is left runs again elsewhere. */
  stop(patienceMs?: number): Promise<void>;
  /** The next of these jobs is begun at once, and not when the queue is next looked at. */
  nudge(name: string): void;
}

/** What the queue hears of the database once it has stopped: nothing was found and nothing changed. */
const NOTHING = { rows: [{ count: 0 }] };

function bossOn({ pool, works, joins = false, onFault }: BossOptions): PgBoss {
  let isOver = false;
  const boss = new PgBoss({
    // Work that outlives the stop's patience fails when the pool is closed. The queue has given it to others by then, and
    // its wish to write that down would end the process before the rest of it has stopped.
    db: { executeSql: async (text, values) => (isOver ? NOTHING : pool.query(text, values)) },
    schema: JOBS_SCHEMA,
    supervise: works,
    schedule: false,
    migrate: !joins,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 7,
  });
  boss.on('error', (error) => onFault({ err: error }));
  boss.on('stopped', () => {
    isOver = true;
  });
  return boss;
}

/** Sends through the use case's own transaction. */
function through(trx: Trx): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}

// "jobs" in ASCII: any number will do as long as every node takes the same.
const LOCK = '1785684595';

/**
 * Runs the work while no other node does: making a queue changes the tables of all of them, and two nodes that start at
 * once would wait for each other.
 */
async function alone(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`select pg_advisory_lock(${LOCK})`);
    try {
      await work();
    } finally {
      await client.query(`select pg_advisory_unlock(${LOCK})`);
    }
  } finally {
    // The connection has settings of its own now; the pool opens another.
    client.release(true);
  }
}

async function publish(boss: PgBoss, { name, options }: Definition): Promise<void> {
  const settings = {
    name,
    retryLimit: options.retries ?? 3,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: options.expiresIn ?? 900,
  };
  await boss.createQueue(name, settings);
  // A queue that an earlier version of the product has made keeps that version's settings otherwise.
  await boss.updateQueue(name, settings);
}

/**
 * Work that the node before this one was killed at is due again at once, as often as it may be tried; else it would be
 * taken for under way until its time is up, and whoever waits for it would wait for nothing.
 */
async function takeUpLeft(boss: PgBoss, pool: Pool): Promise<void> {
  await pool.query(
    `update ${JOBS_SCHEMA}.job set started_on = now() - expire_in - interval '1 second' where state = 'active'`,
  );
  await boss.expire();
}

async function runOne(
  { name, work, options }: Definition,
  jobs: readonly PgBoss.Job[],
  { pool, now = () => new Date(), onFault, runApart }: BossOptions,
): Promise<void> {
  const isApart = options.apart === true && runApart !== undefined;
  for (const job of jobs) {
    try {
      const begun = now();
      const payload = typeof job.data === 'object' && job.data !== null ? job.data : {};
      await (isApart ? runApart(name, payload) : work(payload));
      if (options.schedule !== undefined) await putDownSuccess(pool, name, begun);
    } catch (error) {
      onFault({ err: error, job: name, jobId: job.id });
      throw error;
    }
  }
}

/**
 * Nightly work that no node was awake for is queued once, whichever of them notices first: a schedule is kept only by
 * a node that runs at its very minute.
 */
async function makeUp(
  boss: PgBoss,
  definitions: Iterable<Definition>,
  { pool, now = () => new Date() }: BossOptions,
): Promise<void> {
  const present = now();
  for (const { name, options } of definitions) {
    const since = options.schedule === undefined ? null : lastNight(options.schedule, present);
    if (since !== null && (await claimMissed(pool, { name, since, now: present }))) await boss.send(name, {});
  }
}

/** Jobs kept in the same database, so that they commit with the business and outlive any node. */
export function createJobs(options: BossOptions): RunningJobs {
  const { works, pollingIntervalSeconds = 1 } = options;
  const definitions = new Map<string, Definition>();
  const workers = new Map<string, string>();
  let boss: PgBoss | null = null;
  let endLooks: EndLooks[] = [];

  const begin = (name: string) => {
    const worker = workers.get(name);
    if (worker !== undefined) boss?.notifyWorker(worker);
  };
  const nudge = (name: string) => {
    begin(name);
    options.onQueued?.(name);
  };

  return {
    define(name, work, jobOptions = {}) {
      if (definitions.has(name)) throw new Error(`The job ${name} is defined twice`);
      if (jobOptions.schedule !== undefined) readSchedule(jobOptions.schedule);
      definitions.set(name, { name, work: work as Definition['work'], options: jobOptions });
    },
    async enqueue(name, payload, trx) {
      if (boss === null) throw new Error(`The job ${name} was queued before the start`);
      if (trx === undefined) {
        await boss.send(name, payload);
        nudge(name);
        return;
      }
      await boss.send(name, payload, { db: through(trx) });
      afterCommit(trx, () => nudge(name));
    },
    async start() {
      const started = bossOn(options);
      boss = started;
      if (options.joins === true) {
        await started.start();
        return;
      }
      const missed = () => makeUp(started, definitions.values(), options);
      definitions.set(MAKE_UP, { name: MAKE_UP, work: missed, options: { schedule: '17 * * * *' } });
      await alone(options.pool, async () => {
        await started.start();
        for (const definition of definitions.values()) await publish(started, definition);
        // What an earlier version of the product has told the queue's own clock.
        await options.pool.query(`delete from ${JOBS_SCHEMA}.schedule`);
      });
      if (!works) return;
      if (options.isOnly === true) await takeUpLeft(started, options.pool);
      for (const definition of definitions.values()) {
        // One at a time: a failure would take the rest of its batch down with it.
        const worker = await started.work<object>(
          definition.name,
          { batchSize: 1, pollingIntervalSeconds: ASKS_ITSELF },
          (jobs) => runOne(definition, jobs, options),
        );
        workers.set(definition.name, worker);
      }
      const { pool, onFault } = options;
      const queue = async (name: string) => {
        await started.send(name, {});
        nudge(name);
      };
      endLooks = [
        lookForDue({ pool, everySeconds: pollingIntervalSeconds, onDue: begin, onFault }),
        keepSchedules({ pool, definitions, queue, makeUp: missed, onFault }),
      ];
      await missed();
    },
    async stop(patienceMs = 20_000) {
      if (boss === null) return;
      await Promise.all(endLooks.map((end) => end()));
      await boss.stop({ graceful: true, wait: true, timeout: patienceMs, close: false });
    },
    nudge,
  };
}
