import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runQuietly } from '../process/child.mjs';
import { tempTree } from '../checkout/temp-tree.mjs';

const here = (file) => JSON.stringify(pathToFileURL(join(__dirname, file)).href);
const builder = `
import webpack from 'webpack';
import { BuildIdPlugin, ofThisBuild } from ${here('../webpack.identity.mjs')};
const context = process.argv[1];
const compiler = webpack({
  context,
  mode: 'production',
  target: ['web', 'es2022'],
  entry: './page.js',
  output: {
    path: context + '/dist',
    filename: '[name].[contenthash:10].js',
    chunkFilename: '[name].[contenthash:10].js',
    chunkLoadingGlobal: ofThisBuild('chunks_mf_offers'),
  },
  plugins: [new BuildIdPlugin()],
});
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
});
`;

/** The built files by name, of an area with a page that is loaded later. */
async function build(text) {
  const tree = tempTree({
    'page.js': "import('./later.js').then(({ text }) => console.log(text));\n",
    'later.js': `export const text = ${JSON.stringify(text)};\n`,
  });
  const args = ['--input-type=module', '-e', builder, tree.root];
  const { code, output } = await runQuietly({
    command: process.execPath,
    args,
    cwd: join(__dirname, '..'),
  });
  if (code !== 0) throw new Error(output);
  const dist = join(tree.root, 'dist');
  const files = new Map(readdirSync(dist).map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
  tree.remove();
  return files;
}
const globalsOf = (files) => [
  ...new Set([...files.values()].flatMap((text) => text.match(/chunks_mf_offers_\w+/g) ?? [])),
];

it('gives the chunks of each build a place of their own, and of the same sources the same', async () => {
  const [one, again, other] = await Promise.all(['старый', 'старый', 'новый'].map(build));
  expect(globalsOf(one)).toEqual([expect.stringMatching(/^chunks_mf_offers_[\da-f]{8}$/)]);
  expect([...again]).toEqual([...one]);
  expect(globalsOf(other)).toHaveLength(1);
  expect(globalsOf(other)).not.toEqual(globalsOf(one));
  // A name without the digest of what is in the file would be served from the cache of the build before.
  expect([...other.keys()].filter((name) => one.has(name))).toEqual([]);
});
