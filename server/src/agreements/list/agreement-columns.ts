import { counterpartyName } from 'shared/format';
import {
  AGREEMENT_DIRECTION_LABELS,
  AGREEMENT_KIND_LABELS,
  AGREEMENT_STATUS_LABELS,
} from 'shared/contract/agreement/agreement.labels';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { originalState } from 'shared/contract/agreement/original-state';
import { earlyEnd } from 'shared/contract/agreement/early-end';
import { AGREEMENT_REGISTER } from 'shared/contract/agreement/agreement-register';
import {
  dayColumn,
  type ExportColumns,
  moneyColumn,
  momentColumn,
  textColumn,
} from '../../lists/export-column';
import type { ListedAgreement } from './agreement-list';

const { columns } = AGREEMENT_REGISTER;
/** The title of the column on the screen. */
const wordOf = (key: keyof typeof columns) => columns[key].title;

/** The register's columns in a spreadsheet, by the keys the browser knows them by. */
export const agreementColumns: ExportColumns<ListedAgreement> = {
  number: textColumn(wordOf('number'), 16, (row) => row.number ?? row.internal_number),
  internal_number: textColumn(wordOf('internal_number'), 18, (row) => row.internal_number),
  agreement_date: dayColumn(wordOf('agreement_date'), (row) => row.agreement_date),
  title: textColumn(wordOf('title'), 60, (row) => row.title),
  counterparty: textColumn(wordOf('counterparty'), 36, (row) => counterpartyName(row.counterparty)),
  counterparty_inn: textColumn('ИНН контрагента', 16, (row) => row.counterparty.inn),
  organization: textColumn(wordOf('organization'), 36, (row) => counterpartyName(row.organization)),
  status: textColumn(wordOf('status'), 18, (row) => AGREEMENT_STATUS_LABELS[row.status]),
  direction: textColumn(wordOf('direction'), 14, (row) => AGREEMENT_DIRECTION_LABELS[row.direction]),
  kind: textColumn(wordOf('kind'), 16, (row) => AGREEMENT_KIND_LABELS[row.kind]),
  agreement_type: textColumn(wordOf('agreement_type'), 28, (row) => row.agreement_type.name),
  department: textColumn(wordOf('department'), 28, (row) => row.department?.name ?? null),
  responsible: textColumn(wordOf('responsible'), 32, (row) => row.responsible.full_name),
  responsible_name: textColumn(wordOf('responsible_name'), 32, (row) => row.responsible.full_name),
  amount: moneyColumn(wordOf('amount'), (row) => row.amount),
  vat_amount: moneyColumn(wordOf('vat_amount'), (row) => row.vat_amount),
  currency_code: textColumn(wordOf('currency_code'), 8, (row) => row.currency_code),
  start_date: dayColumn(wordOf('start_date'), (row) => row.start_date),
  // A word would make the column of days a column of texts.
  end_date: dayColumn(wordOf('end_date'), (row) => earlyEnd(row)?.day ?? row.end_date),
  is_indefinite: textColumn(AGREEMENT_FIELDS.is_indefinite.label, 12, (row) =>
    row.is_indefinite ? 'Да' : 'Нет',
  ),
  originals_status: textColumn(wordOf('originals_status'), 18, originalState),
  originals_due_at: dayColumn(wordOf('originals_due_at'), (row) => row.originals_due_at),
  originals_sent_by_name: textColumn(
    wordOf('originals_sent_by_name'),
    32,
    (row) => row.originals_sent_by_name ?? null,
  ),
  tags: textColumn(wordOf('tags'), 24, (row) => row.tags.join(', ') || null),
  created_at: momentColumn(AGREEMENT_REGISTER.filters.created_at.label, (row) => row.created_at),
  updated_at: momentColumn(wordOf('updated_at'), (row) => row.updated_at),
  retention_until: dayColumn(wordOf('retention_until'), (row) => row.retention_until),
};
