import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

import MiniCssExtractPlugin from 'mini-css-extract-plugin';

import { BuildIdPlugin, ofThisBuild } from './webpack.identity.mjs';
import { FirstScriptPlugin } from './webpack.first.mjs';
import { EagerCompilePlugin } from './webpack.eager.mjs';
import { ExposedModulePlugin } from './webpack.exposed.mjs';
import { areaFederation, shellFederation } from './webpack.federation.mjs';
import { IntegrityPlugin } from './webpack.integrity.mjs';
import { ReleasePlugin } from './webpack.release.mjs';
import { assetRule, scriptRule, styleRule, textRule, threadRule } from './webpack.rules.mjs';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';

/** What webpack keeps between builds was made by this preset and at this place; otherwise it is made anew. */
const preset = readdirSync(import.meta.dirname)
  .filter((file) => /^webpack[.\w]*(?<!\.test)\.mjs$/.test(file))
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(`${import.meta.dirname}/${file}`)), createHash('sha256'))
  .digest('hex');

const kept = (dir, name) => ({
  type: /** @type {const} */ ('filesystem'),
  cacheDirectory: `${dir}/../.cache/webpack`,
  name,
  // It names files by their whole path, so that what was copied with the folder is of no use.
  version: `${preset} ${dir}`,
});

/** Of the bundler itself only what stops it concerns who builds. */
const infrastructureLogging = { level: /** @type {const} */ ('error') };

const isDevelopment = () => process.env.NODE_ENV === 'development';

/** Scripts made short by the compiler that read them, at less than half the work of webpack's own minimizer; ADR 172. */
const shortScripts = () =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    // What one pass leaves the next can make shorter still; a fourth finds nothing.
    minimizerOptions: { compress: { passes: 3 } },
    // The compiler takes its own threads, and a process for each file would hold sources and results once more.
    parallel: false,
    extractComments: false,
    // As its makers have made it.
    exclude: /pdf\.worker\.min/,
  });

/** What every package for the browser has in common. */
function browser(dir) {
  const name = dir.split(/[\\/]/).at(-1);
  return {
    name,
    context: dir,
    mode: isDevelopment() ? 'development' : 'production',
    // The content-security policy forbids eval, in development too.
    devtool: isDevelopment() ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      conditionNames: ['import', 'module', 'browser', 'default'],
    },
    module: { rules: [scriptRule('browser'), styleRule(name), assetRule, threadRule] },
    output: {
      path: `${dir}/dist`,
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: name,
      chunkLoadingGlobal: `chunks_${name.replace(/-/g, '_')}`,
      crossOriginLoading: 'anonymous',
      // Whoever waits for a page gives up sooner, by a clock that stands still while the page cannot work; this one goes on.
      chunkLoadTimeout: 20_000,
      hashFunction: 'xxhash64',
    },
    optimization: {
      minimizer: [shortScripts(), new CssMinimizerPlugin()],
      // A vendor chunk beside a page would be one more request before its rows.
      splitChunks: { chunks: 'async', minSize: 20_000, cacheGroups: { defaultVendors: false } },
      runtimeChunk: false,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging,
    cache: kept(dir, name),
    plugins: [
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:8].css',
        chunkFilename: 'assets/[name].[contenthash:8].css',
        // Every class is scoped to its component, so the order of two files changes nothing.
        ignoreOrder: true,
      }),
      new IntegrityPlugin(),
    ],
  };
}

/** What the first script is made with changes seldom: a browser keeps it over the releases of the shell. */
const libraries = {
  test: /[\\/]node_modules[\\/](?!@tabler|\.federation)[^.]/,
  chunks: /** @type {const} */ ('initial'),
  name: 'libraries',
  enforce: true,
};

/** The configuration of the shell: it provides the singletons and knows no area. */
export function shell(dir) {
  const base = browser(dir);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, publicPath: '/' },
    optimization: {
      ...base.optimization,
      splitChunks: { ...base.optimization.splitChunks, cacheGroups: { defaultVendors: false, libraries } },
    },
    plugins: [
      ...base.plugins,
      shellFederation(),
      new EagerCompilePlugin(),
      new FirstScriptPlugin({ entry: './src/first/first.ts', base }),
      new ReleasePlugin({ dir, kind: 'shell' }),
    ],
  };
}

/** The configuration of an area: one exposed module, no copy of anything the shell provides. */
export function area(dir) {
  const base = browser(dir);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: ofThisBuild(base.name),
      chunkLoadingGlobal: ofThisBuild(base.output.chunkLoadingGlobal),
    },
    plugins: [
      ...base.plugins,
      areaFederation(base.name),
      new ExposedModulePlugin(),
      new BuildIdPlugin(),
      new ReleasePlugin({ dir, kind: 'area' }),
    ],
  };
}

/**
 * An area with everything it takes, in a page of its own: for work on it alone, never published.
 *
 * @returns {any}
 */
export function standalone(dir) {
  const base = browser(dir);
  const path = `${dir}/../.cache/standalone/${base.name}`;
  return {
    ...base,
    entry: { standalone: './src/standalone.tsx' },
    output: {
      ...base.output,
      path,
      filename: 'assets/[name].js',
      chunkFilename: 'assets/[name].js',
      publicPath: '/',
      clean: true,
    },
    cache: { ...base.cache, name: `${base.name}-standalone` },
  };
}

/** Packages whose CommonJS does not tell Node the names it exports: they are built in. */
const UNTOLD = ['number-to-words-ru'];

/** The configuration of the server: our sources in one file, every other package left to Node. */
export function server(dir) {
  return {
    name: 'server',
    context: dir,
    mode: isDevelopment() ? 'development' : 'production',
    devtool: 'source-map',
    target: 'node20',
    entry: {
      server: './src/server.ts',
      // Each runs in a thread of its own, beside the program.
      'jobs-thread': './src/jobs-thread.ts',
      'render-thread': './src/file-templates/rendering/render-thread.ts',
      'sheet-thread': './src/approval/sheet/sheet-thread.ts',
      'text-thread': './src/file-texts/thread/text-thread.ts',
    },
    resolve: { extensions: ['.ts', '.js', '.mjs'] },
    module: { rules: [scriptRule('node'), textRule] },
    externalsType: 'module-import',
    externals: ({ request }, done) => {
      const isOurs = request === undefined || /^(\.|\/|shared\/|[A-Za-z]:)/.test(request);
      if (isOurs || UNTOLD.includes(request)) done();
      else done(null, request);
    },
    externalsPresets: { node: true },
    experiments: { outputModule: true },
    output: {
      path: `${dir}/dist`,
      filename: '[name].js',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      clean: false,
    },
    optimization: { minimize: false },
    node: { __dirname: false, __filename: false },
    stats: 'errors-warnings',
    infrastructureLogging,
    cache: kept(dir, 'server'),
  };
}
