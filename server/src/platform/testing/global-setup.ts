import { startTestCluster } from './test-cluster';

/** Starts the database of this jest run; workers find it by TEST_DATABASE_URL, and room for what they share by TEST_FOLDER. */
export default async function globalSetup(_: unknown, project: { rootDir: string }): Promise<void> {
  const cluster = await startTestCluster([project.rootDir, process.cwd()]);
  process.env.TEST_DATABASE_URL = cluster.url;
  process.env.TEST_FOLDER = cluster.folder;
  Reflect.set(globalThis, 'testCluster', cluster);
}
