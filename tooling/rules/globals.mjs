const names = (...list) => Object.fromEntries(list.map((name) => [name, 'readonly']));

/** What a plain script may use without importing it. */
export default {
  node: names(
    'process',
    'console',
    'globalThis',
    'URL',
    'URLSearchParams',
    'Buffer',
    'fetch',
    'AbortSignal',
    'AbortController',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'performance',
    'structuredClone',
    'TextEncoder',
    'TextDecoder',
    'queueMicrotask',
    'require',
    'module',
    '__dirname',
    'crypto',
    'WebSocket',
    'Response',
  ),
  jest: names('describe', 'it', 'test', 'expect', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach', 'jest'),
};
