import { createRequire } from 'node:module';

import { browser } from 'tooling/jest';

const require = createRequire(import.meta.url);
const config = browser(import.meta.dirname);

export default {
  ...config,
  testTimeout: 60_000,
  moduleNameMapper: {
    ...config.moduleNameMapper,
    // As in a browser, where it speaks through the window's WebSocket.
    '^pusher-js$': require.resolve('pusher-js/dist/web/pusher.js'),
  },
};
