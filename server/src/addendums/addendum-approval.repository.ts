import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/database';

/** Of the agreement an addendum is made to, what decides who approves the addendum. */
export interface ParentFacts {
  agreement_type_id: number;
  department_id: number | null;
  curator_id: number | null;
  direction: string;
}

/** The facts of the parent agreement. */
export async function findParentFacts(db: Db, agreementId: number): Promise<ParentFacts> {
  const { rows } = await sql<ParentFacts>`
    select agreement_type_id, department_id, curator_id, direction from agreements where id = ${agreementId}`.execute(
    db,
  );
  const [facts] = rows;
  if (facts === undefined) throw new Error(`No agreement ${String(agreementId)}`);
  return facts;
}

/** The employees see the addendum from now on: an addendum is seen with its agreement, so they see that. */
export async function admitApprovers(trx: Trx, id: number, userIds: readonly number[]): Promise<void> {
  await sql`
    update agreements a set approver_ids = array(
      select distinct unnest(a.approver_ids || ${[...userIds]}::bigint[]) order by 1)
    from addendums d
    where d.id = ${id} and a.id = d.agreement_id and not a.approver_ids @> ${[...userIds]}::bigint[]`.execute(
    trx,
  );
}

/** What the counterparty is called and how risky it is; null when there is none. */
export async function findCounterparty(
  db: Db,
  id: number,
): Promise<{ name_short: string; risk_level: string | null } | null> {
  const { rows } = await sql<{ name_short: string; risk_level: string | null }>`
    select name_short, risk_level from counterparties where id = ${id}`.execute(db);
  return rows[0] ?? null;
}
