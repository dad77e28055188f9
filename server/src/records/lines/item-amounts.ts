import { compareDecimals, fromUnits, sumMoney, toUnits } from 'shared/contract/money/decimal';
import type { LineValues } from 'shared/contract/record/field-table';
import type { ITEM_FIELDS } from 'shared/contract/record/line-fields';
import {
  type VatAmounts,
  type VatMode,
  vatOfDocument,
  vatOfLine,
  vatOfLines,
  vatOfSumBeside,
} from 'shared/contract/money/vat';

/** A line of goods, services or works, after the contract's own checks. */
export type ItemValues = LineValues<typeof ITEM_FIELDS>;

/** Percent of a rate by its id; null is «Без НДС». */
export type PercentOf = (vatRateId: number | null) => string | null;

const MOST = toUnits('9999999999999999.99', 2);

/** The amounts of one line of a document. */
export function amountsOfItem(item: ItemValues, percentOf: PercentOf): VatAmounts {
  return vatOfLine({ ...item, vat_percent: percentOf(item.vat_rate_id) });
}

/** Of a document, what its amounts follow from. */
export interface SummedValues {
  items: readonly ItemValues[];
  amount: string | null;
  /** The sum is given by hand although there are lines. */
  amount_is_manual?: boolean;
  vat_mode: VatMode;
  vat_rate_id: number | null;
  /** Of the whole, beside those of the lines. */
  discount_percent?: string;
}

export interface DocumentAmounts {
  amount: string | null;
  vat_amount: string | null;
  amount_without_vat: string | null;
}

/**
 * The amounts of the whole document: those of its lines, unless the sum is given by hand or there are no lines;
 * then the tax is extracted from the given sum, as the lines have it where they have another. All null when there is no sum.
 */
export function amountsOfDocument(values: SummedValues, percentOf: PercentOf): DocumentAmounts {
  const lines = values.items.map((item) => ({ ...item, vat_percent: percentOf(item.vat_rate_id) }));
  if (lines.length > 0 && values.amount_is_manual !== true)
    return vatOfDocument(vatOfLines(lines, values.discount_percent ?? '0'));
  const { amount, vat_mode, vat_rate_id } = values;
  if (amount === null) return { amount: null, vat_amount: null, amount_without_vat: null };
  return vatOfSumBeside({ amount, vat_mode, vat_percent: percentOf(vat_rate_id) }, lines);
}

/** False when an amount has more digits than the column of money holds. */
export function fitsMoney(amount: string | null): boolean {
  return amount === null || toUnits(amount, 2) <= MOST;
}

/** Sum of the lines less the document's own; null when they agree or there is nothing to compare. */
export function differenceOf(amount: string | null, lines: readonly { amount: string }[]): string | null {
  if (amount === null || lines.length === 0) return null;
  const total = sumMoney(lines.map((line) => line.amount));
  return compareDecimals(total, amount) === 0 ? null : fromUnits(toUnits(total, 2) - toUnits(amount, 2), 2);
}
