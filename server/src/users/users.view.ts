import type { User, UserRow } from 'shared/contract/user';
import type { Actor } from '../platform/http/actor';
import { mayReadPersonal, userCan } from './users.policy';
import type { UserRecord } from './users.repository';

/** A row of the list for this reader: without the phone where it is not theirs to see. */
export function userRowView(row: UserRow, actor: Actor): UserRow {
  return mayReadPersonal(actor) || row.id === actor.id ? row : { ...row, phone: null };
}

/** The wire form of an account for this reader: without personal data where they are not theirs to see. */
export function userView(actor: Actor, record: UserRecord): User {
  const can = userCan(actor, record);
  const { self_registered: _, ...user } = record;
  if (mayReadPersonal(actor) || user.id === actor.id) return { ...user, can };
  return { ...user, phone: null, personnel_number: null, hired_at: null, last_login_at: null, can };
}
