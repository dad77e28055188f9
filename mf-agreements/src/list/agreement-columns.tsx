import type { AgreementRow } from 'shared/contract/agreement';
import {
  AGREEMENT_DIRECTION_LABELS,
  AGREEMENT_KIND_LABELS,
  ORIGINALS_STATUS_LABELS,
} from 'shared/contract/agreement.labels';
import { formatDate, formatDateTime } from 'shared/format';
import { Highlight, type Column } from 'shared/register';
import { Amount } from 'shared/ui';

import {
  NumberCell,
  PartyCell,
  ResponsibleCell,
  ShortNameCell,
  StatusCell,
  ValidUntilCell,
} from './agreement-cells';
import classes from './agreement-cells.module.css';

/** Columns of the register in the order it is read: number, date, name, who, state, sum, term, responsible. */
export function agreementColumns(readerId: number): readonly Column<AgreementRow>[] {
  return [
    {
      key: 'number',
      title: 'Номер',
      cell: (row, { search }) => <NumberCell row={row} search={search} />,
      width: 100,
      sort: 'number',
      isLocked: true,
      isLink: true,
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
      isLink: true,
      tone: 'strong',
    },
    {
      key: 'counterparty',
      title: 'Контрагент',
      cell: (row, { search }) => <PartyCell party={row.counterparty} search={search} />,
      width: 190,
      sort: 'counterparty',
      tone: 'muted',
    },
    {
      key: 'status',
      title: 'Статус',
      cell: (row) => <StatusCell row={row} />,
      width: 146,
      sort: 'status',
    },
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
    {
      key: 'end_date',
      title: 'Действует до',
      cell: (row) => <ValidUntilCell row={row} />,
      width: 160,
      sort: 'end_date',
      isNumeric: true,
    },
    {
      key: 'responsible',
      title: 'Ответственный',
      head: 'Отв.',
      cell: (row) => <ResponsibleCell row={row} readerId={readerId} />,
      width: 60,
      sort: 'responsible',
    },
    ...hiddenColumns,
  ];
}

/** Shown when the reader asks for them. */
const hiddenColumns: readonly Column<AgreementRow>[] = [
  {
    key: 'responsible_name',
    title: 'Ответственный, имя',
    cell: (row) => <ShortNameCell fullName={row.responsible.full_name} />,
    width: 160,
    sort: 'responsible',
    isHidden: true,
  },
  {
    key: 'vat_amount',
    title: 'НДС',
    cell: (row) => <Amount value={row.vat_amount} currency={row.currency_code} />,
    width: 156,
    align: 'right',
    isNumeric: true,
    isHidden: true,
  },
  {
    key: 'department',
    title: 'Подразделение',
    cell: (row) => row.department?.name ?? '—',
    width: 180,
    tone: 'muted',
    isHidden: true,
  },
  {
    key: 'agreement_type',
    title: 'Тип договора',
    cell: (row) => row.agreement_type.name,
    width: 160,
    tone: 'muted',
    isHidden: true,
  },
  {
    key: 'originals_status',
    title: 'Оригинал',
    cell: (row) => ORIGINALS_STATUS_LABELS[row.originals_status],
    width: 150,
    isHidden: true,
  },
  {
    key: 'organization',
    title: 'Организация',
    cell: (row, { search }) => <PartyCell party={row.organization} search={search} />,
    width: 180,
    tone: 'muted',
    isHidden: true,
  },
  {
    key: 'direction',
    title: 'Направление',
    cell: (row) => AGREEMENT_DIRECTION_LABELS[row.direction],
    width: 124,
    isHidden: true,
  },
  { key: 'kind', title: 'Вид', cell: (row) => AGREEMENT_KIND_LABELS[row.kind], width: 124, isHidden: true },
  {
    key: 'start_date',
    title: 'Начало действия',
    cell: (row) => formatDate(row.start_date) || '—',
    width: 128,
    sort: 'start_date',
    sortsDown: true,
    isNumeric: true,
    isHidden: true,
  },
  {
    key: 'currency_code',
    title: 'Валюта',
    cell: (row) => row.currency_code,
    width: 80,
    tone: 'muted',
    isHidden: true,
  },
  {
    key: 'tags',
    title: 'Метки',
    cell: (row) => <span className={classes.tags}>{row.tags.join(', ')}</span>,
    width: 180,
    isHidden: true,
  },
  {
    key: 'internal_number',
    title: 'Внутренний номер',
    cell: (row, { search }) => <Highlight text={row.internal_number} search={search} />,
    width: 140,
    tone: 'muted',
    isNumeric: true,
    isHidden: true,
  },
  {
    key: 'updated_at',
    title: 'Изменён',
    cell: (row) => formatDateTime(row.updated_at),
    width: 150,
    sort: 'updated_at',
    sortsDown: true,
    tone: 'muted',
    isNumeric: true,
    isHidden: true,
  },
];
