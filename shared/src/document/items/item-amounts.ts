import { fromUnits, isDecimal, isDecimalOf, toUnits } from '../../contract/money/decimal';
import { vatOfDocument, vatOfLine, vatOfSum, type VatAmounts } from '../../contract/money/vat';
import type { DocumentVat } from './document-money';
import type { ItemValues } from './item-values';

/** A sum that is too long even for the arithmetic is no sum: the field says so, nothing is computed from it. */
const shown = (amounts: VatAmounts): VatAmounts | null =>
  Object.values(amounts).every((amount: string) => isDecimal(amount)) ? amounts : null;

/**
 * Amounts of one line as the server will compute them; null while the quantity or the price is missing or a number of
 * the line cannot be computed with. Throws for no text at all.
 */
export function amountsOfItem(item: ItemValues, document: DocumentVat): VatAmounts | null {
  const { quantity, price, discount_percent } = item;
  const vat_percent = item.vat === null ? (document.vat_rate?.percent ?? null) : item.vat.percent;
  if (!isDecimalOf(quantity, 3) || !isDecimalOf(price, 2) || !isDecimalOf(discount_percent, 2)) return null;
  if (vat_percent !== null && !isDecimalOf(vat_percent, 2)) return null;
  const vat_mode = item.vat?.mode ?? document.vat_mode;
  return shown(vatOfLine({ quantity, price, discount_percent, vat_mode, vat_percent }));
}

interface Sum {
  mode: DocumentVat['vat_mode'];
  percent: string | null;
  amounts: VatAmounts | null;
}

// Lines are never changed in place: the same ones under the same tax add up to the same, however often a form that is
// being typed into asks for it.
const sums = new WeakMap<readonly ItemValues[], Sum>();

/** What the lines add up to; null when there is nothing to add up. */
export function amountsOfItems(items: readonly ItemValues[], document: DocumentVat): VatAmounts | null {
  const mode = document.vat_mode;
  const percent = document.vat_rate?.percent ?? null;
  const known = sums.get(items);
  if (known?.mode === mode && known.percent === percent) return known.amounts;
  const lines = items.map((item) => amountsOfItem(item, document)).filter((line) => line !== null);
  const amounts = lines.length === 0 ? null : shown(vatOfDocument(lines));
  sums.set(items, { mode, percent, amounts });
  return amounts;
}

export interface DocumentAmounts {
  /** The document's sum and tax; null while nothing is known. */
  total: VatAmounts | null;
  /** How far the lines and the sum by hand lie apart; null when they agree or there is nothing to compare. */
  difference: string | null;
}

export interface SummedDocument extends DocumentVat {
  items: readonly ItemValues[];
  amount: string | null;
  /** The sum is given beside the lines and not taken from them. */
  amount_is_manual: boolean;
}

/** The document's sum: of the lines, or by hand and then with the difference from the lines. */
export function amountsOfDocument(document: SummedDocument): DocumentAmounts {
  const lines = amountsOfItems(document.items, document);
  if (lines !== null && !document.amount_is_manual) return { total: lines, difference: null };
  const { amount, vat_mode } = document;
  const vat_percent = document.vat_rate?.percent ?? null;
  if (!isDecimalOf(amount, 2) || (vat_percent !== null && !isDecimalOf(vat_percent, 2)))
    return { total: null, difference: null };
  const total = shown(vatOfSum({ amount, vat_mode, vat_percent }));
  return { total, difference: lines === null ? null : differenceOf(lines.amount, amount) };
}

function differenceOf(lines: string, sum: string): string | null {
  const units = toUnits(lines, 2) - toUnits(sum, 2);
  return units === 0n ? null : fromUnits(units < 0n ? -units : units, 2);
}
