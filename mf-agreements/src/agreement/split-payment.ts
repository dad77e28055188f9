import { divideHalfUp, fromUnits, isDecimalOf, toUnits } from 'shared/contract/money/decimal';

/** The advance and what is left of the sum, rounded half up to kopecks; null when either number is none to count with. */
export function splitPayment(amount: string, percent: string): { advance: string; rest: string } | null {
  if (!isDecimalOf(amount, 2) || !isDecimalOf(percent, 2)) return null;
  const sum = toUnits(amount, 2);
  const advance = divideHalfUp(sum * toUnits(percent, 2), 10_000n);
  return { advance: fromUnits(advance, 2), rest: fromUnits(sum - advance, 2) };
}
