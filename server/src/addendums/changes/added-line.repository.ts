import { sql } from 'kysely';
import type { AddedLine, BareLine } from '../../lists/columns/term-changes-json';
import type { Trx } from '../../platform/database/database';

/** A number for a line that is added: that of no other line of any specification. */
export async function nextLineId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('agreement_items', 'id'))::bigint as id`.execute(trx);
  return Number(rows[0]?.id);
}

/** The line with what its references are called; null when its unit does not exist. */
export async function withReferences(trx: Trx, line: BareLine): Promise<AddedLine | null> {
  const measure = await trx
    .selectFrom('measures')
    .select(['id', 'name', 'symbol'])
    .where('id', '=', line.measure_id)
    .executeTakeFirst();
  if (measure === undefined) return null;
  const rate = await trx
    .selectFrom('vat_rates')
    .select(['id', 'name', 'percent'])
    .where('id', '=', line.vat_rate_id ?? 0)
    .executeTakeFirst();
  return { ...line, measure, vat_rate: rate ?? null };
}
