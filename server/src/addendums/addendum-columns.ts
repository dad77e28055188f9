import type { AddendumRow } from 'shared/contract/addendum';
import { ADDENDUM_FIELDS } from 'shared/contract/addendum/addendum.fields';
import { ADDENDUM_KIND_LABELS, ADDENDUM_STATUS_LABELS } from 'shared/contract/addendum.labels';
import { dayColumn, type ExportColumns, momentColumn, textColumn } from '../lists/export-column';

/** The register's columns in a spreadsheet. */
export const addendumColumns: ExportColumns<AddendumRow> = {
  number: textColumn(ADDENDUM_FIELDS.number.label, 12, (row) => row.number),
  agreement: textColumn(ADDENDUM_FIELDS.agreement.label, 24, (row) => row.agreement.name),
  addendum_date: dayColumn(ADDENDUM_FIELDS.addendum_date.label, (row) => row.addendum_date),
  title: textColumn(ADDENDUM_FIELDS.title.label, 60, (row) => row.title),
  counterparty_name: textColumn('Контрагент', 36, (row) => row.counterparty_name),
  counterparty: textColumn('Контрагент', 36, (row) => row.counterparty_name),
  kinds: textColumn(
    ADDENDUM_FIELDS.kinds.label,
    28,
    (row) =>
      row.kinds
        .map((kind) => (ADDENDUM_KIND_LABELS as Readonly<Record<string, string>>)[kind] ?? kind)
        .join(', ') || null,
  ),
  effective_from: dayColumn(ADDENDUM_FIELDS.effective_from.label, (row) => row.effective_from),
  summary: textColumn(ADDENDUM_FIELDS.summary.label, 60, (row) => row.summary),
  responsible_name: textColumn(ADDENDUM_FIELDS.responsible.label, 32, (row) => row.responsible_name),
  responsible: textColumn(ADDENDUM_FIELDS.responsible.label, 32, (row) => row.responsible_name),
  status: textColumn('Статус', 18, (row) => ADDENDUM_STATUS_LABELS[row.status]),
  created_at: momentColumn('Создано', (row) => row.created_at),
  updated_at: momentColumn('Изменено', (row) => row.updated_at),
};
