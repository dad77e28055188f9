import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database';

/** The employees see the offer from now on, whatever their scope; its version stays. */
export async function admitApprovers(trx: Trx, id: number, userIds: readonly number[]): Promise<void> {
  await sql`
    update commercial_offers set approver_ids = array(
      select distinct unnest(approver_ids || ${[...userIds]}::bigint[]) order by 1)
    where id = ${id} and not approver_ids @> ${[...userIds]}::bigint[]`.execute(trx);
}

/** How risky the counterparty is; null of a lead, or when nobody has said so. */
export async function findRiskOf(db: Db, counterpartyId: number | null): Promise<string | null> {
  if (counterpartyId === null) return null;
  const row = await db
    .selectFrom('counterparties')
    .select('risk_level')
    .where('id', '=', counterpartyId)
    .executeTakeFirst();
  return row?.risk_level ?? null;
}
