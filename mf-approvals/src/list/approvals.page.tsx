import type { AgreementRow } from 'shared/contract/agreement';
import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement.labels';
import { counterpartyName, formatDate } from 'shared/format';
import { Highlight, Register, type Column, type RegisterDefinition } from 'shared/register';
import { Amount } from 'shared/ui';

import { approvalsDefaults } from './approvals-defaults';

const columns: readonly Column<AgreementRow>[] = [
  {
    key: 'number',
    title: 'Номер',
    cell: (row, { search }) => <Highlight text={row.number ?? '—'} search={search} />,
    width: 120,
    sort: 'number',
    isLocked: true,
    isNumeric: true,
  },
  {
    key: 'agreement_date',
    title: 'Дата',
    cell: (row) => formatDate(row.agreement_date) || '—',
    width: 92,
    sort: 'agreement_date',
    sortsDown: true,
    tone: 'muted',
    isNumeric: true,
  },
  {
    key: 'title',
    title: 'Название',
    cell: (row, { search }) => (
      <span title={row.title}>
        <Highlight text={row.title} search={search} />
      </span>
    ),
    minWidth: 220,
    sort: 'title',
    isLocked: true,
    tone: 'strong',
  },
  {
    key: 'counterparty',
    title: 'Контрагент',
    cell: (row) => counterpartyName(row.counterparty),
    width: 200,
    sort: 'counterparty',
    tone: 'muted',
  },
  { key: 'status', title: 'Статус', cell: (row) => AGREEMENT_STATUS_LABELS[row.status], width: 150 },
  {
    key: 'amount',
    title: 'Сумма',
    cell: (row) => <Amount value={row.amount} currency={row.currency_code} />,
    width: 152,
    sort: 'amount',
    sortsDown: true,
    align: 'right',
    isNumeric: true,
  },
];

const definition: RegisterDefinition<AgreementRow> = {
  resource: 'agreements',
  name: 'approvals',
  title: 'Согласование',
  noun: { forms: ['договор', 'договора', 'договоров'], dative: ['договору', 'договорам'] },
  defaults: approvalsDefaults,
  columns,
  filters: [{ kind: 'date', name: 'agreement_date', label: 'Дата' }],
  rowLabel: (row) => `Договор ${row.number ?? 'без номера'}, ${row.title}`,
  phoneRow: (row) => ({
    title: row.title,
    second: counterpartyName(row.counterparty),
    secondEnd: <Amount value={row.amount} currency={row.currency_code} />,
    third: AGREEMENT_STATUS_LABELS[row.status],
    thirdEnd: row.number ?? 'без номера',
  }),
  searchPlaceholder: 'Номер, название',
  emptyText: 'Договоров ещё нет',
  entity: 'agreement',
};

/** The list «Согласование». */
export default function ApprovalsPage() {
  return <Register definition={definition} />;
}
