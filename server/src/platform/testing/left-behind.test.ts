import { createRequire } from 'node:module';

interface Environment {
  setup(): Promise<void>;
  teardown(): Promise<void>;
}
type EnvironmentClass = new (config: object, context: object) => Environment;

const ofTooling = createRequire(createRequire(__filename).resolve('tooling/jest'));
const NodeEnvironment = ofTooling('./jest.node.cjs') as EnvironmentClass;

test('what a test file leaves in the global scope goes with it, under a name and under a symbol', async () => {
  const before = Reflect.ownKeys(globalThis);
  const projectConfig = { globals: {}, testEnvironmentOptions: {}, fakeTimers: {} };
  const file = new NodeEnvironment({ globalConfig: {}, projectConfig }, { console, testPath: __filename });
  await file.setup();
  Object.assign(globalThis, { held: {}, [Symbol('held')]: {} });
  await file.teardown();
  expect(Reflect.ownKeys(globalThis)).toEqual(before);
});
