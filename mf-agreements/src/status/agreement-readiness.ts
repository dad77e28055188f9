import type { Agreement } from 'shared/contract/agreement';
import type { ReadinessLine } from 'shared/document';

type Readiness = Pick<Agreement, 'readiness' | 'files_count' | 'amount_difference' | 'items'>;

/** What the server says stands in the way, first what forbids, then what warns, then what is in order. */
export function agreementReadiness(agreement: Readiness): ReadinessLine[] {
  const lines = agreement.readiness.map((line, place) => ({
    key: `${line.field}-${String(place)}`,
    level: line.level,
    text: line.message,
  }));
  const errors = lines.filter((line) => line.level === 'error');
  const named = new Set(agreement.readiness.map((line) => line.field));
  const ok: ReadinessLine[] = [];
  if (errors.length === 0) ok.push({ key: 'ok-fields', level: 'ok', text: 'Обязательные поля заполнены' });
  if (agreement.files_count > 0 && !named.has('files'))
    ok.push({ key: 'ok-files', level: 'ok', text: 'Файл договора приложен' });
  if (!named.has('counterparty_id') && !named.has('counterparty')) {
    ok.push({ key: 'ok-counterparty', level: 'ok', text: 'Контрагент не заблокирован' });
  }
  if (agreement.items.length > 0 && agreement.amount_difference === null) {
    ok.push({ key: 'ok-amount', level: 'ok', text: 'Сумма равна спецификации' });
  }
  return [...errors, ...lines.filter((line) => line.level === 'warning'), ...ok];
}
