import { afterCommit } from '../database/transact';
import type { JobOptions, Jobs } from '../jobs/jobs';

export interface WaitingJobs extends Jobs {
  /** Carries out everything that is queued, and what that queues in turn; a failing job fails the test. */
  run(): Promise<void>;
  /** Names of the jobs that are queued now. */
  waiting(): string[];
  /** What is queued now, as the queue keeps it. */
  payloads(): object[];
  /** How often a kind of work is tried again, and when it runs by itself. */
  optionsOf(name: string): JobOptions;
  /** Carries out one kind of work as its schedule would. */
  runScheduled(name: string): Promise<void>;
}

/** Jobs that wait until the test says so, and run in this process: no clock and no polling. */
export function waitingJobs(): WaitingJobs {
  const works = new Map<string, { work: (payload: object) => Promise<void>; options: JobOptions }>();
  const queue: { name: string; payload: object }[] = [];
  const carryOut = async (name: string, payload: object) => {
    const definition = works.get(name);
    if (definition === undefined) throw new Error(`Nobody does the job ${name}`);
    // Payloads travel as JSON, so a test must not see more than JSON can carry.
    await definition.work(JSON.parse(JSON.stringify(payload)) as object);
  };
  return {
    define(name, work, options = {}) {
      works.set(name, { work: work as (payload: object) => Promise<void>, options });
    },
    async enqueue(name, payload, trx) {
      if (trx === undefined) queue.push({ name, payload });
      else afterCommit(trx, () => queue.push({ name, payload }));
    },
    async run() {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        await carryOut(next.name, next.payload);
      }
    },
    waiting: () => queue.map(({ name }) => name),
    payloads: () => queue.map(({ payload }) => JSON.parse(JSON.stringify(payload)) as object),
    optionsOf: (name) => works.get(name)?.options ?? {},
    runScheduled: (name) => carryOut(name, {}),
  };
}
