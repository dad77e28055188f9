import { formatNumber } from 'shared/format';

/** «500 000 ₽». */
export const roubles = (sum: string) => `${formatNumber(sum.replace(/\.00$/, ''))}\u00a0₽`;
/** What the direction of a document is called. */
export const DIRECTIONS: Readonly<Record<string, string>> = {
  income: 'доходный',
  expense: 'расходный',
  none: 'безденежный',
  incoming: 'входящее',
  outgoing: 'исходящее',
};
/** How risky its counterparty is. */
export const RISKS: Readonly<Record<string, string>> = { low: 'низкий', medium: 'средний', high: 'высокий' };
