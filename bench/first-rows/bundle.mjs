// `node bench/first-rows/bundle.mjs`: whose code stands in the shell's scripts before the rows, by the bytes of what is minified.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const folder = join(root, '.cache', 'bench', 'bundle');
const SHOWN = 40;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment of a source map. */
function numbersOf(segment) {
  const numbers = [];
  let [value, shift] = [0, 0];
  for (const sign of segment) {
    const digit = DIGITS.indexOf(sign);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/** Of each source its part of the script, in characters. */
function partsOf(code, { mappings, sources }) {
  const parts = new Map();
  let source = 0;
  const lines = code.split('\n');
  mappings.split(';').forEach((line, at) => {
    let column = 0;
    const segments = line.split(',').filter(Boolean).map(numbersOf);
    const places = segments.map(([forward, step]) => {
      column += forward;
      if (step === undefined) return { column, name: '(webpack)' };
      source += step;
      return { column, name: sources[source] ?? '(webpack)' };
    });
    places.forEach(({ column: from, name }, place) => {
      const to = places[place + 1]?.column ?? lines[at].length;
      parts.set(name, (parts.get(name) ?? 0) + to - from);
    });
  });
  return parts;
}

/** The package of a source from the registry, or the folder of our own. */
function ownerOf(source) {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '');
  const [, inner] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  return (
    inner ??
    path
      .replace(/^\.\.?\//, '')
      .split('/')
      .slice(0, 3)
      .join('/')
  );
}

process.env.NODE_ENV = 'production';
process.chdir(join(root, 'shell'));
const { default: config } = await import(new URL('../../shell/webpack.config.js', import.meta.url).href);
rmSync(folder, { recursive: true, force: true });
const compiler = webpack({
  ...config,
  devtool: 'hidden-source-map',
  output: { ...config.output, path: folder },
  cache: { ...config.cache, name: 'bundle' },
  plugins: config.plugins.filter(({ constructor: { name } }) => name !== 'ReleasePlugin'),
});
const stats = await new Promise((resolve, reject) => {
  compiler.run((error, result) => (error ? reject(error) : resolve(result)));
});
if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
const files = stats.compilation.entrypoints
  .get('main')
  .getFiles()
  .filter((name) => name.endsWith('.js'));
const owners = new Map();
for (const file of files) {
  const code = readFileSync(join(folder, file), 'utf8');
  const parts = partsOf(code, JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')));
  for (const [source, size] of parts) owners.set(ownerOf(source), (owners.get(ownerOf(source)) ?? 0) + size);
  console.log(`${file}: ${code.length}`);
}
for (const [owner, size] of [...owners].sort((a, b) => b[1] - a[1]).slice(0, SHOWN))
  console.log(`${String(size).padStart(8)}  ${owner}`);
compiler.close(() => undefined);
