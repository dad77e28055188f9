// Runs webpack for one package: `build-package.mjs <package> [--watch] [--development]`. Its folder is the current one.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [name, ...flags] = process.argv.slice(2);
const isWatching = flags.includes('--watch');
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

const report = (stats) =>
  stats.toString({
    preset: isWatching ? 'errors-only' : 'errors-warnings',
    colors: process.stdout.isTTY === true,
  });

if (isWatching) {
  const compiler = webpack({ ...config, optimization: { ...config.optimization, minimize: false } });
  compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error) fail(error);
    const seconds = (stats.endTime - stats.startTime) / 1000;
    process.send?.({ name, isBuilt: !stats.hasErrors(), seconds, output: report(stats) });
  });
} else {
  rmSync(join(process.cwd(), 'dist'), { recursive: true, force: true });
  const compiler = webpack(config);
  compiler.run((error, stats) => {
    if (error) fail(error);
    const output = report(stats);
    if (output) console.log(output);
    compiler.close(() => process.exit(stats.hasErrors() ? 1 : 0));
  });
}
