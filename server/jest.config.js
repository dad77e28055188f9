import { node } from 'tooling/jest';

export default {
  ...node(import.meta.dirname),
  globalSetup: '<rootDir>/src/platform/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/platform/testing/global-teardown.ts',
  // A hook may start a whole node with a database, on a machine that has other things to do.
  testTimeout: 30_000,
};
