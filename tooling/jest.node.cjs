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
    this.found = { names: new Set(Object.getOwnPropertyNames(globalThis)), console, exit: process.exit };
    // By these jest finds its own parts; what outlives a test file under them is jest's affair.
    for (const mark of Object.getOwnPropertySymbols(sandbox)) globalThis[mark] ??= sandbox[mark];
    this.global = globalThis;
  }

  async teardown() {
    await super.teardown();
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!this.found.names.has(name)) Reflect.deleteProperty(globalThis, name);
    globalThis.console = this.found.console;
    process.exit = this.found.exit;
  }
};
