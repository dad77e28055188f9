const hooks = require('node:async_hooks');
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

/** The class whose instances are told to `made`. */
const toldOf = (made) =>
  class extends hooks.AsyncLocalStorage {
    constructor(...given) {
      super(...given);
      made(this);
    }
  };

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
    const { AsyncLocalStorage } = hooks;
    this.found = {
      keys: new Set(Reflect.ownKeys(globalThis)),
      console,
      exit: process.exit,
      AsyncLocalStorage,
    };
    // By these jest finds its own parts.
    for (const mark of Object.getOwnPropertySymbols(sandbox)) globalThis[mark] ??= sandbox[mark];
    this.global = globalThis;
    // Node carries each storage that was ever used from promise to promise until it is told not to: left to themselves,
    // those of eighty test files make a promise of the next one fifty times as dear.
    this.storages = [];
    hooks.AsyncLocalStorage = toldOf((storage) => this.storages.push(storage));
  }

  async teardown() {
    await super.teardown();
    hooks.AsyncLocalStorage = this.found.AsyncLocalStorage;
    for (const storage of this.storages) storage.disable();
    // Symbols too: under one of them jest keeps its tests, and with them everything a test file ever held.
    for (const key of Reflect.ownKeys(globalThis))
      if (!this.found.keys.has(key)) Reflect.deleteProperty(globalThis, key);
    globalThis.console = this.found.console;
    process.exit = this.found.exit;
  }
};
