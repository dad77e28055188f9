import { Worker } from 'node:worker_threads';
import type { StartThread } from './thread/text-threads';

/** The thread of a server that is not built, out of its sources: the same program, under the same limits. */
export const startSources: StartThread = (limits) =>
  new Worker(new URL(`file://${__dirname}/thread/text-thread.ts`), {
    ...limits,
    execArgv: ['--import', `file://${__dirname}/../platform/testing/run-sources.mjs`],
  });
