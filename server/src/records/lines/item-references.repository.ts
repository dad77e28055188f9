import type { DatedRate } from 'shared/contract/money/vat';
import type { Db } from '../../platform/database/database';
import { remembered } from '../../platform/database/remembered';
import type { ItemValues, PercentOf } from './item-amounts';

export interface RateReference extends DatedRate {
  name: string;
  percent: string | null;
}

/** Records the lines and the tax of a document refer to, as far as rules look at them; what does not exist is absent. */
export interface ItemReferences {
  rates: ReadonlyMap<number, RateReference>;
  measures: ReadonlyMap<number, { precision: number }>;
  products: ReadonlySet<number>;
  currencies: ReadonlySet<string>;
}

/** Ids to look up; never empty, which is not valid SQL: zero is nobody's id. */
export function distinctIds(ids: readonly (number | null | undefined)[]): number[] {
  return [0, ...new Set(ids.filter((id): id is number => typeof id === 'number'))];
}

/** What the question finds by the ids that are said; of none it is not asked. */
export function foundByIds<Row>(
  ids: readonly (number | null | undefined)[],
  ask: (ids: number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const said = [...new Set(ids.filter((id): id is number => typeof id === 'number'))];
  return said.length === 0 ? Promise.resolve([]) : ask(said);
}

/** The rows by their ids. */
export function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Everything the lines refer to, every rate and every currency. */
export async function findItemReferences(db: Db, items: readonly ItemValues[]): Promise<ItemReferences> {
  const rates = await remembered(db, 'vat-rates all', () =>
    db.selectFrom('vat_rates').select(['id', 'name', 'percent', 'valid_from', 'valid_to']).execute(),
  );
  const measures = await foundByIds(
    items.map((item) => item.measure_id),
    (ids) =>
      remembered(db, `measures ${ids.join()}`, () =>
        db.selectFrom('measures').select(['id', 'precision']).where('id', 'in', ids).execute(),
      ),
  );
  const products = await foundByIds(
    items.map((item) => item.product_id),
    (ids) => db.selectFrom('products').select('id').where('id', 'in', ids).execute(),
  );
  const currencies = await remembered(db, 'currencies all', () =>
    db.selectFrom('currencies').select('code').execute(),
  );
  return {
    rates: byId(rates),
    measures: byId(measures),
    products: new Set(products.map((row) => row.id)),
    currencies: new Set(currencies.map((row) => row.code)),
  };
}

/** The percent of each rate that was looked up. */
export function percentsOf(references: Pick<ItemReferences, 'rates'>): PercentOf {
  return (id) => (id === null ? null : (references.rates.get(id)?.percent ?? null));
}
