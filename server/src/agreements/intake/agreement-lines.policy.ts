import { ITEM_FIELDS } from 'shared/contract/record/line-fields';
import { wireFields } from 'shared/contract/record/field-table';
import type { LineOutcome, RowValues } from '../../imports/importable.service';
import type { FieldErrors } from '../../platform/http/errors';
import type { AgreementValues } from '../lines/agreement-fields';

type Line = AgreementValues['items'][number];

/** Of a product, what a line takes when its row does not say it. */
export interface LineProduct {
  name: string;
  measure_id: number;
  price: string | null;
  currency_code: string;
  vat_rate_id: number | null;
}

/** Lines of the agreement as they become, and what became of each row. */
export interface Merged {
  items: RowValues[];
  outcomes: LineOutcome[];
  /** The place among the lines that each row has; null of a row that is passed over or wrong. */
  places: (number | null)[];
}

const plain = (name: unknown) =>
  typeof name === 'string' ? name.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ') : '';

/** A new line: what its row leaves out is its product's, and then the agreement's. */
export function newLine(
  said: RowValues,
  {
    vat_mode,
    vat_rate_id,
    currency_code,
  }: Pick<AgreementValues, 'vat_mode' | 'vat_rate_id' | 'currency_code'>,
  product: LineProduct | null,
): RowValues {
  const mode = said.vat_mode ?? vat_mode;
  const rate = mode === 'none' ? null : (product?.vat_rate_id ?? vat_rate_id);
  const price = product?.currency_code === currency_code ? product.price : null;
  return {
    ...(product !== null && { name: product.name, measure_id: product.measure_id }),
    ...(price !== null && { price }),
    vat_rate_id: rate,
    ...said,
    vat_mode: mode,
  };
}

/**
 * What the lines become by the rows: a row is about the line that is called so, the second of two equal rows about the
 * second such line. Lines no row is about stay.
 */
export function mergedLines(
  present: readonly Line[],
  rows: readonly RowValues[],
  mode: 'create' | 'update' | 'upsert',
): Merged {
  const items: RowValues[] = present.map((line) => ({ ...line }));
  const free = new Map<string, number[]>();
  for (const [at, line] of present.entries()) {
    free.set(plain(line.name), [...(free.get(plain(line.name)) ?? []), at]);
  }
  const outcomes: LineOutcome[] = [];
  const places = rows.map((row) => {
    const at = free.get(plain(row.name))?.shift();
    if (at === undefined && mode === 'update') {
      outcomes.push({ outcome: 'failed', message: 'Такой строки в договоре нет, обновлять нечего' });
      return null;
    }
    if (at !== undefined && mode === 'create') {
      outcomes.push({ outcome: 'skipped', message: 'Такая строка в договоре уже есть' });
      return null;
    }
    outcomes.push({ outcome: at === undefined ? 'created' : 'updated', message: null });
    if (at === undefined) return items.push(row) - 1;
    items[at] = { ...items[at], ...row };
    return at;
  });
  return { items, outcomes, places };
}

const LABELS: Readonly<Record<string, { label: string }>> = wireFields(ITEM_FIELDS);

/** What the use case has against the rows, each under the row it is about; of what is no row's every row says it. */
export function refusedLines(errors: FieldErrors, { outcomes, places }: Merged): LineOutcome[] {
  const own = new Map<number, string[]>();
  const common: string[] = [];
  for (const [path, texts] of Object.entries(errors)) {
    const [, place, name = ''] = /^items\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
    const row = place === undefined ? -1 : places.indexOf(Number(place));
    const label = LABELS[name]?.label;
    const text = label === undefined ? texts.join('. ') : `${label}: ${texts.join('. ')}`;
    if (row >= 0) own.set(row, [...(own.get(row) ?? []), text]);
    else common.push(place === undefined ? text : `Строка ${String(Number(place) + 1)} договора: ${text}`);
  }
  return outcomes.map((outcome, at) => {
    const said = [...(own.get(at) ?? []), ...common];
    return said.length === 0 ? outcome : { outcome: 'failed', message: said.join('; ') };
  });
}
