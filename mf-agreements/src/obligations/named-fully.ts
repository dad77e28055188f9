import { quoted } from 'shared/contract/quotation';
import type { Obligation } from 'shared/contract/obligation/obligation';
import { formatAmount, formatDate } from 'shared/format';

/** «Аванс», 300 000,00 ₽, срок 01.12.2026: which of the obligations a question is about. */
export function namedFully({ title, sum, currency_code: currency, due_date: due }: Obligation): string {
  const parts = [
    quoted(title),
    ...(sum === null ? [] : [formatAmount(sum, currency)]),
    ...(due === null ? [] : [`срок ${formatDate(due)}`]),
  ];
  return parts.join(', ');
}
