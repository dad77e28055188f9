import { sql } from 'kysely';
import type { UserReference } from 'shared/contract/list/reference';
import { heldRight } from '../../lists/columns/held-right';
import type { Db } from '../../platform/database/database';
import type { Person } from './staff';

const active = sql`u.status = 'active' and u.deleted_at is null`;

/** Roles that let their holders decide on approvals. */
export const votingRoles = sql`select rp.role_id from role_permissions rp
  join permissions p on p.id = rp.permission_id where p.name = 'approval_chains.vote'`;

/** True of an employee `u` who has the right to decide on approvals. */
export const mayVote = heldRight('approval_chains.vote');

/** An employee who works here, and whether they have the right to decide. */
export interface ActivePerson extends Person {
  may_vote: boolean;
}

/** The active ones among these employees. */
export async function findActive(db: Db, ids: readonly number[]): Promise<ActivePerson[]> {
  const { rows } = await sql<ActivePerson>`select u.id, u.full_name, ${mayVote} as may_vote from users u
    where u.id = any(${ids}::bigint[]) and ${active} order by u.full_name, u.id`.execute(db);
  return rows;
}

/** The employees as the wire names them, by their numbers. */
export async function findReferences(db: Db, ids: readonly number[]): Promise<Map<number, UserReference>> {
  const { rows } = await sql<UserReference>`
    select u.id, u.full_name, d.name as department_name
    from users u left join departments d on d.id = u.department_id where u.id = any(${[...ids]}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
