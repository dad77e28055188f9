import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';

interface Environment {
  setup(): Promise<void>;
  teardown(): Promise<void>;
}
type EnvironmentClass = new (config: object, context: object) => Environment;

const ofTooling = createRequire(createRequire(__filename).resolve('tooling/jest'));
const NodeEnvironment = ofTooling('./jest.node.cjs') as EnvironmentClass;

async function startedFile(): Promise<Environment> {
  const projectConfig = { globals: {}, testEnvironmentOptions: {}, fakeTimers: {} };
  const file = new NodeEnvironment({ globalConfig: {}, projectConfig }, { console, testPath: __filename });
  await file.setup();
  return file;
}

test('what a test file leaves in the global scope goes with it, under a name and under a symbol', async () => {
  const before = Reflect.ownKeys(globalThis);
  const file = await startedFile();
  Object.assign(globalThis, { held: {}, [Symbol('held')]: {} });
  await file.teardown();
  expect(Reflect.ownKeys(globalThis)).toEqual(before);
});

test('what a test file said to its own promises is carried on to no promise of the next one', async () => {
  const file = await startedFile();
  const storage = new AsyncLocalStorage<string>();
  await storage.run('said', async () => {
    expect(storage.getStore()).toBe('said');
    await file.teardown();
    expect(storage.getStore()).toBeUndefined();
  });
});
