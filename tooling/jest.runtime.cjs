const { createRequire } = require('node:module');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** File → what it was compiled from and to; for the life of a worker, which runs many test files over the same sources. */
const compiled = new Map();

/** The file as a function of what jest hands to a module; compiled once a worker, run anew for every test file. */
function scriptOf({ source, file, parameters }) {
  const known = compiled.get(file);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${source}\n})`, { filename: file, columnOffset: -head.length });
  compiled.set(file, { source, script });
  return script;
}

/**
 * Jest's own way to run a module compiles it again for every test file; here only its state is new every time. An
 * environment may run modules in Node itself (`isNode`) and name packages that Node loads for it (`packages`).
 */
module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    const plain = executor.compile.bind(executor);
    executor.compile = (source, file) => {
      try {
        return this.run(scriptOf({ source, file, parameters: executor.injectedModuleParameters }));
      } catch (error) {
        // Jest explains a file that is no script.
        if (error instanceof SyntaxError) return plain(source, file);
        throw error;
      }
    };
  }

  requireModuleOrMock(from, name) {
    const isOfNode = this._environment.packages?.has(name) === true;
    return isOfNode ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }

  /** The function of the script, or null when the test file has ended. */
  run(script) {
    const context = this._environment.getVmContext();
    if (context === null) return null;
    return this._environment.isNode === true ? script.runInThisContext() : script.runInContext(context);
  }
};
