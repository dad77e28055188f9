import { browser } from 'shared/tooling/jest';

const config = browser(import.meta.dirname);

export default {
  ...config,
  // The one thing that is not our own: areas come as plain modules, everything else is the shell itself.
  moduleNameMapper: {
    ...config.moduleNameMapper,
    '^@module-federation/enhanced/runtime$': '<rootDir>/src/testing/federation-runtime.ts',
  },
};
