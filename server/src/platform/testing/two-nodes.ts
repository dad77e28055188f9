import { mkdtemp, rm } from 'node:fs/promises';
import { readConfig } from '../config/config';
import type { Module } from '../module';
import { type RunningNode, startNode } from '../node';
import { createTestDatabase, type TestDatabase } from './test-database';

async function aNode(
  module: Module,
  { url, dataDir }: { url: string; dataDir: string },
): Promise<RunningNode> {
  const config = readConfig({
    PORT: '0',
    REALTIME_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    APP_SECRET: 'the same key on every node of it',
    LOG_LEVEL: 'silent',
    DEMO: '0',
  });
  const onFatal = (error: Error) => {
    throw error;
  };
  return startNode({ config, modules: [module], packagesFrom: [], print: () => undefined, onFatal });
}

export interface TwoNodes {
  database: TestDatabase;
  first: RunningNode;
  second: RunningNode;
  stop: () => Promise<void>;
}

/** Two nodes of one installation that open real ports, on an empty database of their own; `stop` leaves nothing of them. */
export async function twoNodes(module: Module): Promise<TwoNodes> {
  const database = await createTestDatabase({ empty: true });
  const dataDirs = [await mkdtemp('/tmp/node-'), await mkdtemp('/tmp/node-')] as const;
  const { url } = database;
  const [first, second] = await Promise.all([
    aNode(module, { url, dataDir: dataDirs[0] }),
    aNode(module, { url, dataDir: dataDirs[1] }),
  ]);
  const stop = async () => {
    await Promise.all([first.stop(), second.stop()]);
    await database.drop();
    for (const dataDir of dataDirs) await rm(dataDir, { recursive: true, force: true });
  };
  return { database, first, second, stop };
}
