import type { Actor } from '../platform/http/actor';

/** What the employee may do with an account; nobody deletes or blocks their own. */
export function userCan(
  actor: Actor,
  user: { id: number },
): { edit: boolean; change_roles: boolean; block: boolean; delete: boolean } {
  const own = actor.id === user.id;
  return {
    edit: actor.permissions.has('users.update_other') || (own && actor.permissions.has('users.update_own')),
    change_roles: actor.permissions.has('users.change_roles'),
    block: actor.permissions.has('users.update_other') && !own,
    delete: actor.permissions.has('users.delete') && !own,
  };
}
