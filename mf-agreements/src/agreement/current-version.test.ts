import { currentVersion } from './current-version';

test.each([
  ['on_approval', 'На согласовании'],
  ['approved', 'Согласованная редакция'],
  ['active', 'Подписанная редакция'],
  ['superseded', 'Подписанная редакция'],
] as const)('of a document in the state %s the version that counts is called %s', (status, label) => {
  expect(currentVersion({ status, current_version_id: 7 })).toEqual({ id: 7, label });
});

test('what was returned, and what has no version, is not marked', () => {
  expect(currentVersion({ status: 'rework', current_version_id: 7 })).toBeNull();
  expect(currentVersion({ status: 'active', current_version_id: null })).toBeNull();
});
