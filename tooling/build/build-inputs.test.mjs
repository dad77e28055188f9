import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildFingerprint, forgetBuild, isBuilt, rememberBuild } from './build-inputs.mjs';
import { tempTree } from '../checkout/temp-tree.mjs';
import { manifestOf, SHARED_OF_SERVER } from '../checkout/workspace.mjs';

let tree;
beforeEach(() => {
  tree = tempTree({
    'pnpm-lock.yaml': 'lock',
    'shared/src/ui/button.tsx': 'button',
    'shared/src/contract/agreement/agreement.ts': 'agreement',
    'shared/src/format/date.ts': 'date',
    'tooling/webpack.mjs': 'preset',
    'tooling/launch/start.mjs': 'start',
    'mf-offers/src/area.ts': 'area',
    'mf-offers/src/area.test.ts': 'test',
    'mf-offers/dist/remoteEntry.js': 'built',
    'server/src/app.ts': 'app',
    'server/dist/server.js': 'built',
  });
  for (const name of ['mf-offers', 'server']) {
    rememberBuild(tree.root, name, buildFingerprint(tree.root, name));
  }
});
afterEach(() => tree.remove());

it('a package just built is not built again', () => {
  expect(isBuilt(tree.root, 'mf-offers')).toBe(true);
});

it.each([
  ['its own source', 'mf-offers/src/area.ts'],
  ['a part of shared', 'shared/src/ui/button.tsx'],
  ['the bundler preset', 'tooling/webpack.mjs'],
  ['the lockfile', 'pnpm-lock.yaml'],
])('an area is stale after a change of %s', (_, path) => {
  tree.write(path, 'changed');
  expect(isBuilt(tree.root, 'mf-offers')).toBe(false);
});

it.each([
  ['a test', 'mf-offers/src/area.test.ts'],
  ['the launcher', 'tooling/launch/start.mjs'],
  ['the release tool', 'tooling/release/publish.mjs'],
  ['the page it is worked on alone in', 'mf-offers/src/standalone.tsx'],
  ['the server', 'server/src/app.ts'],
])('an area is not stale after a change of %s', (_, path) => {
  tree.write(path, 'changed');
  expect(isBuilt(tree.root, 'mf-offers')).toBe(true);
});

it('a trial that writes its report beside a build leaves the build as it was', () => {
  tree.write('mf-offers/dist/conformance.json', '{}');
  rememberBuild(tree.root, 'mf-offers', buildFingerprint(tree.root, 'mf-offers'));
  tree.write('mf-offers/dist/conformance.json', '{"routes":[]}');
  expect(isBuilt(tree.root, 'mf-offers')).toBe(true);
});

it('the server is not stale after a change of what only browsers take of shared', () => {
  tree.write('shared/src/ui/button.tsx', 'changed');
  expect(isBuilt(tree.root, 'server')).toBe(true);
});

it.each([
  ['the contract', 'shared/src/contract/agreement/agreement.ts'],
  ['the formats', 'shared/src/format/date.ts'],
])('the server is stale after a change of %s', (_, path) => {
  tree.write(path, 'changed');
  expect(isBuilt(tree.root, 'server')).toBe(false);
});

it('whatever the server imports of shared makes it stale', () => {
  const root = join(__dirname, '../..');
  const { exports } = manifestOf(join(root, 'shared'));
  const sources = readdirSync(join(root, 'server/src'), { recursive: true }).filter((name) =>
    /\.ts$/.test(name),
  );
  const doors = sources.flatMap((name) =>
    [
      ...readFileSync(join(root, 'server/src', name), 'utf8').matchAll(
        /(?:from |import\()'shared\/([a-z-]+)/g,
      ),
    ].map(([, door]) => door),
  );
  const folders = [...new Set(doors)].map((door) => dirname(exports[`./${door}`] ?? exports[`./${door}/*`]));
  expect(new Set(folders.map((folder) => join('shared', folder)))).toEqual(new Set(SHARED_OF_SERVER));
});

it('a built file that is gone or cut short makes the package stale', () => {
  tree.write('mf-offers/dist/remoteEntry.js', 'bu');
  expect(isBuilt(tree.root, 'mf-offers')).toBe(false);
  tree.remove('server/dist');
  expect(isBuilt(tree.root, 'server')).toBe(false);
});

it('an edit made while the build ran leaves the package stale', () => {
  const digest = buildFingerprint(tree.root, 'mf-offers');
  tree.write('mf-offers/src/area.ts', 'edited meanwhile');
  rememberBuild(tree.root, 'mf-offers', digest);
  expect(isBuilt(tree.root, 'mf-offers')).toBe(false);
});

it('a build made for development is not taken for a finished one', () => {
  forgetBuild(tree.root, 'mf-offers');
  expect(isBuilt(tree.root, 'mf-offers')).toBe(false);
});
