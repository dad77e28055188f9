import { sumMoney } from 'shared/contract/money/decimal';
import type { Obligation } from 'shared/contract/obligation/obligation';

/** What is still to be paid or delivered, as money; never less than nothing; null of an obligation without a sum. */
export function leftOf({ sum, done_amount: done }: Pick<Obligation, 'sum' | 'done_amount'>): string | null {
  if (sum === null) return null;
  const left = sumMoney([sum, done === null ? '0' : `-${done}`]);
  return left.startsWith('-') ? '0.00' : left;
}
