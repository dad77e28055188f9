import type { TestCluster } from './test-cluster';

/** Stops the database of this jest run. */
export default async function globalTeardown(): Promise<void> {
  const cluster = Reflect.get(globalThis, 'testCluster') as TestCluster | undefined;
  await cluster?.stop();
}
