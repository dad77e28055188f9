import { sql } from 'kysely';
import type { Db } from '../platform/database/database';

/** Active employees with the name or the address, at most two: one more than tells who is meant. */
export async function findCalled(db: Db, text: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users
    where status = 'active' and deleted_at is null
      and (search_text(full_name) = search_text(${text}) or lower(email) = lower(${text}))
    order by id limit 2`.execute(db);
  return rows.map(({ id }) => id);
}
