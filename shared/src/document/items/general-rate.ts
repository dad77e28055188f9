import { compareDecimals } from '../../contract/money/decimal';
import type { VatRate } from '../../contract/books/handbook';
import { isRateInForce } from '../../contract/money/vat';

import type { PickedRate } from '../../form/form';

/** The rate most sales are taxed by on the day: the highest in force; null when the book has none. */
export function generalRate(rates: readonly VatRate[], day: string): PickedRate | null {
  let best: PickedRate | null = null;
  for (const rate of rates) {
    if (rate.percent === null || !rate.is_active || !isRateInForce(rate, day)) continue;
    if (best?.percent == null || compareDecimals(rate.percent, best.percent) > 0) {
      best = { value: rate.id, label: rate.name, percent: rate.percent };
    }
  }
  return best;
}
