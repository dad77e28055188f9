import { fromUnits, toUnits } from '../../contract/money/decimal';

/** Sums per currency in the order they are met; sums of different currencies are never added. */
export function sumsByCurrency(amounts: Iterable<{ amount: string | null; currency: string }>) {
  const sums = new Map<string, bigint>();
  for (const { amount, currency } of amounts) {
    if (amount !== null) sums.set(currency, (sums.get(currency) ?? 0n) + toUnits(amount, 2));
  }
  return [...sums].map(([currency_code, units]) => ({ currency_code, amount: fromUnits(units, 2) }));
}
