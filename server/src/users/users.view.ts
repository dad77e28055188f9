import type { User, UserRow } from 'shared/contract/user/user';
import type { Actor } from '../platform/http/actor';
import { declineName } from '../grammar/person-name';
import { groupsFor, keepsAccounts, mayReadPersonal, userCan } from './users.policy';
import type { ListedUser, UserRecord } from './users.repository';

/** A row of the list for this reader: without phone and picture where they are not theirs to see. */
export function userRowView(row: ListedUser, actor: Actor): UserRow {
  const hidden = mayReadPersonal(actor) || row.id === actor.id ? null : { phone: null, avatar: null };
  return { ...row, ...hidden, can: userCan(actor, row) };
}

/** What a reader who works here by name only does not learn of a colleague. */
const PERSONAL = {
  phone: null,
  avatar: null,
  gender: null,
  personnel_number: null,
  hired_at: null,
  dismissed_at: null,
  last_login_at: null,
  email_confirmed_at: null,
} as const;

/** The wire form of an account for this reader: without personal data where they are not theirs to see. */
export function userView(actor: Actor, record: UserRecord): User {
  const { self_registered: _, job_title: jobTitle, department: __, ...user } = record;
  const isOwn = user.id === actor.id;
  const suggested = declineName(record);
  const can = userCan(actor, record);
  const mayKeep = isOwn || keepsAccounts(actor);
  return {
    ...user,
    role_ids: user.roles.map(({ id }) => id),
    ...(!isOwn && !mayReadPersonal(actor) && PERSONAL),
    login: user.email,
    name_genitive: user.full_name_genitive,
    name_dative: user.full_name_dative,
    declined: {
      genitive: user.full_name_genitive ?? suggested.genitive,
      dative: user.full_name_dative ?? suggested.dative,
    },
    job_title: jobTitle?.name ?? null,
    job_title_id: jobTitle?.id ?? null,
    signature_limit: mayKeep ? user.signature_limit : null,
    open_groups: groupsFor(actor, record),
    can,
    available_actions: [
      ...(can.invite ? (['invite'] as const) : []),
      ...(can.end_sessions ? (['end-sessions'] as const) : []),
      ...(isOwn && user.name_is_guess === true ? (['name'] as const) : []),
      ...(can.dismiss ? (['dismiss'] as const) : []),
      ...(can.reinstate ? (['reinstate'] as const) : []),
    ],
  };
}
