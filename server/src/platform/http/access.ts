import type { PermissionName } from 'shared/contract/permissions';
import type { Actor } from './actor';
import { Forbidden } from './errors';

/**
 * Who may call a route: anybody (`public`), anybody logged in (`authenticated`), the holder of a permission,
 * the holder of every permission of a list, or whoever the predicate lets pass.
 */
export type Access =
  'public' | 'authenticated' | PermissionName | readonly PermissionName[] | ((actor: Actor) => boolean);

/** True when the employee holds every one of the permissions. */
export function holds(actor: Actor, ...permissions: readonly PermissionName[]): boolean {
  return permissions.every((permission) => actor.permissions.has(permission));
}

/** Returns when the employee may call the route; refuses with 403 otherwise. */
export function authorise(actor: Actor, access: Exclude<Access, 'public'>): void {
  if (access === 'authenticated') return;
  if (typeof access === 'function') {
    if (!access(actor)) throw new Forbidden();
    return;
  }
  const required = typeof access === 'string' ? [access] : access;
  if (!holds(actor, ...required)) throw new Forbidden();
}
