import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** Asks the shell what the registry promises of a file; for another origin the loaders set `crossorigin` by themselves. */
const ask = (tag, url) => `${tag}.integrity = globalThis.contractsIntegrity?.(${url}) ?? "";`;

/** Holds every later script and style sheet of a build to what the registry promises of it, when it promises anything. */
export class IntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (code) => `${code}\n${ask('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (code, { tag, href }) => `${code}\n${ask(tag, href)}`,
      );
    });
  }
}
