// Runs webpack for one package, in its folder: `build-package.mjs <package> [--watch] [--development] [--clean]`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sweep } from './dist-sweep.mjs';

const [name, ...flags] = process.argv.slice(2);
const isWatching = flags.includes('--watch');
const dist = join(process.cwd(), 'dist');
// Read by the presets while they are loaded, so it has to stand before the import below.
process.env.NODE_ENV = flags.includes('--development') ? 'development' : 'production';

// The launcher is gone, even if it was killed outright: nobody waits for this build any more.
process.on('disconnect', () => process.exit(1));

function fail(error) {
  console.error(error.message);
  process.exit(1);
}

const { default: webpack } = await import('webpack');
const { default: given } = await import(pathToFileURL(join(process.cwd(), 'webpack.config.js')).href);
const config = await (typeof given === 'function' ? given() : given);
if (flags.includes('--clean')) rmSync(dist, { recursive: true, force: true });

if (isWatching) {
  const compiler = webpack({ ...config, optimization: { ...config.optimization, minimize: false } });
  compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error) fail(error);
    const seconds = (stats.endTime - stats.startTime) / 1000;
    const output = stats.toString({ preset: 'errors-only' });
    process.send?.({ name, isBuilt: !stats.hasErrors(), seconds, output });
  });
} else {
  const compiler = webpack(config);
  compiler.run((error, stats) => {
    if (error) fail(error);
    const output = stats.toString({ preset: 'errors-warnings' });
    if (output) console.log(output);
    if (!stats.hasErrors())
      sweep({ dist, current: stats.compilation.getAssets().map((asset) => asset.name) });
    compiler.close(() => process.exit(stats.hasErrors() ? 1 : 0));
  });
}
