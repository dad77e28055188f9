import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { providedVersions } from '../webpack.federation.mjs';
import { DOORS, namesOfDoor, unrecorded, versionFaults } from './door-names.mjs';

const root = resolve(__dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const record = JSON.parse(read('shared/src/contract/door-names.json'));
const contract = /CONTRACT_VERSION = '([^']+)'/.exec(read('shared/src/contract/area/contract-version.ts'))[1];

describe('the names that shared gives to areas', () => {
  it('are those of the contract: a change is written down in door-names.json with a new CONTRACT_VERSION', () => {
    const current = Object.fromEntries(DOORS.map((door) => [door, namesOfDoor(root, door)]));
    // What is shown here as received is the change to be added to the record.
    expect(unrecorded(record, current)).toBeNull();
  });

  it('are held for every door that the shell provides', () => {
    const provided = Object.keys(providedVersions()).filter((name) => name.startsWith('shared/'));
    const doors = DOORS.map((door) => `shared/${door}`);
    expect(provided.filter((name) => !doors.includes(name))).toEqual([]);
  });

  it('change with the version that says so', () => {
    expect(versionFaults(record)).toEqual([]);
    expect(record.at(-1).contract).toBe(contract);
  });
});

describe('a change of the record', () => {
  const first = { contract: '1.4.0', doors: { ui: ['Button', 'Dialog'] } };
  it.each([
    ['a name added with a new minor', { contract: '1.5.0', added: { ui: ['Card'] } }, 0],
    ['a name added under the same version', { contract: '1.4.0', added: { ui: ['Card'] } }, 1],
    ['a name added with a patch', { contract: '1.4.1', added: { ui: ['Card'] } }, 1],
    ['a name removed with a new major', { contract: '2.0.0', removed: { ui: ['Dialog'] } }, 0],
    ['a name removed with a new minor', { contract: '1.5.0', removed: { ui: ['Dialog'] } }, 1],
  ])('%s', (_, change, faults) => {
    expect(versionFaults([first, change])).toHaveLength(faults);
  });

  it('is asked for when a door has other names', () => {
    expect(unrecorded([first], { ui: ['Button', 'Card'] })).toEqual({
      added: { ui: ['Card'] },
      removed: { ui: ['Dialog'] },
    });
    expect(unrecorded([first], { ui: ['Button', 'Dialog'] })).toBeNull();
  });
});
