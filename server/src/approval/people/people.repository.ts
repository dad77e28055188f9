import { sql } from 'kysely';
import type { UserReference } from 'shared/contract/list/reference';
import type { Db } from '../../platform/database/database';
import type { Person } from './staff';

const active = sql`u.status = 'active' and u.deleted_at is null`;

/** The active ones among these employees. */
export async function findActive(db: Db, ids: readonly number[]): Promise<Person[]> {
  const { rows } = await sql<Person>`select u.id, u.full_name from users u
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
