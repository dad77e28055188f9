import { node } from 'tooling/jest';

export default {
  ...node(import.meta.dirname),
  globalSetup: '<rootDir>/src/platform/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/platform/testing/global-teardown.ts',
};
