/** Browsers built on V8 read it: all of the script is compiled while it comes, beside the page's own thread. */
const SIGN = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the script that every page runs first. Left to itself the browser would read over its functions while it comes
 * and read them again on the page's thread, one by one as they are called, when the page waits for nothing else.
 */
export class EagerCompilePlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EagerCompilePlugin', (compilation) => {
      // After the minimizer, which takes comments away, and before the file is named by what it holds.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'EagerCompilePlugin', stage }, () => {
        for (const name of compilation.entrypoints.get('main')?.getFiles() ?? []) {
          if (!name.endsWith('.js')) continue;
          compilation.updateAsset(name, (source) => new sources.ConcatSource(SIGN, source));
        }
      });
    });
  }
}
