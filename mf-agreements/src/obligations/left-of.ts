import { sumMoney } from 'shared/contract/money/decimal';
import type { Obligation } from 'shared/contract/obligation/obligation';

/** What is still to be paid or delivered, as money; null of an obligation without a sum. */
export function leftOf({ sum, done_amount: done }: Pick<Obligation, 'sum' | 'done_amount'>): string | null {
  return sum === null ? null : sumMoney([sum, done === null ? '0' : `-${done}`]);
}
