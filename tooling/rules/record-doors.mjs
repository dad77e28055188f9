// Writes down what the doors export under the present CONTRACT_VERSION: `node tooling/rules/record-doors.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format } from 'oxfmt';
import { DOORS, namesOfDoor, unrecorded, versionFaults } from './door-names.mjs';

const root = resolve(import.meta.dirname, '../..');
const file = join(root, 'shared/src/contract/door-names.json');
const source = readFileSync(join(root, 'shared/src/contract/area/contract-version.ts'), 'utf8');
const [, contract] = /CONTRACT_VERSION = '([^']+)'/.exec(source);

// What this version was said to change is said anew; what earlier ones did stays as it is.
const record = JSON.parse(readFileSync(file, 'utf8')).filter((change) => change.contract !== contract);
const current = Object.fromEntries(DOORS.map((door) => [door, namesOfDoor(root, door)]));
const change = unrecorded(record, current);
// A version may change what areas say of themselves and no name: it is told of all the same.
record.push({ contract, ...(change ?? { added: {}, removed: {} }) });
for (const fault of versionFaults(record)) {
  console.log(fault);
  process.exitCode = 1;
}
const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
const { code } = await format(file, JSON.stringify(record, null, 2), style);
writeFileSync(file, code);
