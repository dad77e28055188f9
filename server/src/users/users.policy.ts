import type { FieldGroup } from 'shared/contract/record/field-table';
import type { UserStatus } from 'shared/contract/user/user';
import type { Actor } from '../platform/http/actor';

interface Account {
  id: number;
  status: UserStatus;
  self_registered: boolean;
}

export interface UserCan {
  edit: boolean;
  change_avatar: boolean;
  change_roles: boolean;
  block: boolean;
  dismiss: boolean;
  /** Invite somebody who was dismissed to work here again. */
  reinstate: boolean;
  delete: boolean;
  end_sessions: boolean;
  /** Send the invitation once more. */
  invite: boolean;
}

/** Groups of fields the employee may change: of somebody else's account all, of one's own what concerns nobody else. */
export function groupsFor(actor: Actor, user: { id: number }): FieldGroup[] {
  if (actor.permissions.has('users.update_other')) return ['essential', 'open'];
  return actor.id === user.id && actor.permissions.has('users.update_own') ? ['open'] : [];
}

/** What the employee may do with an account; nobody deletes or blocks their own. */
export function userCan(actor: Actor, user: Account): UserCan {
  const own = actor.id === user.id;
  const mayUpdateOther = actor.permissions.has('users.update_other');
  return {
    edit: groupsFor(actor, user).length > 0,
    change_avatar: mayChangeAvatar(actor, user.id) && user.status !== 'dismissed',
    change_roles: actor.permissions.has('users.change_roles') && user.status !== 'dismissed',
    block: mayUpdateOther && !own && (user.status === 'active' || user.status === 'blocked'),
    dismiss: mayUpdateOther && !own && user.status !== 'dismissed',
    reinstate: actor.permissions.has('users.create') && user.status === 'dismissed',
    delete: actor.permissions.has('users.delete') && !own,
    // Whoever is blocked or dismissed was logged out with it, and an invited one has never logged in.
    end_sessions: mayUpdateOther && !own && user.status === 'active',
    invite: actor.permissions.has('users.create') && user.status === 'invited' && !user.self_registered,
  };
}

/**
 * True for whoever works here: holds at least one right. Phones and personal data of colleagues are theirs to see, and
 * nobody else's (Federal Law 152-FZ, article 7).
 */
export function mayReadPersonal(actor: Actor): boolean {
  return actor.permissions.size > 0;
}

/** One's own face is one's own to show or not; that of others belongs to those who look after their data. */
export function mayChangeAvatar(actor: Actor, id: number): boolean {
  return actor.id === id || actor.permissions.has('users.update_other');
}

/** Faces are personal data like phones: see `mayReadPersonal`. */
export function mayReadAvatar(actor: Actor, id: number): boolean {
  return actor.id === id || mayReadPersonal(actor);
}

/** True for whoever looks after accounts, and so sees those whose address nobody has confirmed yet. */
export function keepsAccounts({ permissions }: Actor): boolean {
  const needed = ['users.create', 'users.update_other', 'users.change_roles', 'users.delete'] as const;
  return needed.some((name) => permissions.has(name));
}
