import type { CommercialOfferRow } from 'shared/contract/commercial-offer';
import { OFFER_DIRECTION_LABELS, OFFER_STATUS_LABELS } from 'shared/contract/commercial-offer.labels';
import { formatDate } from 'shared/format';
import {
  CreateButton,
  Highlight,
  Register,
  type Column,
  type FilterField,
  type RegisterDefinition,
} from 'shared/register';
import { Amount, DaysLeft, StatusMark } from 'shared/ui';

import { isOfferOpen, offerStatusLook } from '../offer/offer-status-look';
import { paths } from '../paths';
import classes from './offers.module.css';
import { offersDefaults } from './offers-defaults';

const columns: readonly Column<CommercialOfferRow>[] = [
  {
    key: 'number',
    title: 'Номер',
    cell: (row, { search }) => <Highlight text={row.number} search={search} />,
    width: 116,
    sort: 'number',
    isLocked: true,
    isLink: true,
    isNumeric: true,
  },
  {
    key: 'offer_date',
    title: 'Дата',
    cell: (row) => formatDate(row.offer_date),
    width: 92,
    sort: 'offer_date',
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
    sort: 'title',
    isLocked: true,
    isLink: true,
    tone: 'strong',
  },
  {
    key: 'counterparty',
    title: 'Контрагент',
    cell: (row, { search }) => (
      <span title={row.counterparty_name}>
        <Highlight text={row.counterparty_name} search={search} />
      </span>
    ),
    width: 170,
    sort: 'counterparty',
    tone: 'muted',
  },
  {
    key: 'direction',
    title: 'Направление',
    cell: (row) => OFFER_DIRECTION_LABELS[row.direction],
    width: 104,
    tone: 'muted',
  },
  {
    key: 'status',
    title: 'Статус',
    cell: (row) => <StatusMark {...offerStatusLook(row.status)} />,
    width: 172,
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
    key: 'valid_until',
    title: 'Действует до',
    cell: (row) => (
      <span className={classes.until}>
        {formatDate(row.valid_until) || '—'}
        {isOfferOpen(row.status) && <DaysLeft date={row.valid_until} />}
      </span>
    ),
    width: 160,
    sort: 'valid_until',
    isNumeric: true,
  },
  {
    key: 'responsible',
    title: 'Ответственный',
    cell: (row) => row.responsible_name,
    width: 170,
    tone: 'muted',
    isHidden: true,
  },
  {
    key: 'organization_name',
    title: 'Организация',
    cell: (row) => row.organization_name,
    width: 180,
    tone: 'muted',
    isHidden: true,
  },
];

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const filters: readonly FilterField[] = [
  { kind: 'choice', name: 'status', label: 'Статус', options: optionsOf(OFFER_STATUS_LABELS) },
  { kind: 'choice', name: 'direction', label: 'Направление', options: optionsOf(OFFER_DIRECTION_LABELS) },
  { kind: 'date', name: 'offer_date', label: 'Дата' },
  { kind: 'date', name: 'valid_until', label: 'Действует до', looksAhead: true },
  { kind: 'amount', name: 'amount', label: 'Сумма' },
];

const definition: RegisterDefinition<CommercialOfferRow> = {
  resource: 'commercial-offers',
  title: 'Коммерческие предложения',
  noun: {
    forms: ['предложение', 'предложения', 'предложений'],
    dative: ['предложению', 'предложениям'],
  },
  defaults: offersDefaults,
  columns,
  filters,
  rowHref: (row, list) => paths.offer(row.id, list),
  rowLabel: (row) => `Предложение ${row.number}, ${row.title}`,
  phoneRow: (row) => ({
    title: row.title,
    second: row.counterparty_name,
    secondEnd: <Amount value={row.amount} currency={row.currency_code} />,
    third: <StatusMark {...offerStatusLook(row.status)} />,
    thirdEnd: row.number,
  }),
  rowAmount: (row) => ({ amount: row.amount, currency: row.currency_code }),
  isExportable: true,
  hasViews: true,
  searchPlaceholder: 'Номер, название',
  emptyText: 'Коммерческих предложений ещё нет',
  entity: 'commercial_offer',
  createButton: (
    <CreateButton
      label="Создать предложение"
      to={paths.offerCreate()}
      permission="Создание коммерческих предложений"
    />
  ),
};

/** The list of commercial offers. */
export default function OffersPage() {
  return <Register definition={definition} />;
}
