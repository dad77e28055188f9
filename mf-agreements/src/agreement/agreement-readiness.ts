import type { Agreement } from 'shared/contract/agreement/agreement';
import type { ReadinessLine } from 'shared/document';

type Readiness = Pick<
  Agreement,
  'status' | 'readiness' | 'files_count' | 'amount_difference' | 'items' | 'parties'
>;

/**
 * What the server says stands in the way of the next step, first what forbids, then what warns, then what is in order.
 * In the states that wait for no step of the employee what the server has to say, and nothing else.
 */
export function agreementReadiness(agreement: Readiness): ReadinessLine[] {
  const approved = agreement.status === 'approved';
  const lines = agreement.readiness.map((line, place) => ({
    key: `${line.field}-${String(place)}`,
    level: line.level,
    text: line.message,
  }));
  if (!approved && agreement.status !== 'draft' && agreement.status !== 'rework') return lines;
  const errors = lines.filter((line) => line.level === 'error');
  const named = new Set(agreement.readiness.map((line) => line.field));
  const warnings = lines.filter((line) => line.level === 'warning');
  if (approved) {
    const ready: ReadinessLine = { key: 'ok', level: 'ok', text: 'Дата и подписанты указаны' };
    return errors.length > 0 ? [...errors, ...warnings] : [...warnings, ready];
  }
  const ok: ReadinessLine[] = [];
  if (errors.length === 0) ok.push({ key: 'ok-fields', level: 'ok', text: 'Обязательные поля заполнены' });
  if (agreement.files_count > 0 && !named.has('files'))
    ok.push({ key: 'ok-files', level: 'ok', text: 'Файл договора приложен' });
  if (!['counterparty_id', 'counterparty', 'parties'].some((field) => named.has(field))) {
    const text =
      agreement.parties.length > 0 ? 'Ни одна сторона не заблокирована' : 'Контрагент не заблокирован';
    ok.push({ key: 'ok-counterparty', level: 'ok', text });
  }
  if (agreement.items.length > 0 && agreement.amount_difference === null) {
    ok.push({ key: 'ok-amount', level: 'ok', text: 'Сумма равна спецификации' });
  }
  return [...errors, ...warnings, ...ok];
}
