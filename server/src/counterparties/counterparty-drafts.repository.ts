import { sql } from 'kysely';
import type { Db } from '../platform/database/database';

/** Who is still writing agreements and offers with the counterparty, and who goes on approving them; each once. */
export async function findDraftPeople(db: Db, counterpartyId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select responsible_id as id from agreements
    where counterparty_id = ${counterpartyId} and status in ('draft', 'on_approval', 'rework', 'approved')
      and deleted_at is null and archived_at is null and responsible_id is not null
    union
    select responsible_id from commercial_offers
    where counterparty_id = ${counterpartyId} and status in ('draft', 'on_approval', 'rework', 'approved')
      and deleted_at is null and responsible_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}
