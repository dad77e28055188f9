import { COUNTERPARTY_STATUS_LABELS, COUNTERPARTY_TYPE_LABELS } from 'shared/contract/counterparty.labels';
import { type ExportColumns, momentColumn, textColumn } from '../lists/export-column';
import type { ListedCounterparty } from './counterparty-list';

/** The register's columns in a spreadsheet. */
export const counterpartyColumns: ExportColumns<ListedCounterparty> = {
  name: textColumn('Название', 36, (row) => row.name_short),
  name_short: textColumn('Название', 36, (row) => row.name_short),
  name_full: textColumn('Полное название', 60, (row) => row.name_full),
  legal_form: textColumn('Правовая форма', 16, (row) => row.legal_form),
  type: textColumn('Тип', 24, (row) => COUNTERPARTY_TYPE_LABELS[row.type]),
  inn: textColumn('ИНН', 14, (row) => row.inn),
  kpp: textColumn('КПП', 12, (row) => row.kpp),
  ogrn: textColumn('ОГРН', 18, (row) => row.ogrn),
  legal_address: textColumn('Юридический адрес', 60, (row) => row.legal_address),
  phone: textColumn('Телефон', 20, (row) => row.phone),
  email: textColumn('Электронная почта', 28, (row) => row.email),
  status: textColumn('Состояние', 18, (row) => COUNTERPARTY_STATUS_LABELS[row.status]),
  responsible_name: textColumn('Ответственный', 32, (row) => row.responsible_name),
  responsible: textColumn('Ответственный', 32, (row) => row.responsible_name),
  created_at: momentColumn('Создан', (row) => row.created_at),
  updated_at: momentColumn('Изменён', (row) => row.updated_at),
};
