import type { Actor } from '../platform/http/actor';
import categories from './company/categories.csv';
import products from './company/products.csv';
import type { DemoStep } from './demo-step';
import { loadResource } from './loading/load-table';

export interface Keeping {
  retention_years: number;
  is_kept_forever: boolean;
}

export interface Books {
  /** By symbol: `шт`. */
  measures: ReadonlyMap<string, number>;
  /** By code: `vat22`. */
  rates: ReadonlyMap<string, number>;
  /** By letter: `П`. */
  types: ReadonlyMap<string, number>;
  /** How long agreements of a type are kept, by its letter. */
  keeping: ReadonlyMap<string, Keeping>;
  /** By code: `agreement_text`. */
  documentTypes: ReadonlyMap<string, number>;
  /** By name. */
  products: ReadonlyMap<string, number>;
}

async function keys<T extends 'measures' | 'vat_rates' | 'agreement_types' | 'document_types' | 'products'>(
  { trx }: DemoStep,
  table: T,
  column: 'symbol' | 'code' | 'name',
): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom(table as 'measures')
    .select(['id', column as 'symbol'])
    .execute();
  return new Map(rows.map((row) => [row[column as 'symbol'], row.id]));
}

async function keepingOf({ trx }: DemoStep): Promise<Map<string, Keeping>> {
  const types = await trx
    .selectFrom('agreement_types')
    .select(['code', 'retention_years', 'is_kept_forever'])
    .execute();
  return new Map(types.map(({ code, ...keeping }) => [code, keeping]));
}

/** The books a company fills itself, and the numbers of those that come with the product. */
export async function addBooks(step: DemoStep, by: { actor: Actor; moment: Date }): Promise<Books> {
  await loadResource(step, 'categories', { text: categories, ...by });
  await loadResource(step, 'products', { text: products, ...by });
  return {
    measures: await keys(step, 'measures', 'symbol'),
    rates: await keys(step, 'vat_rates', 'code'),
    types: await keys(step, 'agreement_types', 'code'),
    keeping: await keepingOf(step),
    documentTypes: await keys(step, 'document_types', 'code'),
    products: await keys(step, 'products', 'name'),
  };
}
