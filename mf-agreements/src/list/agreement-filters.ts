import {
  AGREEMENT_DIRECTION_LABELS,
  AGREEMENT_KIND_LABELS,
  AGREEMENT_STATUS_LABELS,
  ORIGINALS_STATUS_LABELS,
  RISK_LEVEL_LABELS,
} from 'shared/contract/agreement.labels';
import { counterpartyName } from 'shared/format';
import type { FilterField, FilterOption } from 'shared/register';

function optionsOf(labels: Readonly<Record<string, string>>): FilterOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

const partyLabel = (item: Readonly<Record<string, unknown>>) =>
  counterpartyName(
    { legal_form: textOf(item.legal_form), name_short: textOf(item.name_short) ?? '' },
    'list',
  );

const partyHint = (item: Readonly<Record<string, unknown>>) => {
  const inn = textOf(item.inn);
  return inn === null ? null : `ИНН\u00A0${inn}`;
};

/** What the register of agreements can be narrowed by. */
export const agreementFilters: readonly FilterField[] = [
  { kind: 'date', name: 'agreement_date', label: 'Дата' },
  { kind: 'choice', name: 'status', label: 'Статус', options: optionsOf(AGREEMENT_STATUS_LABELS) },
  {
    kind: 'reference',
    name: 'counterparty_id',
    label: 'Контрагент',
    resource: 'counterparties',
    params: { 'filter[is_own]': 'false' },
    optionLabel: partyLabel,
    optionHint: partyHint,
  },
  { kind: 'amount', name: 'amount', label: 'Сумма' },
  { kind: 'date', name: 'end_date', label: 'Действует до', looksAhead: true },
  {
    kind: 'reference',
    name: 'responsible_id',
    label: 'Ответственный',
    resource: 'users',
    optionLabel: (item) => textOf(item.full_name) ?? '',
    optionHint: (item) => textOf(item.job_title),
  },
  { kind: 'reference', name: 'department_id', label: 'Подразделение', resource: 'departments' },
  { kind: 'reference', name: 'agreement_type_id', label: 'Тип договора', resource: 'agreement-types' },
  {
    kind: 'reference',
    name: 'organization_id',
    label: 'Организация',
    resource: 'counterparties',
    params: { 'filter[is_own]': 'true' },
    optionLabel: partyLabel,
    optionHint: partyHint,
  },
  { kind: 'choice', name: 'direction', label: 'Направление', options: optionsOf(AGREEMENT_DIRECTION_LABELS) },
  { kind: 'choice', name: 'kind', label: 'Вид', options: optionsOf(AGREEMENT_KIND_LABELS) },
  {
    kind: 'choice',
    name: 'originals_status',
    label: 'Оригинал',
    options: optionsOf(ORIGINALS_STATUS_LABELS),
  },
  { kind: 'choice', name: 'risk_level', label: 'Риск', options: optionsOf(RISK_LEVEL_LABELS) },
  { kind: 'reference', name: 'vat_rate_id', label: 'Ставка НДС', resource: 'vat-rates' },
  { kind: 'flag', name: 'is_indefinite', label: 'Срок', yes: 'Бессрочный', no: 'До даты' },
  { kind: 'date', name: 'start_date', label: 'Начало действия' },
  { kind: 'date', name: 'created_at', label: 'Создан' },
  { kind: 'text', name: 'tags', label: 'Метка' },
];
