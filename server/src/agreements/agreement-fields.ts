import type { agreementFields } from 'shared/contract/agreement-input';
import type { z } from 'zod';

/** Everything a person may set of an agreement, after the contract's own checks. */
export type AgreementValues = z.output<typeof agreementFields>;
export type AgreementField = keyof AgreementValues;
export type ItemValues = AgreementValues['items'][number];
export type PartyValues = AgreementValues['parties'][number];

/** Fields that say where a document is and who looks after it; they change no obligation. */
export const SERVICE_FIELDS: ReadonlySet<AgreementField> = new Set<AgreementField>([
  'responsible_id',
  'curator_id',
  'department_id',
  'tags',
  'originals_status',
  'originals_sent_at',
  'originals_due_at',
  'originals_received_at',
  'storage_place',
  'risk_level',
  'confidentiality',
]);

/** Fields whose change makes an approval void. Source: domain reference, 1.6. */
export const ESSENTIAL_FIELDS: ReadonlySet<AgreementField> = new Set<AgreementField>([
  'subject',
  'organization_id',
  'counterparty_id',
  'agreement_type_id',
  'direction',
  'start_date',
  'end_date',
  'is_indefinite',
  'validity_rule',
  'renewal_type',
  'renewal_months',
  'renewal_limit',
  'amount',
  'amount_type',
  'amount_is_manual',
  'currency_code',
  'vat_mode',
  'vat_rate_id',
  'vat_note',
  'payment_terms',
  'prepayment_percent',
  'payment_days',
  'payment_days_type',
  'penalty_terms',
  'liability_cap',
  'items',
  'parties',
]);

/** What an agreement is before anything is known of it. */
export const PLAIN_VALUES: Omit<
  AgreementValues,
  'title' | 'agreement_type_id' | 'organization_id' | 'counterparty_id' | 'responsible_id'
> = {
  number: null,
  counterparty_number: null,
  agreement_date: null,
  subject: null,
  direction: 'expense',
  kind: 'standard',
  department_id: null,
  curator_id: null,
  parent_agreement_id: null,
  start_date: null,
  end_date: null,
  is_indefinite: false,
  validity_rule: 'until_date',
  renewal_type: 'none',
  renewal_months: null,
  renewal_limit: null,
  notice_days: null,
  termination_notice_days: null,
  amount: null,
  amount_type: 'fixed',
  amount_is_manual: false,
  currency_code: 'RUB',
  vat_mode: 'included',
  vat_rate_id: null,
  vat_note: null,
  payment_terms: null,
  prepayment_percent: null,
  payment_days: null,
  payment_days_type: 'working',
  penalty_terms: null,
  liability_cap: null,
  our_signatory_id: null,
  their_signatory_id: null,
  signing_method: 'paper',
  activation_basis: 'copy',
  originals_status: 'not_required',
  originals_sent_at: null,
  originals_due_at: null,
  originals_received_at: null,
  storage_place: null,
  risk_level: null,
  confidentiality: 'normal',
  tags: [],
  items: [],
  parties: [],
};
