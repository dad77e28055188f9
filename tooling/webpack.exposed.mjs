/**
 * Puts the exposed module of an area before its entry, in one file: it is a list of loaders of a few hundred bytes, which
 * every visit needs and which would be a request of its own.
 */
export class ExposedModulePlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ExposedModulePlugin', (compilation) => {
      // After the minimizer, and before the files are named by what they hold.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 2;
      compilation.hooks.processAssets.tap({ name: 'ExposedModulePlugin', stage }, () => {
        const [entry] = [...compilation.entrypoints.values()].flatMap((entrypoint) =>
          entrypoint.getFiles().filter((name) => /^remoteEntry\..*js$/.test(name)),
        );
        const exposed = [...compilation.chunks].find(({ name }) => name === '__federation_expose_module');
        const [script] = [...(exposed?.files ?? [])].filter((name) => name.endsWith('.js'));
        if (entry === undefined || script === undefined) return;
        // The chunk waits under its global name until the entry's runtime takes it up as one that has come.
        const { source } = compilation.getAsset(script);
        compilation.updateAsset(entry, (old) => new sources.ConcatSource(source, '\n', old));
        exposed.files.delete(script);
        compilation.deleteAsset(script);
      });
    });
  }
}
