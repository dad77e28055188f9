import { sql } from 'kysely';
import type { Db } from '../platform/database/database';
import { PARTIES_IN_FORCE } from '../lists/columns/parties-json';
import { comingCounterparty } from '../lists/columns/term-changes-json';

/**
 * Who is still writing agreements, addenda and offers with the counterparty, whichever side of them it is, and who goes
 * on approving or signing them; each once.
 */
export async function findDraftPeople(db: Db, counterpartyId: number): Promise<number[]> {
  const isWritten = (alias: string) =>
    sql`${sql.ref(`${alias}.status`)} in ('draft', 'on_approval', 'rework', 'approved', 'on_signing')
      and ${sql.ref(`${alias}.deleted_at`)} is null and ${sql.ref(`${alias}.responsible_id`)} is not null`;
  const isFurtherSide = sql`exists (select from ${PARTIES_IN_FORCE} p
    where p.agreement_id = a.id and p.counterparty_id = ${counterpartyId})`;
  const { rows } = await sql<{ id: number }>`
    select a.responsible_id as id from agreements a
    where (a.counterparty_id = ${counterpartyId} or ${isFurtherSide}) and ${isWritten('a')}
      and a.archived_at is null
    union
    select d.responsible_id from addendums d join agreements a on a.id = d.agreement_id
    where (a.effective_counterparty_id = ${counterpartyId} or ${isFurtherSide}
        or ${comingCounterparty} = ${counterpartyId} or exists (
          select from addendum_changes ch where ch.addendum_id = d.id and ch.added_counterparty_id = ${counterpartyId}))
      and ${isWritten('d')}
      and a.deleted_at is null
    union
    select o.responsible_id from commercial_offers o
    where o.counterparty_id = ${counterpartyId} and ${isWritten('o')}`.execute(db);
  return rows.map(({ id }) => id);
}
