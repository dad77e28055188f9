import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { patience } from './proof/patience.mjs';

const require = createRequire(import.meta.url);

const fileBeside = (name) => fileURLToPath(new URL(name, import.meta.url));

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
  '\\.csv$': fileBeside('jest.text.cjs'),
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
    testEnvironment: fileBeside('jest.page.cjs'),
    testTimeout: patience,
    testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
    runtime: fileBeside('jest.runtime.cjs'),
    setupFiles: ['jest.browser.mjs', 'jest.labels.mjs', 'jest.styles.mjs', 'jest.react.cjs'].map(fileBeside),
    setupFilesAfterEnv: [fileBeside('jest.matchers.mjs')],
    moduleNameMapper: {
      '\\.module\\.css$': fileBeside('jest.classes.cjs'),
      '\\.(css|svg|webp|woff2)$': fileBeside('jest.empty.cjs'),
      // As in a browser, where it speaks through the window's WebSocket.
      '^pusher-js$': 'pusher-js/dist/web/pusher.js',
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
    testEnvironment: fileBeside('jest.node.cjs'),
    runtime: fileBeside('jest.runtime.cjs'),
    testTimeout: patience,
    testMatch: ['<rootDir>/src/**/*.test.ts'],
    transform,
    transformIgnorePatterns,
  };
}
