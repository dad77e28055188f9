import type {
  AgreementDirection,
  AgreementKind,
  AmountType,
  OriginalsStatus,
  PaymentDaysType,
  RenewalType,
  RiskLevel,
  SigningMethod,
  ValidityRule,
} from 'shared/contract/agreement-status';
import type { VatMode } from 'shared/contract/vat';
import type { ItemValues } from 'shared/document-items';

import type { Picked, PickedRate } from 'shared/form';

/**
 * The form as it is typed: texts as texts, days as `yyyy-mm-dd` or null, numbers as decimal strings or null, records
 * as choices with their labels. Plain data: a draft carries it as it is.
 */
export interface AgreementValues {
  number: string;
  counterparty_number: string;
  agreement_date: string | null;
  title: string;
  subject: string;
  agreement_type: Picked | null;
  direction: AgreementDirection;
  kind: AgreementKind;
  organization: Picked | null;
  counterparty: Picked | null;
  our_signatory: Picked | null;
  their_signatory: Picked | null;
  department: Picked | null;
  responsible: Picked | null;
  curator: Picked | null;
  parent_agreement: Picked | null;
  validity_rule: ValidityRule;
  start_date: string | null;
  end_date: string | null;
  renewal_type: RenewalType;
  renewal_months: string | null;
  renewal_limit: string | null;
  notice_days: string | null;
  termination_notice_days: string | null;
  currency_code: string;
  amount_type: AmountType;
  amount_is_manual: boolean;
  amount: string | null;
  vat_mode: VatMode;
  vat_rate: PickedRate | null;
  vat_note: string;
  items: readonly ItemValues[];
  prepayment_percent: string | null;
  payment_days: string | null;
  payment_days_type: PaymentDaysType;
  payment_terms: string;
  penalty_terms: string;
  liability_cap: string | null;
  signing_method: SigningMethod;
  activation_basis: 'copy' | 'original';
  originals_status: OriginalsStatus;
  originals_sent_at: string | null;
  originals_due_at: string | null;
  originals_received_at: string | null;
  storage_place: string;
  risk_level: RiskLevel | null;
  confidentiality: 'normal' | 'restricted';
  tags: readonly string[];
}

export type AgreementField = keyof AgreementValues;

/** An empty form; whoever creates the agreement is responsible for it until said otherwise. */
export function emptyValues(responsible: Picked | null = null): AgreementValues {
  return {
    number: '',
    counterparty_number: '',
    agreement_date: null,
    title: '',
    subject: '',
    agreement_type: null,
    direction: 'expense',
    kind: 'standard',
    organization: null,
    counterparty: null,
    our_signatory: null,
    their_signatory: null,
    department: null,
    responsible,
    curator: null,
    parent_agreement: null,
    validity_rule: 'until_date',
    start_date: null,
    end_date: null,
    renewal_type: 'none',
    renewal_months: null,
    renewal_limit: null,
    notice_days: null,
    termination_notice_days: null,
    currency_code: 'RUB',
    amount_type: 'fixed',
    amount_is_manual: false,
    amount: null,
    vat_mode: 'included',
    vat_rate: null,
    vat_note: '',
    items: [],
    prepayment_percent: null,
    payment_days: null,
    payment_days_type: 'working',
    payment_terms: '',
    penalty_terms: '',
    liability_cap: null,
    signing_method: 'paper',
    activation_basis: 'copy',
    originals_status: 'not_required',
    originals_sent_at: null,
    originals_due_at: null,
    originals_received_at: null,
    storage_place: '',
    risk_level: null,
    confidentiality: 'normal',
    tags: [],
  };
}
