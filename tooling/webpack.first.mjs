import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Bytes of the script as it lies on the disk; a library that slipped into it would be far beyond. */
const MOST_BYTES = 14_000;

/** A rule of style sheets that gives the names of the classes and no style. */
function namesAlone(rule) {
  if (rule !== undefined && 'sideEffects' in rule) {
    const [, { loader, options }] = rule.use;
    const modules = { ...options.modules, exportOnlyLocals: true };
    return { ...rule, sideEffects: false, use: [{ loader, options: { ...options, modules } }] };
  }
  return rule;
}

/**
 * Builds a small script of its own beside the shell's: without the federation and its runtime, and with nothing of the
 * doors but what it uses itself. Stops the build when the script is no longer small.
 */
export class FirstScriptPlugin {
  constructor({ entry, base }) {
    this.entry = entry;
    this.base = base;
  }

  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstScriptPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // After the minimizer, which has done its work on this one already.
        { name: 'FirstScriptPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => this.build(compilation),
      );
    });
  }

  async build(compilation) {
    const built = await this.compile();
    compilation.errors.push(...built.errors);
    compilation.fileDependencies.addAll(built.fileDependencies);
    for (const { name, source, info } of built.getAssets()) {
      if (source.size() > MOST_BYTES && compilation.options.mode === 'production')
        compilation.errors.push(new Error(`The first script has ${source.size()} bytes of ${MOST_BYTES}`));
      compilation.emitAsset(name, source, info);
    }
  }

  compile() {
    const webpack = require('webpack');
    const { base, entry } = this;
    const compiler = webpack({
      ...base,
      name: 'first',
      // The styles themselves come with the suite's; here only the names of their classes are known.
      module: { ...base.module, rules: base.module.rules.map(namesAlone) },
      entry: { first: entry },
      output: { ...base.output, publicPath: '/', uniqueName: 'first' },
      cache: false,
      plugins: [],
    });
    // Whoever asked for it writes it.
    compiler.hooks.shouldEmit.tap('FirstScriptPlugin', () => false);
    return new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        compiler.close(() => (error ? reject(error) : resolve(stats.compilation)));
      });
    });
  }
}

/** The name of the first script among the files of a build; undefined when the build has none. */
export const firstScriptOf = (names) => names.find((name) => /^assets\/first\.[^/]*js$/.test(name));
