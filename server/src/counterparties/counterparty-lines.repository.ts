import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../platform/database/database';
import type { CounterpartiesTables } from './schema';

type LineTable = 'bank_accounts' | 'signatories' | 'counterparty_contacts';
type Line = { id?: number | undefined } & Readonly<Record<string, unknown>>;

/** Of each table, the column that marks the one main line. */
const MAIN: Readonly<Record<LineTable, string>> = {
  bank_accounts: 'is_primary',
  signatories: 'is_default',
  counterparty_contacts: 'is_primary',
};

/**
 * The counterparty has exactly these lines afterwards; a line with an id keeps it. False, and nothing is written, when
 * an id is not this counterparty's or stands twice.
 */
export async function replaceLines(
  trx: Trx,
  table: LineTable,
  { counterpartyId, lines }: { counterpartyId: number; lines: readonly Line[] },
): Promise<boolean> {
  const kept = lines.flatMap((line) => line.id ?? []);
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where counterparty_id = ${counterpartyId} for update`.execute(trx);
  const mine = new Set(rows.map((row) => row.id));
  if (new Set(kept).size < kept.length || kept.some((id) => !mine.has(id))) return false;
  if (mine.size > 0) {
    await sql`
      delete from ${sql.table(table)}
      where counterparty_id = ${counterpartyId} and id <> all(${kept}::bigint[])`.execute(trx);
    // The mark moves from one line to another: two marked at once would not be let in.
    await sql`
      update ${sql.table(table)} set ${sql.ref(MAIN[table])} = false
      where counterparty_id = ${counterpartyId} and ${sql.ref(MAIN[table])}`.execute(trx);
  }
  for (const { id, ...line } of lines) {
    // The three tables share these columns; to the query builder their union is no table.
    const values = line as unknown as Insertable<CounterpartiesTables['bank_accounts']>;
    if (id === undefined) {
      await trx
        .insertInto(table as 'bank_accounts')
        .values({ ...values, counterparty_id: counterpartyId })
        .execute();
    } else {
      await trx
        .updateTable(table as 'bank_accounts')
        .set(values)
        .where('id', '=', id)
        .execute();
    }
  }
  return true;
}

/** Names of those signatories of the counterparty who are not kept and stand in a document. */
export async function findSigning(
  db: Db,
  { counterpartyId, kept }: { counterpartyId: number; kept: readonly number[] },
): Promise<string[]> {
  const { rows } = await sql<{ full_name: string }>`
    select s.full_name from signatories s
    where s.counterparty_id = ${counterpartyId} and s.id <> all(${kept}::bigint[]) and (
      exists (select from agreements a where s.id in (a.our_signatory_id, a.their_signatory_id))
      or exists (select from addendums d where s.id in (d.our_signatory_id, d.their_signatory_id))
      or exists (select from agreement_parties p where p.signatory_id = s.id)
      or exists (select from effective_parties e where e.signatory_id = s.id)
      or exists (select from addendum_changes ch where ch.added_signatory_id = s.id
        or (ch.field in ('signatory_id', 'our_signatory_id', 'their_signatory_id')
          and ch.new_value = to_jsonb(s.id))))
    order by s.full_name collate "und-x-icu"`.execute(db);
  return rows.map((row) => row.full_name);
}

/** Numbers of those accounts of the counterparty that are not kept and that a document names. */
export async function findPaidTo(
  db: Db,
  { counterpartyId, kept }: { counterpartyId: number; kept: readonly number[] },
): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    select b.account from bank_accounts b
    where b.counterparty_id = ${counterpartyId} and b.id <> all(${kept}::bigint[]) and (
      exists (select from agreements a where a.bank_account_id = b.id)
      or exists (select from addendum_changes ch where ch.field = 'bank_account_id' and ch.new_value = to_jsonb(b.id)))
    order by b.account`.execute(db);
  return rows.map((row) => row.account);
}
