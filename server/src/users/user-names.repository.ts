import { sql } from 'kysely';
import type { FoundRecord } from '../imports/importable.service';
import type { Db } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { visibleUsers } from './users.repository';

/**
 * Employees with the name or the address, at most two: one more than tells who is meant. Those who are invited are meant
 * when nobody who works here is.
 */
export async function findCalled(db: Db, text: string): Promise<number[]> {
  const { rows } = await sql<{ id: number; status: string }>`
    select id, status from users
    where (status = 'active' or status = 'invited' and not self_registered) and deleted_at is null
      and (search_text(full_name) = search_text(${text}) or email = lower(${text}))
    order by status, id limit 2`.execute(db);
  return rows.filter(({ status }) => status === rows[0]?.status).map(({ id }) => id);
}

/**
 * The account with the address, of those the reader knows of. One that a stranger opened and did not confirm is nobody's:
 * an invitation takes its address over.
 */
export async function findByAddress(db: Db, email: string, reader: Actor): Promise<FoundRecord[]> {
  const { rows } = await sql<FoundRecord>`
    select u.id, u.lock_version from users u
    where u.email = ${email} and not (u.self_registered and u.status = 'invited') and ${visibleUsers(reader)}`.execute(
    db,
  );
  return rows;
}
