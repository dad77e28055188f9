import { fromUnits, isDecimal, isDecimalOf, toUnits } from '../../contract/money/decimal';
import { taxName } from '../../contract/money/tax-name';
import {
  DISCOUNT_SCALE,
  vatOfDocument,
  vatOfLine,
  vatOfLines,
  vatOfSumBeside,
  type VatAmounts,
  type VatLine,
} from '../../contract/money/vat';
import type { DocumentVat } from './document-money';
import type { ItemValues } from './item-values';

/** A sum that is too long even for the arithmetic is no sum: the field says so, nothing is computed from it. */
const shown = (amounts: VatAmounts): VatAmounts | null =>
  Object.values(amounts).every((amount: string) => isDecimal(amount)) ? amounts : null;

/** The line as sums are counted from it; null while a number is missing or cannot be computed with. */
function lineOf(item: ItemValues, document: DocumentVat): VatLine | null {
  const { quantity, price, discount_percent } = item;
  const vat_percent = item.vat === null ? (document.vat_rate?.percent ?? null) : item.vat.percent;
  if (!isDecimalOf(quantity, 3) || !isDecimalOf(price, 2) || !isDecimalOf(discount_percent, DISCOUNT_SCALE))
    return null;
  if (vat_percent !== null && !isDecimalOf(vat_percent, 2)) return null;
  return { quantity, price, discount_percent, vat_mode: item.vat?.mode ?? document.vat_mode, vat_percent };
}

/** The discount of the whole as it is counted: what cannot be counted is none until it is mended. */
function discountOf({ discount_percent: percent }: DocumentVat): string {
  return isDecimalOf(percent ?? null, 2) && Number(percent) <= 100 ? (percent ?? '0') : '0';
}

/**
 * Amounts of one line as the server will compute them; null while the quantity or the price is missing or a number of
 * the line cannot be computed with. Throws for no text at all.
 */
export function amountsOfItem(item: ItemValues, document: DocumentVat): VatAmounts | null {
  const line = lineOf(item, document);
  return line === null ? null : shown(vatOfLine(line));
}

interface Sum {
  discount: string;
  mode: DocumentVat['vat_mode'];
  percent: string | null;
  amounts: VatAmounts | null;
}

// Lines are never changed in place: the same ones under the same tax add up to the same, however often a form that is
// being typed into asks for it.
const sums = new WeakMap<readonly ItemValues[], Sum>();

/** The lines that can be counted. */
function countedLines(items: readonly ItemValues[], document: DocumentVat): VatLine[] {
  return items.flatMap((item) => {
    const line = lineOf(item, document);
    return line === null || shown(vatOfLine(line)) === null ? [] : [line];
  });
}

/** What the lines add up to; null when there is nothing to add up. */
export function amountsOfItems(items: readonly ItemValues[], document: DocumentVat): VatAmounts | null {
  const mode = document.vat_mode;
  const percent = document.vat_rate?.percent ?? null;
  const discount = discountOf(document);
  const known = sums.get(items);
  if (known?.mode === mode && known.percent === percent && known.discount === discount) return known.amounts;
  const lines = countedLines(items, document);
  const amounts = lines.length === 0 ? null : shown(vatOfDocument(vatOfLines(lines, discount)));
  sums.set(items, { mode, percent, discount, amounts });
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
  const total = shown(
    vatOfSumBeside({ amount, vat_mode, vat_percent }, countedLines(document.items, document)),
  );
  return { total, difference: lines === null ? null : differenceOf(lines.amount, amount) };
}

/** What the tax of the document is called by its counted lines; null when nothing is taxed. */
export function taxOfDocument(document: SummedDocument): string | null {
  const { vat_mode, vat_rate: rate } = document;
  const vat_rate = rate === null ? null : { name: rate.label, percent: rate.percent };
  const lines = countedLines(document.items, document);
  return taxName(
    { vat_mode, vat_rate },
    lines.map((line) => ({ vat_mode: line.vat_mode, vat_rate: { percent: line.vat_percent } })),
  );
}

/** What the discount of the whole takes off the lines; null when there is none. */
export function discountOfDocument(document: SummedDocument): string | null {
  if (discountOf(document) === '0') return null;
  const lines = document.items.map((item) => amountsOfItem(item, document)).filter((line) => line !== null);
  const total = amountsOfItems(document.items, document);
  if (total === null) return null;
  const off = toUnits(vatOfDocument(lines).amount, 2) - toUnits(total.amount, 2);
  return off > 0n ? fromUnits(off, 2) : null;
}

function differenceOf(lines: string, sum: string): string | null {
  const units = toUnits(lines, 2) - toUnits(sum, 2);
  return units === 0n ? null : fromUnits(units < 0n ? -units : units, 2);
}
