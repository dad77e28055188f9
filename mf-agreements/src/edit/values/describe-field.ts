import {
  AGREEMENT_DIRECTION_LABELS,
  AGREEMENT_KIND_LABELS,
  AMOUNT_TYPE_LABELS,
  ORIGINALS_STATUS_LABELS,
  PAYMENT_DAYS_TYPE_LABELS,
  RENEWAL_TYPE_LABELS,
  RISK_LEVEL_LABELS,
  SIGNING_METHOD_LABELS,
  VALIDITY_RULE_LABELS,
} from 'shared/contract/agreement.labels';
import { VAT_MODE_LABELS } from 'shared/contract/vat.labels';
import { amountsOfItems } from 'shared/document-items';
import { formatAmount, formatDate, formatNumber, plural } from 'shared/format';

import { ACTIVATION_BASIS_LABELS, CONFIDENTIALITY_LABELS } from '../../agreement/agreement-choices.labels';
import type { AgreementField, AgreementValues } from './agreement-values';
import type { Picked } from 'shared/form';

const LABELS: Partial<Record<AgreementField, Readonly<Record<string, string>>>> = {
  direction: AGREEMENT_DIRECTION_LABELS,
  kind: AGREEMENT_KIND_LABELS,
  validity_rule: VALIDITY_RULE_LABELS,
  renewal_type: RENEWAL_TYPE_LABELS,
  amount_type: AMOUNT_TYPE_LABELS,
  vat_mode: VAT_MODE_LABELS,
  payment_days_type: PAYMENT_DAYS_TYPE_LABELS,
  signing_method: SIGNING_METHOD_LABELS,
  activation_basis: ACTIVATION_BASIS_LABELS,
  originals_status: ORIGINALS_STATUS_LABELS,
  risk_level: RISK_LEVEL_LABELS,
  confidentiality: CONFIDENTIALITY_LABELS,
};

const EMPTY = 'не заполнено';
const isPicked = (value: unknown): value is Picked =>
  typeof value === 'object' && value !== null && 'label' in value && 'value' in value;

function itemsText(values: AgreementValues): string {
  const { items, currency_code: currency } = values;
  if (items.length === 0) return 'нет позиций';
  const sum = amountsOfItems(items, values);
  const count = `${formatNumber(items.length)} ${plural(items.length, ['позиция', 'позиции', 'позиций'])}`;
  return sum === null ? count : `${count} на ${formatAmount(sum.amount, currency)}`;
}

/** The value of a field as a sentence can hold it: dates, sums and choices as people read them. */
export function describeField(field: AgreementField, values: AgreementValues): string {
  const value = values[field];
  if (field === 'items') return itemsText(values);
  if (value === null || value === '') return EMPTY;
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (isPicked(value)) return value.label;
  if (Array.isArray(value)) return value.length === 0 ? EMPTY : value.join(', ');
  if (typeof value !== 'string') return EMPTY;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  if (field === 'amount' || field === 'liability_cap') return formatAmount(value, values.currency_code);
  return LABELS[field]?.[value] ?? value;
}
