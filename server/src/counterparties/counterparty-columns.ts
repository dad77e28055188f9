import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { COUNTERPARTY_STATUS_LABELS, COUNTERPARTY_TYPE_LABELS } from 'shared/contract/counterparty.labels';
import { type ExportColumns, momentColumn, textColumn } from '../lists/export-column';
import type { ListedCounterparty } from './counterparty-list';

/** The register's columns in a spreadsheet. */
export const counterpartyColumns: ExportColumns<ListedCounterparty> = {
  name: textColumn(COUNTERPARTY_FIELDS.name_short.short, 36, (row) => row.name_short),
  name_short: textColumn(COUNTERPARTY_FIELDS.name_short.short, 36, (row) => row.name_short),
  name_full: textColumn(COUNTERPARTY_FIELDS.name_full.label, 60, (row) => row.name_full),
  legal_form: textColumn(COUNTERPARTY_FIELDS.legal_form.label, 16, (row) => row.legal_form),
  type: textColumn(COUNTERPARTY_FIELDS.type.label, 24, (row) => COUNTERPARTY_TYPE_LABELS[row.type]),
  inn: textColumn(COUNTERPARTY_FIELDS.inn.label, 14, (row) => row.inn),
  kpp: textColumn(COUNTERPARTY_FIELDS.kpp.label, 12, (row) => row.kpp),
  ogrn: textColumn(COUNTERPARTY_FIELDS.ogrn.label, 18, (row) => row.ogrn),
  legal_address: textColumn(COUNTERPARTY_FIELDS.legal_address.label, 60, (row) => row.legal_address),
  phone: textColumn(COUNTERPARTY_FIELDS.phone.label, 20, (row) => row.phone),
  email: textColumn(COUNTERPARTY_FIELDS.email.label, 28, (row) => row.email),
  status: textColumn('Статус', 18, (row) => COUNTERPARTY_STATUS_LABELS[row.status]),
  responsible_name: textColumn(COUNTERPARTY_FIELDS.responsible.label, 32, (row) => row.responsible_name),
  responsible: textColumn(COUNTERPARTY_FIELDS.responsible.label, 32, (row) => row.responsible_name),
  created_at: momentColumn('Создан', (row) => row.created_at),
  updated_at: momentColumn('Изменён', (row) => row.updated_at),
};
