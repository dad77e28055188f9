import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { requireWritableFolder } from './data-folder.mjs';
import { tempTree } from '../checkout/temp-tree.mjs';

let tree;
beforeEach(() => (tree = tempTree({ occupied: 'a file' })));
afterEach(() => tree.remove());

it('a data folder that is not there yet is made, with those above it, and left empty', () => {
  const folder = join(tree.root, 'var', 'data');
  requireWritableFolder(folder);
  expect(existsSync(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

it.each(['occupied', 'occupied/data'])('a file in the way (%s) is told in one sentence', (path) => {
  const folder = join(tree.root, path);
  expect(() => requireWritableFolder(folder)).toThrow(/нельзя писать: на пути к ней лежит файл.*DATA_DIR/);
});
