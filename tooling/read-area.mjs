import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { transformSync } from '@swc/core';

const contract = join(import.meta.dirname, '../shared/src/contract');

/**
 * The data of an area's `area.ts`, read without running any of the area's code: only the file itself and the plain
 * modules it names beside it and in the contract (paths, labels, books) are evaluated, and from `shared/area` nothing
 * but `defineArea` is there.
 */
export function readArea(file) {
  const loaded = readData(file);
  return loaded.area ?? loaded.default;
}

/** What a module of plain data exports, such as a list of addresses in the contract; it may import nothing but others. */
export function readData(file) {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const module = { exports: {} };
  const require = (request) => {
    if (request === 'shared/area') return { defineArea: (definition) => definition };
    if (/^\.\.?\//.test(request)) return readData(join(dirname(file), `${request}.ts`));
    const [, ofContract] = /^shared\/contract\/(.+)$/.exec(request) ?? [];
    if (ofContract !== undefined) return readData(join(contract, `${ofContract}.ts`));
    throw new Error(`${file} may not import ${request}: an area's definition is plain data`);
  };
  runInNewContext(code, { module, exports: module.exports, require });
  return module.exports;
}
