import { join } from 'node:path';

import { tempTree } from './checkout/temp-tree.mjs';
import { classNameOf } from './webpack.identity.mjs';

let tree;
const nameOf = (local, sheet = 'list.module.css') =>
  classNameOf('offers', { resourcePath: join(tree.root, sheet), rootContext: tree.root }, local);

beforeEach(() => {
  const css = '.row { animation: rise 1s; } .row:hover .cell-of-sum { color: red; } @keyframes rise { }';
  tree = tempTree({ 'list.module.css': css, 'card.module.css': css });
});
afterEach(() => tree.remove());

it('the names of a style sheet differ from each other and from those of another with the same rules', () => {
  const names = ['list.module.css', 'card.module.css'].flatMap((sheet) =>
    ['row', 'cell-of-sum', 'rise'].map((local) => nameOf(local, sheet)),
  );
  expect(new Set(names).size).toBe(6);
  expect(names[0]).toMatch(/^offers-[A-Za-z0-9]{7}$/);
});

it('a name is the same for the same style sheet, and another one as soon as the sheet changes', () => {
  const before = nameOf('row');
  expect(nameOf('row')).toBe(before);
  tree.write('list.module.css', '.row { color: blue; }');
  expect(nameOf('row')).not.toBe(before);
});

it('a name that the rules do not hold is still one of its own', () => {
  expect(nameOf('elsewhere')).not.toBe(nameOf('other'));
});
