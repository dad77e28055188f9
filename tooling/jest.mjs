import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** How a TypeScript source becomes what jest runs; independent of the TypeScript version. */
const transform = {
  '^.+\\.(ts|tsx|mjs|js)$': [
    require.resolve('@swc/jest'),
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
  '\\.csv$': new URL('./jest.text.cjs', import.meta.url).pathname,
};

/** Packages that ship ES modules only and so have to be transformed too. */
const esModuleOnly = [
  '@tabler/icons-react',
  'number-to-words-ru',
  'fflate',
  'modern-tar',
  'openid-client',
  'oauth4webapi',
  'jose',
];
const transformIgnorePatterns = [
  `/node_modules/(?!(?:\\.pnpm/)?(?:${esModuleOnly.map((name) => name.replace('/', '[+/]')).join('|')})[@/])`,
];

/** The jest configuration of a package that runs in the browser. */
export function browser(rootDir) {
  return {
    rootDir,
    displayName: rootDir.split('/').at(-1),
    testEnvironment: require.resolve('jest-environment-jsdom'),
    // A whole screen on a busy machine; nothing is measured by it.
    testTimeout: 90_000,
    testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
    setupFiles: [new URL('./jest.browser.mjs', import.meta.url).pathname],
    setupFilesAfterEnv: [new URL('./jest.matchers.mjs', import.meta.url).pathname],
    moduleNameMapper: {
      '\\.module\\.css$': new URL('./jest.classes.cjs', import.meta.url).pathname,
      '\\.(css|svg|webp|woff2)$': new URL('./jest.empty.cjs', import.meta.url).pathname,
    },
    transform,
    transformIgnorePatterns,
  };
}

/** The jest configuration of a package that runs on the server. */
export function node(rootDir) {
  return {
    rootDir,
    displayName: rootDir.split('/').at(-1),
    testEnvironment: 'node',
    testMatch: ['<rootDir>/src/**/*.test.ts'],
    transform,
    transformIgnorePatterns,
  };
}
