import type { Agreement } from 'shared/contract/agreement/agreement';
import { RULED_FIELDS } from 'shared/contract/agreement/agreement-field-rules';
import { quoted } from 'shared/contract/quotation';
import { wireFields } from 'shared/contract/record/field-table';
import { valuesOfRecord } from 'shared/contract/record/record-values';
import { addDays } from '../../calendar/business-day';
import { formatDay } from '../../calendar/format-day';
import { differenceOf } from '../../records/lines/item-amounts';
import { modeFault, rateFault } from '../../records/lines/tax-readiness';
import { isDecidedUpon, sideFaults, warned } from '../../records/signing/side-faults';
import { signatoryFaults } from '../../records/signing/signing-readiness';
import type { AgreementRecord } from '../agreements.repository';
import { fileFault, missingText, responsibleFault } from '../../records/readiness-texts';

export type Readiness = Agreement['readiness'];

/** Days ahead at which the date of an agreement looks like a slip of the pen. */
const FAR_DATE = 30;

const SIDE_FIELDS = { main: 'counterparty_id', further: 'parties' };

type Find = (field: string, message: string) => void;

/** What the agreement's type asks besides: documents that are attached, fields that are filled. */
function ofDocuments({ missing_documents: missing }: AgreementRecord, error: Find): void {
  const fault = missingText(missing);
  if (fault !== null) error('files', fault);
}

function ofRules(record: AgreementRecord, error: Find): void {
  const values: Readonly<Record<string, unknown>> = valuesOfRecord(RULED_FIELDS, record);
  for (const [name, field] of Object.entries(wireFields(RULED_FIELDS))) {
    const value = values[name] ?? null;
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (record.field_rules[name] !== 'required' || !isEmpty) continue;
    error(
      name,
      `Заполните ${quoted(field.label)}: так требует тип договора ${quoted(record.agreement_type.name)}`,
    );
  }
}

function ofContent(record: AgreementRecord, today: string): Readiness {
  const found: Readiness = [];
  const error = (field: string, message: string) => found.push({ field, message, level: 'error' });
  const warning = (field: string, message: string) => found.push({ field, message, level: 'warning' });

  if (record.subject === null) error('subject', 'Укажите предмет договора');
  const isSumNeeded = record.kind !== 'nda' && record.amount_type !== 'none' && record.amount_type !== 'rate';
  if (isSumNeeded && record.amount === null) error('amount', 'Укажите сумму договора');
  const untaxed = rateFault(record);
  if (untaxed !== null) error(untaxed.field, untaxed.message);
  if (!record.is_indefinite && record.end_date === null && record.validity_rule === 'until_date') {
    error('end_date', 'Укажите дату окончания или отметьте, что договор бессрочный');
  }
  found.push(...sideFaults(record.sides, { today, ...SIDE_FIELDS }));
  const absent = responsibleFault(record.responsible_status);
  if (absent !== null) error('responsible_id', absent);
  const fileless = fileFault(record, 'договора');
  if (fileless !== null) error('files', fileless);
  ofDocuments(record, error);
  ofRules(record, error);
  if (record.agreement_date !== null && record.agreement_date > addDays(today, FAR_DATE)) {
    warning(
      'agreement_date',
      `Дата договора ${formatDay(record.agreement_date)} больше чем через ${String(FAR_DATE)} дней`,
    );
  }
  if (record.amount_is_manual && differenceOf(record.amount, record.items) !== null) {
    warning('amount', 'Сумма договора отличается от суммы строк');
  }
  const mixed = modeFault(record);
  if (mixed !== null) warning('items', mixed);
  if (record.end_date !== null && record.end_date < today) warning('end_date', 'Срок договора уже истёк');
  return found;
}

function sidesSaid({ sides }: AgreementRecord, today: string): Readiness {
  return sideFaults(sides, { today, ...SIDE_FIELDS }).map(warned);
}

function ofSigning(record: AgreementRecord, today: string): Readiness {
  const found: Readiness = [];
  if (record.agreement_date === null) {
    found.push({ field: 'agreement_date', message: 'Укажите дату договора', level: 'error' });
  }
  if (record.number === null) {
    found.push({
      field: 'number',
      message: 'Номер будет присвоен при передаче на подписание',
      level: 'warning',
    });
  }
  ofDocuments(record, (field, message) => found.push({ field, message, level: 'error' }));
  return [
    ...found,
    ...sidesSaid(record, today),
    ...signatoryFaults(record, { sum: record, today, party: 'error' }),
  ];
}

/**
 * What stands in the way of the agreement's next step: to approval, or to signing. While somebody decides or signs, what
 * security has said of a side since; empty in every other status.
 */
export function readinessOf(record: AgreementRecord, today: string): Readiness {
  if (record.status === 'draft' || record.status === 'rework') return ofContent(record, today);
  if (record.status === 'approved') return ofSigning(record, today);
  return isDecidedUpon(record.status) ? sidesSaid(record, today) : [];
}
