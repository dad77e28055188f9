import { counterpartyName } from 'shared/format';
import {
  OFFER_DIRECTION_LABELS,
  OFFER_STATUS_LABELS,
} from 'shared/contract/commercial-offer/commercial-offer.labels';
import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { OFFER_REGISTER } from 'shared/contract/commercial-offer/offer-register';
import { fieldText } from 'shared/field-text';
import {
  dayColumn,
  type ExportColumns,
  moneyColumn,
  momentColumn,
  textColumn,
} from '../../lists/export-column';
import type { ListedOffer } from './offer-list';

/** The title of the column on the screen. */
const wordOf = (key: keyof typeof OFFER_REGISTER.columns) => OFFER_REGISTER.columns[key].title;

/** The register's columns in a spreadsheet. */
export const offerColumns: ExportColumns<ListedOffer> = {
  number: textColumn(wordOf('number'), 16, (row) => row.number),
  revision: textColumn(wordOf('revision'), 10, (row) => String(row.revision)),
  offer_date: dayColumn(wordOf('offer_date'), (row) => row.offer_date),
  direction: textColumn(wordOf('direction'), 14, (row) => OFFER_DIRECTION_LABELS[row.direction]),
  title: textColumn(wordOf('title'), 60, (row) => row.title),
  subject: textColumn(OFFER_FIELDS.subject.label, 60, (row) => row.subject),
  counterparty_name: textColumn(wordOf('counterparty'), 36, (row) => counterpartyName(row.party)),
  counterparty: textColumn(wordOf('counterparty'), 36, (row) => counterpartyName(row.party)),
  organization_name: textColumn(wordOf('organization_name'), 36, (row) => row.organization_name),
  responsible_name: textColumn(wordOf('responsible'), 32, (row) => row.responsible_name),
  responsible: textColumn(wordOf('responsible'), 32, (row) => row.responsible_name),
  amount: moneyColumn(wordOf('amount'), (row) => row.amount),
  vat_amount: moneyColumn('НДС', (row) => row.vat_amount),
  discount_percent: textColumn(wordOf('discount_percent'), 12, (row) =>
    fieldText(OFFER_FIELDS.discount_percent, row.discount_percent),
  ),
  currency_code: textColumn(OFFER_FIELDS.currency_code.label, 8, (row) => row.currency_code),
  valid_until: dayColumn(wordOf('valid_until'), (row) => row.valid_until),
  status: textColumn(wordOf('status'), 26, (row) => OFFER_STATUS_LABELS[row.status]),
  created_at: momentColumn('Создано', (row) => row.created_at),
  updated_at: momentColumn('Изменено', (row) => row.updated_at),
};
