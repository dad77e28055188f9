import { useSelector } from 'react-redux';

import type { PermissionLabel, PermissionName } from '../contract/access/permissions';
import type { SessionUser } from '../contract/session/session';
import { selectSessionUser } from './session.slice';

/** True when the person holds the right, or every right of a list; nobody holds nothing. */
export function holdsPermissions(
  user: Pick<SessionUser, 'permissions'> | null,
  wanted: PermissionLabel | readonly PermissionLabel[],
): boolean {
  if (user === null) return false;
  const held = new Set(user.permissions.map((right) => right.name_translate));
  return (typeof wanted === 'string' ? [wanted] : wanted).every((label) => held.has(label));
}

/** Whether the person logged in holds the right; a list requires all. Labels are those of the contract. */
export function usePermission(wanted: PermissionLabel | readonly PermissionLabel[]): boolean {
  return holdsPermissions(useSelector(selectSessionUser), wanted);
}

/** Whether the person logged in holds the right of that name, or any of several; the list of all labels is not needed. */
export function useNamedPermission(wanted: PermissionName | readonly PermissionName[]): boolean {
  const names: readonly string[] = [wanted].flat();
  return useSelector(selectSessionUser)?.permissions.some(({ name }) => names.includes(name)) === true;
}
