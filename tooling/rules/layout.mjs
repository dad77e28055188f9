// Holds names and sizes of every source file, how many share a folder, and that an area asks for the contract it stands
// on: `layout.mjs [root]`.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesUnder } from '../checkout/fingerprint.mjs';
import { areaContractFaults } from './area-contract.mjs';
import { codeLines, houseSizeFaults } from './code-lines.mjs';
import { layoutFaults } from './layout-faults.mjs';

const root = resolve(process.argv[2] ?? process.cwd());
const skipped = /^(\.git|data|\.pnpm-store)(\/|$)|(^|\/)playwright-report(\/|$)/;
const files = filesUnder({ root, paths: ['.'], skip: (path) => skipped.test(path) }).map((path) => {
  const text = readFileSync(join(root, path), 'latin1').replace(/\n$/, '');
  return { path, text, lines: text.split('\n').length, code: codeLines(text) };
});
const record = files.find(({ path }) => path === 'shared/src/contract/door-names.json');
const faults = [
  ...layoutFaults(files),
  ...houseSizeFaults(files),
  ...(record === undefined ? [] : areaContractFaults({ record: JSON.parse(record.text), files })),
];
for (const fault of faults) console.log(fault);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = files.length === 0 || faults.length > 0 ? 1 : 0;
