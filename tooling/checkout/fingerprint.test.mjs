import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, fingerprint } from './fingerprint.mjs';
import { tempTree } from './temp-tree.mjs';

let tree;
beforeEach(() => (tree = tempTree({ 'a/one.ts': '1', 'a/b/two.ts': '2', 'c/three.ts': '3' })));
afterEach(() => tree.remove());

const digest = (options) => fingerprint({ root: tree.root, paths: ['a'], ...options });

it('does not change when only a time does', () => {
  const before = digest();
  utimesSync(join(tree.root, 'a/one.ts'), new Date(0), new Date(0));
  expect(digest()).toBe(before);
});

it('changes with a content, and comes back with it', () => {
  const before = digest();
  tree.write('a/one.ts', 'changed');
  expect(digest()).not.toBe(before);
  tree.write('a/one.ts', '1');
  expect(digest()).toBe(before);
});

it('changes when a file moves although its content stays', () => {
  const before = digest();
  tree.remove('a/one.ts');
  tree.write('a/other.ts', '1');
  expect(digest()).not.toBe(before);
});

it('does not see what lies outside the named paths, in dist or in node_modules', () => {
  const before = digest();
  tree.write('c/three.ts', 'changed');
  tree.write('a/dist/main.js', 'built');
  tree.write('a/node_modules/x/x.js', 'installed');
  expect(digest()).toBe(before);
});

it('leaves out what it is told to skip', () => {
  expect(filesUnder({ root: tree.root, paths: ['a', 'c'], skip: (path) => path === 'a/b' })).toEqual([
    'a/one.ts',
    'c/three.ts',
  ]);
});
