import { sql } from 'kysely';
import { counterpartyJson, signatoryJson } from '../../lists/columns/reference-json';
import type { AddedParty } from '../../lists/columns/term-changes-json';
import type { Trx } from '../../platform/database/database';

/** A number for a side that comes in: that of no other further side of any agreement. */
export async function nextPartyId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('agreement_parties', 'id'))::bigint as id`.execute(trx);
  return Number(rows[0]?.id);
}

/** The counterparty with who signs for it; null when there is none, and without a signatory who is not its own. */
export async function findSide(
  trx: Trx,
  { counterpartyId, signatoryId }: { counterpartyId: number; signatoryId: number | null },
): Promise<Pick<AddedParty, 'counterparty' | 'signatory'> | null> {
  const { rows } = await sql<Pick<AddedParty, 'counterparty' | 'signatory'>>`
    select ${counterpartyJson('c')} as counterparty, ${signatoryJson('s')} as signatory
    from counterparties c left join signatories s on s.id = ${signatoryId}::bigint and s.counterparty_id = c.id
    where c.id = ${counterpartyId} and c.deleted_at is null`.execute(trx);
  return rows[0] ?? null;
}
