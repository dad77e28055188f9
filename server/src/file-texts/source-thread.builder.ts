import { Worker } from 'node:worker_threads';
import type { Module } from '../platform/module';
import type { StartThread } from '../platform/threads/work-thread';
import { fileTextsIn, fileTextsModule } from './file-texts-module';

/** The thread of a server that is not built, out of its sources: the same program, under the same limits. */
export const startSources: StartThread = (limits) =>
  new Worker(new URL(`file://${__dirname}/thread/text-thread.ts`), {
    ...limits,
    execArgv: ['--import', `file://${__dirname}/../platform/testing/run-sources.mjs`],
  });

/** The thread compiles its sources before it reads, after everybody else of a busy machine: that is no lateness of a text. */
const PATIENCE = { front: 240_000, back: 240_000 };

/** The modules of the whole server, with the texts of files read by that thread. */
export const outOfSources = (modules: readonly Module[]): readonly Module[] =>
  modules.map((module) => (module === fileTextsModule ? fileTextsIn(startSources, PATIENCE) : module));
