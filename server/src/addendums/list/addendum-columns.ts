import { counterpartyName } from 'shared/format';
import { ADDENDUM_FIELDS } from 'shared/contract/addendum/addendum.fields';
import { ADDENDUM_REGISTER } from 'shared/contract/addendum/addendum-register';
import { ADDENDUM_KIND_LABELS, ADDENDUM_STATUS_LABELS } from 'shared/contract/addendum/addendum.labels';
import { originalState } from 'shared/contract/agreement/original-state';
import { dayColumn, type ExportColumns, momentColumn, textColumn } from '../../lists/export-column';
import type { ListedAddendum } from './addendum-list';

/** The title of the column on the screen. */
const wordOf = (key: keyof typeof ADDENDUM_REGISTER.columns) => ADDENDUM_REGISTER.columns[key].title;

/** The register's columns in a spreadsheet. */
export const addendumColumns: ExportColumns<ListedAddendum> = {
  number: textColumn(wordOf('number'), 12, (row) => row.number),
  agreement: textColumn(wordOf('agreement'), 24, (row) => row.agreement.name),
  addendum_date: dayColumn(wordOf('addendum_date'), (row) => row.addendum_date),
  title: textColumn(wordOf('title'), 60, (row) => row.title),
  counterparty_name: textColumn(wordOf('counterparty'), 36, (row) => counterpartyName(row.counterparty)),
  counterparty: textColumn(wordOf('counterparty'), 36, (row) => counterpartyName(row.counterparty)),
  kinds: textColumn(
    wordOf('kinds'),
    28,
    (row) =>
      row.kinds
        .map((kind) => (ADDENDUM_KIND_LABELS as Readonly<Record<string, string>>)[kind] ?? kind)
        .join(', ') || null,
  ),
  effective_from: dayColumn(wordOf('effective_from'), (row) => row.effective_from),
  summary: textColumn(ADDENDUM_FIELDS.summary.label, 60, (row) => row.summary),
  responsible_name: textColumn(wordOf('responsible'), 32, (row) => row.responsible_name),
  responsible: textColumn(wordOf('responsible'), 32, (row) => row.responsible_name),
  status: textColumn(wordOf('status'), 18, (row) => ADDENDUM_STATUS_LABELS[row.status]),
  originals_status: textColumn(wordOf('originals_status'), 20, originalState),
  originals_due_at: dayColumn(wordOf('originals_due_at'), (row) => row.originals_due_at ?? null),
  originals_sent_by_name: textColumn(
    wordOf('originals_sent_by_name'),
    32,
    (row) => row.originals_sent_by_name ?? null,
  ),
  created_at: momentColumn('Создано', (row) => row.created_at),
  updated_at: momentColumn('Изменено', (row) => row.updated_at),
};
