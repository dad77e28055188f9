import type { AgreementUpdate } from 'shared/contract/agreement-input';
import { itemsToWire } from 'shared/document-items';

import type { AgreementValues } from './agreement-values';
import type { Picked } from 'shared/form';

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());
const wholeOrNull = (text: string | null) => (text === null || text === '' ? null : Number(text));
const idOf = (choice: Picked | null) => choice?.value ?? null;

/** True when the document's sum is the sum of its lines and so is the server's to compute. */
export function isSumOfItems(values: Pick<AgreementValues, 'items' | 'amount_is_manual'>): boolean {
  return values.items.length > 0 && !values.amount_is_manual;
}

type WireFields = Omit<AgreementUpdate, 'lock_version'>;

/** Every field of the form as the wire takes it; the sum stays out when the server computes it from the lines. */
export function wireOfValues(values: AgreementValues): WireFields {
  // What holds for ever is not prolonged.
  const renewal = values.validity_rule === 'indefinite' ? 'none' : values.renewal_type;
  return {
    number: textOrNull(values.number),
    counterparty_number: textOrNull(values.counterparty_number),
    agreement_date: values.agreement_date,
    title: values.title.trim(),
    subject: textOrNull(values.subject),
    agreement_type_id: values.agreement_type?.value,
    direction: values.direction,
    kind: values.kind,
    organization_id: values.organization?.value,
    counterparty_id: values.counterparty?.value,
    our_signatory_id: idOf(values.our_signatory),
    their_signatory_id: idOf(values.their_signatory),
    department_id: idOf(values.department),
    responsible_id: values.responsible?.value,
    curator_id: idOf(values.curator),
    parent_agreement_id: idOf(values.parent_agreement),
    validity_rule: values.validity_rule,
    is_indefinite: values.validity_rule === 'indefinite',
    start_date: values.start_date,
    end_date: values.validity_rule === 'indefinite' ? null : values.end_date,
    renewal_type: renewal,
    renewal_months: renewal === 'auto' ? wholeOrNull(values.renewal_months) : null,
    renewal_limit: renewal === 'auto' ? wholeOrNull(values.renewal_limit) : null,
    notice_days: wholeOrNull(values.notice_days),
    termination_notice_days: wholeOrNull(values.termination_notice_days),
    currency_code: values.currency_code,
    amount_type: values.amount_type,
    amount_is_manual: values.amount_is_manual,
    ...(isSumOfItems(values) ? {} : { amount: values.amount_type === 'none' ? null : values.amount }),
    vat_mode: values.vat_mode,
    vat_rate_id: values.vat_mode === 'none' ? null : idOf(values.vat_rate),
    vat_note: textOrNull(values.vat_note),
    items: itemsToWire(values.items, values),
    prepayment_percent: values.prepayment_percent,
    payment_days: wholeOrNull(values.payment_days),
    payment_days_type: values.payment_days_type,
    payment_terms: textOrNull(values.payment_terms),
    penalty_terms: textOrNull(values.penalty_terms),
    liability_cap: values.liability_cap,
    signing_method: values.signing_method,
    activation_basis: values.activation_basis,
    originals_status: values.originals_status,
    originals_sent_at: values.originals_sent_at,
    originals_due_at: values.originals_due_at,
    originals_received_at: values.originals_received_at,
    storage_place: textOrNull(values.storage_place),
    risk_level: values.risk_level,
    confidentiality: values.confidentiality,
    tags: [...values.tags],
  };
}
