import type { Addendum } from 'shared/contract/addendum';
import { ADDENDUM_KIND_LABELS, ADDENDUM_STATUS_LABELS } from 'shared/contract/addendum.labels';
import { dayColumn, type ExportColumns, momentColumn, textColumn } from '../lists/export-column';

/** The register's columns in a spreadsheet. */
export const addendumColumns: ExportColumns<Addendum> = {
  number: textColumn('Номер', 12, (row) => row.number),
  agreement: textColumn('Договор', 24, (row) => row.agreement.name),
  addendum_date: dayColumn('Дата', (row) => row.addendum_date),
  title: textColumn('Название', 60, (row) => row.title),
  counterparty_name: textColumn('Контрагент', 36, (row) => row.counterparty_name),
  counterparty: textColumn('Контрагент', 36, (row) => row.counterparty_name),
  kinds: textColumn(
    'Что меняет',
    28,
    (row) => row.kinds.map((kind) => ADDENDUM_KIND_LABELS[kind] ?? kind).join(', ') || null,
  ),
  effective_from: dayColumn('Действует с', (row) => row.effective_from),
  summary: textColumn('Содержание', 60, (row) => row.summary),
  responsible_name: textColumn('Ответственный', 32, (row) => row.responsible_name),
  responsible: textColumn('Ответственный', 32, (row) => row.responsible_name),
  status: textColumn('Статус', 18, (row) => ADDENDUM_STATUS_LABELS[row.status]),
  created_at: momentColumn('Создано', (row) => row.created_at),
  updated_at: momentColumn('Изменено', (row) => row.updated_at),
};
