import { type DemoStep, insertMany } from './demo-step';
import { CATEGORIES, CHAIN_TEMPLATES, PRODUCTS } from './company/handbook-list';

export interface Books {
  /** By symbol: `шт`. */
  measures: ReadonlyMap<string, number>;
  /** By code: `vat22`. */
  rates: ReadonlyMap<string, number>;
  /** By letter: `П`. */
  types: ReadonlyMap<string, number>;
  /** By code: `agreement_text`. */
  documentTypes: ReadonlyMap<string, number>;
  /** By name. */
  products: ReadonlyMap<string, number>;
}

async function addCategories({ trx }: DemoStep): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, { code, name, parent, kind }] of CATEGORIES.entries()) {
    const { id } = await trx
      .insertInto('categories')
      .values({ code, name, kind, parent_id: parent === null ? null : ids.get(parent), position })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(code, id);
  }
  return ids;
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

/** The books a company fills itself, and the numbers of those that come with the product. */
export async function addHandbooks(step: DemoStep): Promise<Books> {
  const categories = await addCategories(step);
  const measures = await keys(step, 'measures', 'symbol');
  const rates = await keys(step, 'vat_rates', 'code');
  const types = await keys(step, 'agreement_types', 'code');
  await insertMany(
    step.trx,
    'products',
    PRODUCTS.map(({ category, name, measure, price }, at) => ({
      category_id: categories.get(category) ?? 0,
      name,
      article: `${category}-${String(at + 101)}`,
      measure_id: measures.get(measure) ?? 0,
      price,
      vat_rate_id: rates.get('vat22'),
    })),
  );
  await insertMany(
    step.trx,
    'chain_templates',
    CHAIN_TEMPLATES.map(([name, description, conditions, priority, days]) => ({
      name,
      description,
      document_kinds: name.startsWith('Дополнительные') ? ['addendum'] : ['agreement'],
      conditions: JSON.stringify(
        'type' in conditions ? { agreement_type_ids: [types.get(conditions.type)] } : conditions,
      ),
      priority,
      total_deadline_days: days,
    })),
  );
  return {
    measures,
    rates,
    types,
    documentTypes: await keys(step, 'document_types', 'code'),
    products: await keys(step, 'products', 'name'),
  };
}
