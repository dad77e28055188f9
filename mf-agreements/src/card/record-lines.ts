import type { Agreement } from 'shared/contract/agreement';
import {
  ACTIVATION_BASIS_LABELS,
  AGREEMENT_DIRECTION_LABELS,
  AGREEMENT_KIND_LABELS,
  AMOUNT_TYPE_LABELS,
  CONFIDENTIALITY_LABELS,
  ORIGINALS_STATUS_LABELS,
  RISK_LEVEL_LABELS,
} from 'shared/contract/agreement.labels';
import { formatDate } from 'shared/format';

import type { TermLine } from './terms-items';

function originalsNote(agreement: Agreement): string | undefined {
  const parts = [
    ['отправлен', agreement.originals_sent_at],
    ['ожидается', agreement.originals_received_at === null ? agreement.originals_due_at : null],
    ['получен', agreement.originals_received_at],
  ] as const;
  const told = parts.flatMap(([word, day]) => (day === null ? [] : [`${word} ${formatDate(day)}`]));
  return told.length === 0 ? undefined : told.join(', ');
}

/** How the agreement is kept: its type, its keepers, its original. What is not filled is left out. */
export function recordLines(agreement: Agreement): TermLine[] {
  const lines: TermLine[] = [
    { label: 'Тип договора', value: agreement.agreement_type.name },
    { label: 'Вид', value: AGREEMENT_KIND_LABELS[agreement.kind] },
    { label: 'Направление', value: AGREEMENT_DIRECTION_LABELS[agreement.direction] },
    { label: 'Вид суммы', value: AMOUNT_TYPE_LABELS[agreement.amount_type] },
    { label: 'Внутренний номер', value: agreement.internal_number },
    { label: '№ у контрагента', value: agreement.counterparty_number },
    { label: 'Подразделение', value: agreement.department?.name ?? null },
    { label: 'Куратор', value: agreement.curator?.full_name ?? null },
    { label: 'Автор', value: agreement.author?.full_name ?? null },
    { label: 'Вступает в силу', value: ACTIVATION_BASIS_LABELS[agreement.activation_basis] },
    {
      label: 'Оригинал',
      value: ORIGINALS_STATUS_LABELS[agreement.originals_status],
      note: originalsNote(agreement),
    },
    { label: 'Место хранения', value: agreement.storage_place },
    { label: 'Хранить до', value: formatDate(agreement.retention_until) || null },
    {
      label: 'Уровень риска',
      value: agreement.risk_level === null ? null : RISK_LEVEL_LABELS[agreement.risk_level],
    },
    {
      label: 'Доступ',
      value: agreement.confidentiality === 'restricted' ? CONFIDENTIALITY_LABELS.restricted : null,
    },
    { label: 'Метки', value: agreement.tags.length === 0 ? null : agreement.tags.join(', ') },
  ];
  return lines.filter((line) => line.value !== null);
}
