import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { COUNTERPARTY_REGISTER } from 'shared/contract/counterparty/counterparty-register';
import {
  COUNTERPARTY_STATUS_LABELS,
  COUNTERPARTY_TYPE_LABELS,
} from 'shared/contract/counterparty/counterparty.labels';
import { type ExportColumns, momentColumn, textColumn } from '../../lists/export-column';
import type { ListedCounterparty } from './counterparty-list';

/** The title of the column on the screen. */
const wordOf = (key: keyof typeof COUNTERPARTY_REGISTER.columns) => COUNTERPARTY_REGISTER.columns[key].title;

/** The register's columns in a spreadsheet. */
export const counterpartyColumns: ExportColumns<ListedCounterparty> = {
  name: textColumn(wordOf('name_short'), 36, (row) => row.name_short),
  name_short: textColumn(wordOf('name_short'), 36, (row) => row.name_short),
  name_full: textColumn(COUNTERPARTY_FIELDS.name_full.label, 60, (row) => row.name_full),
  legal_form: textColumn(COUNTERPARTY_FIELDS.legal_form.label, 16, (row) => row.legal_form),
  type: textColumn(wordOf('type'), 24, (row) => COUNTERPARTY_TYPE_LABELS[row.type]),
  inn: textColumn(wordOf('inn'), 14, (row) => row.inn),
  kpp: textColumn(wordOf('kpp'), 12, (row) => row.kpp),
  ogrn: textColumn(wordOf('ogrn'), 18, (row) => row.ogrn),
  legal_address: textColumn(wordOf('legal_address'), 60, (row) => row.legal_address),
  phone: textColumn(wordOf('phone'), 20, (row) => row.phone),
  email: textColumn(wordOf('email'), 28, (row) => row.email),
  status: textColumn(wordOf('status'), 18, (row) => COUNTERPARTY_STATUS_LABELS[row.status]),
  responsible_name: textColumn(wordOf('responsible'), 32, (row) => row.responsible_name),
  responsible: textColumn(wordOf('responsible'), 32, (row) => row.responsible_name),
  created_at: momentColumn('Создан', (row) => row.created_at),
  updated_at: momentColumn(wordOf('updated_at'), (row) => row.updated_at),
};
