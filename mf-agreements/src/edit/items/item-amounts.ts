import { fromUnits, isDecimal, toUnits } from 'shared/contract/decimal';
import { vatOfDocument, vatOfLine, vatOfSum, type VatAmounts } from 'shared/contract/vat';

import type { AgreementValues } from '../values/agreement-values';
import type { ItemValues } from './item-values';

type DocumentVat = Pick<AgreementValues, 'vat_mode' | 'vat_rate'>;

/** Amounts of one line as the server will compute them; null while the quantity or the price is missing. */
export function amountsOfItem(item: ItemValues, document: DocumentVat): VatAmounts | null {
  if (item.quantity === null || item.price === null || !isDecimal(item.quantity) || !isDecimal(item.price))
    return null;
  return vatOfLine({
    quantity: item.quantity,
    price: item.price,
    discount_percent: item.discount_percent,
    vat_mode: item.vat?.mode ?? document.vat_mode,
    vat_percent: item.vat === null ? (document.vat_rate?.percent ?? null) : item.vat.percent,
  });
}

/** What the lines add up to; null when there is nothing to add up. */
export function amountsOfItems(items: readonly ItemValues[], document: DocumentVat): VatAmounts | null {
  const lines = items.map((item) => amountsOfItem(item, document)).filter((line) => line !== null);
  return lines.length === 0 ? null : vatOfDocument(lines);
}

export interface DocumentAmounts {
  /** The document's sum and tax; null while nothing is known. */
  total: VatAmounts | null;
  /** How far the lines and the sum by hand lie apart; null when they agree or there is nothing to compare. */
  difference: string | null;
}

/** The document's sum: of the lines, or by hand and then with the difference from the lines. */
export function amountsOfDocument(values: AgreementValues): DocumentAmounts {
  const lines = amountsOfItems(values.items, values);
  if (lines !== null && !values.amount_is_manual) return { total: lines, difference: null };
  if (values.amount === null || !isDecimal(values.amount)) return { total: null, difference: null };
  const total = vatOfSum({
    amount: values.amount,
    vat_mode: values.vat_mode,
    vat_percent: values.vat_rate?.percent ?? null,
  });
  return { total, difference: lines === null ? null : differenceOf(lines.amount, values.amount) };
}

function differenceOf(lines: string, sum: string): string | null {
  const units = toUnits(lines, 2) - toUnits(sum, 2);
  return units === 0n ? null : fromUnits(units < 0n ? -units : units, 2);
}
