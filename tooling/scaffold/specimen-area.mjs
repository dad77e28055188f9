import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { tempTree } from '../checkout/temp-tree.mjs';
import { readArea } from '../read-area.mjs';
import { areaFiles } from './area-files.mjs';
import { areaRequest } from './area-request.mjs';
import { followReadme } from './readme-steps.mjs';
import { resources } from './resources.mjs';

// What a team makes its own before anything else: the list is of its records, its entry of the menu its own.
const OWN = [
  ['src/list/specimen.page.tsx', "entity: 'agreement'", "entity: 'specimen'"],
  ['src/list/specimen.page.tsx', "resource: 'agreements'", "resource: 'specimens'"],
  ['src/area.ts', "resource: 'agreements'", "resource: 'specimens'"],
  ['src/area.ts', "group: 'common'", "group: { name: 'samples', title: 'Образцы', order: 150 }"],
  ['src/area.ts', "icon: 'book'", "icon: { path: 'M5 4h14v16H5z' }"],
];

function own(files) {
  const changed = { ...files };
  for (const [file, standard, instead] of OWN) {
    if (!changed[file].includes(standard)) throw new Error(`${file} of a new area has no ${standard}`);
    changed[file] = changed[file].replace(standard, instead);
  }
  return changed;
}

/**
 * An area as `pnpm new-area` makes it, with the kind and the block of its README, in a folder of its own for the length
 * of a test: what it says of itself, where its module stands, and the record that its own test shows.
 */
export function specimenArea() {
  const root = resolve(__dirname, '../..');
  const request = areaRequest({ root, args: ['mf-specimen', 'Пробный раздел', '/specimen'] });
  const tree = tempTree(own(followReadme(areaFiles({ root, request }))));
  symlinkSync(join(root, 'mf-offers/node_modules'), join(tree.root, 'node_modules'), 'junction');
  return {
    definition: readArea(join(tree.root, 'src/area.ts')),
    module: join(tree.root, 'src/module.tsx'),
    sample: JSON.parse(runInNewContext(`JSON.stringify(${resources.agreements.sample})`)),
    remove: () => tree.remove(),
  };
}
