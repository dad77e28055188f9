import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { sumMoney } from 'shared/contract/money/decimal';
import { formatAmount } from 'shared/format';

/** Sums of the documents by currency, which are never added to each other: «12 500,00 ₽ + 300,00 $»; empty without any. */
export function bulkSum(tasks: readonly Pick<ApprovalTask, 'amount' | 'currency_code'>[]): string {
  const sums = new Map<string, string[]>();
  for (const { amount, currency_code: code } of tasks) {
    if (amount !== null) sums.set(code ?? 'RUB', [...(sums.get(code ?? 'RUB') ?? []), amount]);
  }
  return [...sums].map(([currency, amounts]) => formatAmount(sumMoney(amounts), currency)).join(' + ');
}
