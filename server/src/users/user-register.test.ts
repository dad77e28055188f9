import { anActor } from '../platform/testing/test-app';
import { profileFor } from './user-register';

test('a profile is led to by nobody but its owner and whoever keeps the accounts', () => {
  const colleague = anActor({ id: 7, permissions: ['users.create'] });
  expect(profileFor(8, colleague)).toBeNull();
  expect(profileFor(7, colleague)).toBe('/handbooks/users/7');
  expect(profileFor(8, anActor({ id: 7, permissions: ['users.update_other'] }))).toBe('/handbooks/users/8');
});
