import type { CommercialOfferRow } from 'shared/contract/commercial-offer/commercial-offer';
import {
  OFFER_DIRECTION_LABELS,
  OFFER_STATUS_LABELS,
} from 'shared/contract/commercial-offer/commercial-offer.labels';
import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { OFFER_REGISTER } from 'shared/contract/commercial-offer/offer-register';
import { fieldText } from 'shared/field-text';
import { counterpartyName, formatDate } from 'shared/format';
import {
  companiesFound,
  CreateButton,
  RecordStatus,
  Register,
  registerColumns,
  registerFilters,
  type RegisterDefinition,
  usersFound,
} from 'shared/register';
import { Amount, DaysLeft } from 'shared/ui';

import { isOfferOpen, offerStatusLook } from '../offer/offer-status-look';
import { offerParty } from '../offer/offer.labels';
import { paths } from '../paths';
import classes from './offers.module.css';
import { offersDefaults } from './offers-defaults';
import { OFFER_LOOKS } from './offers-first-rows';

const { column, numberColumn, textColumn, nameColumn, dayColumn, moneyColumn, statusColumn, personColumn } =
  registerColumns<CommercialOfferRow, keyof typeof OFFER_REGISTER.columns>(OFFER_REGISTER.columns);

const columns = [
  numberColumn('number', (row) => row.number, OFFER_LOOKS.number),
  dayColumn('offer_date', (row) => row.offer_date, OFFER_LOOKS.offer_date),
  nameColumn('title', (row) => row.title, OFFER_LOOKS.title),
  textColumn('counterparty', (row) => counterpartyName(offerParty(row), 'list'), {
    ...OFFER_LOOKS.counterparty,
    isSearched: true,
  }),
  textColumn('direction', (row) => OFFER_DIRECTION_LABELS[row.direction], OFFER_LOOKS.direction),
  statusColumn('status', (row) => offerStatusLook(row.status), {
    ...OFFER_LOOKS.status,
    isArchived: (row) => row.archived_at !== null,
  }),
  moneyColumn('amount', (row) => [row.amount, row.currency_code]),
  column(
    'valid_until',
    (row) => (
      <span className={classes.until}>
        {formatDate(row.valid_until) || '—'}
        {isOfferOpen(row.status) && <DaysLeft date={row.valid_until} />}
      </span>
    ),
    OFFER_LOOKS.valid_until,
  ),
  textColumn('revision', (row) => String(row.revision), { width: 96, isNumeric: true, isHidden: true }),
  textColumn('discount_percent', (row) => fieldText(OFFER_FIELDS.discount_percent, row.discount_percent), {
    width: 110,
    isNumeric: true,
    isHidden: true,
  }),
  personColumn('responsible', (row) => row.responsible_name, { isHidden: true }),
  textColumn('organization_name', (row) => row.organization_name, {
    width: 180,
    tone: 'muted',
    isHidden: true,
  }),
];

const filters = registerFilters(OFFER_REGISTER, {
  status: { labels: OFFER_STATUS_LABELS },
  direction: { labels: OFFER_DIRECTION_LABELS },
  offer_date: {},
  valid_until: { looksAhead: true },
  amount: {},
  counterparty_id: companiesFound(false),
  responsible_id: usersFound,
  category_id: { resource: 'categories' },
  department_id: { resource: 'departments' },
  organization_id: companiesFound(true),
  decision_reason_id: { resource: 'decision-reasons' },
  archived: { yes: 'В архиве', no: 'Не в архиве' },
});

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
    second: counterpartyName(offerParty(row)),
    secondEnd: <Amount value={row.amount} currency={row.currency_code} />,
    third: <RecordStatus {...offerStatusLook(row.status)} isArchived={row.archived_at !== null} />,
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
