import type { Agreement } from 'shared/contract/agreement';
import { itemsOf } from 'shared/document-items';
import { plainDecimal } from 'shared/format';

import type { AgreementValues } from './agreement-values';
import { picked, pickedParty, pickedPerson, pickedRate, pickedSignatory } from 'shared/form';

const whole = (value: number | null) => (value === null ? null : String(value));

/** The form of an agreement that is being changed. */
export function valuesOfAgreement(agreement: Agreement): AgreementValues {
  return {
    number: agreement.number ?? '',
    counterparty_number: agreement.counterparty_number ?? '',
    agreement_date: agreement.agreement_date,
    title: agreement.title,
    subject: agreement.subject ?? '',
    agreement_type: picked(agreement.agreement_type),
    direction: agreement.direction,
    kind: agreement.kind,
    organization: pickedParty(agreement.organization),
    counterparty: pickedParty(agreement.counterparty),
    our_signatory: pickedSignatory(agreement.our_signatory),
    their_signatory: pickedSignatory(agreement.their_signatory),
    department: picked(agreement.department),
    responsible: pickedPerson(agreement.responsible),
    curator: pickedPerson(agreement.curator),
    parent_agreement: picked(agreement.parent_agreement),
    validity_rule: agreement.is_indefinite ? 'indefinite' : agreement.validity_rule,
    start_date: agreement.start_date,
    end_date: agreement.end_date,
    renewal_type: agreement.renewal_type,
    renewal_months: whole(agreement.renewal_months),
    renewal_limit: whole(agreement.renewal_limit),
    notice_days: whole(agreement.notice_days),
    termination_notice_days: whole(agreement.termination_notice_days),
    currency_code: agreement.currency_code,
    amount_type: agreement.amount_type,
    amount_is_manual: agreement.amount_is_manual,
    amount: agreement.amount,
    vat_mode: agreement.vat_mode,
    vat_rate: pickedRate(agreement.vat_rate),
    vat_note: agreement.vat_note ?? '',
    items: itemsOf(agreement.items, { mode: agreement.vat_mode, rateId: agreement.vat_rate?.id ?? null }),
    prepayment_percent:
      agreement.prepayment_percent === null ? null : plainDecimal(agreement.prepayment_percent),
    payment_days: whole(agreement.payment_days),
    payment_days_type: agreement.payment_days_type,
    payment_terms: agreement.payment_terms ?? '',
    penalty_terms: agreement.penalty_terms ?? '',
    liability_cap: agreement.liability_cap,
    signing_method: agreement.signing_method,
    activation_basis: agreement.activation_basis,
    originals_status: agreement.originals_status,
    originals_sent_at: agreement.originals_sent_at,
    originals_due_at: agreement.originals_due_at,
    originals_received_at: agreement.originals_received_at,
    storage_place: agreement.storage_place ?? '',
    risk_level: agreement.risk_level,
    confidentiality: agreement.confidentiality,
    tags: agreement.tags,
  };
}
