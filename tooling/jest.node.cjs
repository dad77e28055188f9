const { TestEnvironment } = require('jest-environment-node');

/** Packages that Node loads once a worker: dear to load, and without a state that a test could leave behind. */
const packages = new Set([
  '@fastify/compress',
  '@fastify/multipart',
  'fast-json-stringify',
  'fastify',
  'kysely',
  'pg',
  'pg-boss',
  'zod',
]);

/**
 * Tests of the server run in Node itself and not in a sandbox that imitates it: an Error of a package is an Error of the
 * test, and packages are loaded once a worker. What a test file leaves in the global scope is taken away behind it.
 */
module.exports = class extends TestEnvironment {
  isNode = true;
  packages = packages;

  constructor(...given) {
    super(...given);
    const sandbox = this.global;
    this.found = { keys: new Set(Reflect.ownKeys(globalThis)), console, exit: process.exit };
    // By these jest finds its own parts.
    for (const mark of Object.getOwnPropertySymbols(sandbox)) globalThis[mark] ??= sandbox[mark];
    this.global = globalThis;
  }

  async teardown() {
    await super.teardown();
    // Symbols too: under one of them jest keeps its tests, and with them everything a test file ever held.
    for (const key of Reflect.ownKeys(globalThis))
      if (!this.found.keys.has(key)) Reflect.deleteProperty(globalThis, key);
    globalThis.console = this.found.console;
    process.exit = this.found.exit;
  }
};
