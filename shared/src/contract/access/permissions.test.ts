import { satisfiesContract } from '../area/area';
import { allows, allowsWith, includes, rightsFor } from './held-permissions';
import {
  ALL_PERMISSIONS,
  EXTENSIONS,
  isPermissionLabel,
  isPermissionName,
  permissionLabel,
  type PermissionName,
  PERMISSIONS,
} from './permissions';
import { ROLE_PRESETS } from './roles';

test('there are 57 rights, each with its own name and its own label', () => {
  expect(PERMISSIONS).toHaveLength(57);
  expect(new Set(PERMISSIONS.map((right) => right.name)).size).toBe(57);
  expect(new Set(PERMISSIONS.map((right) => right.name_translate)).size).toBe(57);
  expect(PERMISSIONS.map((right) => right.id)).toEqual(Array.from({ length: 57 }, (_, place) => place + 1));
});

test('rights of the product’s own stand beside the 57, with names, labels and numbers of their own', () => {
  for (const key of ['id', 'name', 'name_translate'] as const) {
    expect(new Set(ALL_PERMISSIONS.map((right) => right[key])).size).toBe(57 + EXTENSIONS.length);
  }
  expect(EXTENSIONS.every(({ id }) => id > 100)).toBe(true);
});

const holding = (...names: PermissionName[]) => new Set(names);

test('an extension is held by itself or by any right that gives it', () => {
  expect(allows(holding('counterparties.merge'), 'counterparties.merge')).toBe(true);
  expect(allows(holding('counterparties.delete'), 'counterparties.merge')).toBe(true);
  expect(allows(holding('counterparties.update'), 'counterparties.merge')).toBe(false);
  expect(allows(holding('counterparties.merge'), 'counterparties.delete')).toBe(false);
  expect(rightsFor('counterparties.merge')).toEqual(['counterparties.delete', 'counterparties.merge']);
  expect(rightsFor('counterparties.delete')).toEqual(['counterparties.delete']);
});

test('in a register its own right counts, not that of another one, and the extension where it belongs', () => {
  expect(allowsWith(holding('addendums.edit'), 'documents.sign', 'agreements.edit')).toBe(false);
  expect(allowsWith(holding('agreements.edit'), 'documents.sign', 'agreements.edit')).toBe(true);
  expect(allowsWith(holding('documents.sign'), 'documents.sign', 'agreements.edit')).toBe(true);
  expect(allowsWith(holding('documents.import'), 'documents.import', 'users.create')).toBe(false);
  expect(allowsWith(holding('users.create'), 'documents.import', 'users.create')).toBe(true);
});

test('an extension adds nothing to whoever holds all that give it', () => {
  expect(includes(holding('agreements.edit'), 'obligations.manage')).toBe(false);
  expect(includes(holding('agreements.edit', 'addendums.edit'), 'obligations.manage')).toBe(true);
  expect(includes(holding(), 'documents.read_all')).toBe(false);
});

test('presets hold the right they are named for', () => {
  const extensionsOf = (wanted: string) =>
    ROLE_PRESETS.find(({ name }) => name === wanted)?.permissions.filter((name) =>
      EXTENSIONS.some((right) => right.name === name),
    );
  expect(extensionsOf('Финансовый контролёр')).toEqual(['obligations.manage']);
  expect(extensionsOf('Руководитель')).toEqual(['documents.read_all']);
  expect(extensionsOf('Делопроизводитель')).toEqual(['documents.sign']);
  expect(extensionsOf('Аудитор')).toEqual(['activity_logs.verify']);
});

test('a right is found by its name and by its label', () => {
  expect(permissionLabel('activity_logs.read')).toBe('Просмотр журнала действий');
  expect(isPermissionLabel('Просмотр журнала действий')).toBe(true);
  expect(isPermissionLabel('activity_logs.read')).toBe(false);
  expect(isPermissionName('agreements.read')).toBe(true);
});

test('the administrator holds every right and nobody else may change roles', () => {
  const [administrator, ...others] = ROLE_PRESETS;
  expect(administrator?.permissions).toHaveLength(57);
  expect(others.filter((role) => role.permissions.includes('users.change_roles'))).toEqual([]);
});

test('an area fits a shell of the same major version that is not older', () => {
  expect(satisfiesContract('^1.0.0', '1.4.2')).toBe(true);
  expect(satisfiesContract('^1.5.0', '1.4.2')).toBe(false);
  expect(satisfiesContract('^2.0.0', '1.4.2')).toBe(false);
  expect(satisfiesContract('latest', '1.4.2')).toBe(false);
});
