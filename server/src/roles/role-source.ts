import { sql } from 'kysely';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import type { Role } from 'shared/contract/access/role';
import type { RecordSource } from '../records/record-source';
import { roleCan } from './roles.policy';
import { findRole, findRoleReaders, type RoleRecord } from './roles.repository';

/** What the shared reading of records has to know of roles: their history and those who hear of changes. */
export const roleSource: RecordSource<RoleRecord, Role> = {
  kind: RECORD_KINDS.role,
  // Its journal is kept in words: rights have no field of a table.
  fields: {},
  find: (db, _viewer, id) => findRole(db, id),
  seen: {
    from: sql`roles r`,
    id: sql<number>`r.id`,
    alias: 'r',
    // Whoever may read roles reads all of them.
    seen: () => sql<boolean>`true`,
  },
  label: (role) => role.name,
  view: (role, actor) => ({ ...role, can: roleCan(actor, role), available_actions: [] }),
  audience: (db) => findRoleReaders(db),
};
