import { type RawBuilder, sql } from 'kysely';
import type { AgreementItem } from 'shared/contract/agreement/agreement-item';
import { rateJson } from '../../lists/columns/reference-json';
import type { Trx } from '../../platform/database/database';
import { amountsOfItem, type ItemValues, type PercentOf } from './item-amounts';

/** Where the lines of a kind of documents are kept. */
export interface ItemsPlace {
  table: 'agreement_items' | 'commercial_offer_items';
  owner: 'agreement_id' | 'commercial_offer_id';
}

const BATCH = 200;

/** The document holds exactly these lines afterwards, in this order; a line with an id of its own keeps it. */
export async function replaceItems(
  trx: Trx,
  place: ItemsPlace & { ownerId: number },
  { items, percentOf }: { items: readonly ItemValues[]; percentOf: PercentOf },
): Promise<void> {
  // The tables of lines differ in the name of their owner alone; to the query builder their union is no table.
  const table = place.table as 'agreement_items';
  const owner = place.owner as 'agreement_id';
  const kept = items.flatMap((item) => item.id ?? []);
  const known = await trx.deleteFrom(table).where(owner, '=', place.ownerId).returning('id').execute();
  const mine = new Set(known.map((row) => row.id));
  const rows = items.map(({ id, ...item }, position) => ({
    ...(id !== undefined && mine.has(id) && kept.indexOf(id) === kept.lastIndexOf(id) ? { id } : {}),
    ...item,
    ...amountsOfItem({ ...item, id }, percentOf),
    ...({ [place.owner]: place.ownerId } as { agreement_id: number }),
    position: position + 1,
  }));
  // The database numbers a row without an id; the two kinds cannot share one statement.
  for (const group of [rows.filter((row) => 'id' in row), rows.filter((row) => !('id' in row))]) {
    for (let from = 0; from < group.length; from += BATCH) {
      await trx
        .insertInto(table)
        .values(group.slice(from, from + BATCH))
        .execute();
    }
  }
}

/** The lines of the document with that id in their order, as JSON: numbers with a comma stay texts. */
export function itemsJson({ table, owner }: ItemsPlace, ownerId: RawBuilder<number>) {
  return sql<AgreementItem[]>`(
  select coalesce(json_agg(json_build_object(
    'id', i.id, 'position', i.position, 'product_id', i.product_id, 'name', i.name, 'description', i.description,
    'measure', json_build_object('id', m.id, 'name', m.name, 'symbol', m.symbol),
    'quantity', i.quantity::text, 'price', i.price::text, 
    'discount_percent', round(i.discount_percent, greatest(2, scale(trim_scale(i.discount_percent))))::text,
    'vat_mode', i.vat_mode,
    'vat_rate', ${rateJson('v')},
    'amount_without_vat', i.amount_without_vat::text, 'vat_amount', i.vat_amount::text, 'amount', i.amount::text,
    'delivery_date', i.delivery_date, 'note', i.note) order by i.position, i.id), '[]')
  from ${sql.table(table)} i join measures m on m.id = i.measure_id left join vat_rates v on v.id = i.vat_rate_id
  where ${sql.ref(`i.${owner}`)} = ${ownerId})`;
}
