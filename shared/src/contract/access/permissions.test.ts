import { satisfiesContract } from '../area/area';
import { isPermissionLabel, isPermissionName, permissionLabel, PERMISSIONS } from './permissions';
import { ROLE_PRESETS } from './roles';

test('there are 57 rights, each with its own name and its own label', () => {
  expect(PERMISSIONS).toHaveLength(57);
  expect(new Set(PERMISSIONS.map((right) => right.name)).size).toBe(57);
  expect(new Set(PERMISSIONS.map((right) => right.name_translate)).size).toBe(57);
  expect(PERMISSIONS.map((right) => right.id)).toEqual(Array.from({ length: 57 }, (_, place) => place + 1));
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
