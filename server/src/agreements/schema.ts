import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  AgreementDirection,
  AgreementKind,
  AgreementStatus,
  AmountType,
  PartySide,
  PaymentDaysType,
  RenewalType,
  RiskLevel,
  ValidityRule,
} from 'shared/contract/agreement/agreement-status';
import type { VatMode } from 'shared/contract/money/vat';
import type {
  ArchivableColumns,
  AuthoredColumns,
  Day,
  Decimal,
  Moment,
  Optional,
  OptionalDay,
  OptionalDecimal,
  OptionalMoment,
} from '../platform/database/columns';
import type { DestroyableColumns, SignedColumns } from '../records/schema';

/** Wire's name of a changed term → its value and the addendum that changed it; null by renewal. */
export type EffectiveTermsKept = Record<
  string,
  { value: string | number | boolean | null; addendum: { id: number; number: string } | null }
>;

export interface AgreementsTable
  extends AuthoredColumns, ArchivableColumns, DestroyableColumns, SignedColumns {
  id: Generated<number>;
  number: Optional<string>;
  internal_number: string;
  counterparty_number: Optional<string>;
  agreement_date: OptionalDay;
  title: string;
  subject: Optional<string>;
  agreement_type_id: number;
  direction: AgreementDirection;
  kind: Generated<AgreementKind>;
  organization_id: number;
  counterparty_id: number;
  /** Kept true by triggers, for search and sort without a join. */
  counterparty_name: Generated<string>;
  counterparty_inn: Optional<string>;
  department_id: Optional<number>;
  responsible_id: number;
  responsible_name: Generated<string>;
  curator_id: Optional<number>;
  commercial_offer_id: Optional<number>;
  parent_agreement_id: Optional<number>;
  start_date: OptionalDay;
  end_date: OptionalDay;
  is_indefinite: Generated<boolean>;
  validity_rule: Generated<ValidityRule>;
  renewal_type: Generated<RenewalType>;
  renewal_months: Optional<number>;
  renewal_count: Generated<number>;
  /** The end from which renewals are counted, and how many there had been by then. */
  renewal_base_date: OptionalDay;
  renewal_base_count: Optional<number>;
  renewal_limit: Optional<number>;
  /** Somebody has objected to renewal: the day of the notice, and who. */
  renewal_declined_on: OptionalDay;
  renewal_declined_by: Optional<'us' | 'them'>;
  notice_days: Optional<number>;
  termination_notice_days: Optional<number>;
  amount: OptionalDecimal;
  amount_type: Generated<AmountType>;
  amount_is_manual: Generated<boolean>;
  currency_code: Generated<string>;
  vat_mode: Generated<VatMode>;
  vat_rate_id: Optional<number>;
  vat_note: Optional<string>;
  vat_amount: OptionalDecimal;
  amount_without_vat: OptionalDecimal;
  bank_account_id: Optional<number>;
  payment_terms: Optional<string>;
  prepayment_percent: OptionalDecimal;
  payment_days: Optional<number>;
  payment_days_type: Generated<PaymentDaysType>;
  penalty_terms: Optional<string>;
  liability_cap: OptionalDecimal;
  risk_level: Optional<RiskLevel>;
  confidentiality: Generated<'normal' | 'restricted'>;
  is_subcontract: Generated<boolean>;
  procurement_law: Generated<'none' | '44fz' | '223fz'>;
  status: Generated<AgreementStatus>;
  status_changed_at: Moment;
  status_reason: Optional<string>;
  approval_round: Generated<number>;
  termination_date: OptionalDay;
  termination_initiator: Optional<'us' | 'them' | 'mutual' | 'court'>;
  termination_reason: Optional<string>;
  suspended_from: OptionalDay;
  suspended_reason: Optional<string>;
  completed_at: OptionalDay;
  current_version_id: Optional<number>;
  tags: Generated<string[]>;
  retention_until: OptionalDay;
  /** Employees who were ever asked to approve it. */
  approver_ids: Generated<number[]>;
  deleted_at: OptionalMoment;
  /** What addenda and renewals have made of the terms by today; null: everything holds as it was signed. */
  effective_terms: ColumnType<EffectiveTermsKept | null, string | null | undefined, string | null>;
  /** The next day at which time alone changes them; null when none. */
  effective_review_on: OptionalDay;
  /** What is in force today, kept by a trigger: for the register, without a join. */
  effective_end_date: GeneratedAlways<string | null>;
  /** What every side has agreed to end it by, kept by a trigger of addenda; null while nobody has. */
  agreed_end_date: GeneratedAlways<string | null>;
  agreed_end_addendum_id: GeneratedAlways<number | null>;
  /** The earlier of the two ends. */
  ends_on: GeneratedAlways<string | null>;
  effective_is_indefinite: GeneratedAlways<boolean>;
  effective_notice_days: GeneratedAlways<number | null>;
  effective_amount: GeneratedAlways<string | null>;
  effective_vat_amount: GeneratedAlways<string | null>;
  effective_currency_code: GeneratedAlways<string>;
  effective_counterparty_id: GeneratedAlways<number>;
  /** Author, responsible, curator and approvers: they see it whatever their scope is. */
  participant_ids: GeneratedAlways<number[]>;
  number_search: GeneratedAlways<string>;
  text_search: GeneratedAlways<string>;
}

export interface AgreementItemsTable {
  id: Generated<number>;
  agreement_id: number;
  position: number;
  product_id: Optional<number>;
  name: string;
  description: Optional<string>;
  measure_id: number;
  quantity: Decimal;
  price: Decimal;
  discount_percent: Generated<string>;
  vat_mode: VatMode;
  vat_rate_id: Optional<number>;
  amount_without_vat: Decimal;
  vat_amount: Decimal;
  amount: Decimal;
  delivery_date: OptionalDay;
  note: Optional<string>;
}

export interface AgreementPartiesTable {
  id: Generated<number>;
  agreement_id: number;
  position: Generated<number>;
  counterparty_id: number;
  role_name: string;
  side: PartySide;
  signatory_id: Optional<number>;
  signed_at: OptionalDay;
  signed_by: Optional<string>;
  signed_set_by_id: Optional<number>;
  signed_version_id: Optional<number>;
  comment: Optional<string>;
}

export interface AgreementsTables {
  agreements: AgreementsTable;
  agreement_items: AgreementItemsTable;
  agreement_parties: AgreementPartiesTable;
  /** Further sides that addenda have brought in, changed or taken out by today. */
  effective_parties: {
    id: number;
    agreement_id: number;
    addendum_id: number;
    since: Day;
    is_out: boolean;
    position: number;
    counterparty_id: number;
    role_name: string;
    side: PartySide;
    signatory_id: number | null;
    comment: string | null;
  };
  /** Every renewal of a term; the end the agreement had before the first one is its original end. */
  agreement_renewals: {
    id: GeneratedAlways<number>;
    agreement_id: number;
    renewed_on: Day;
    end_date: Day;
    previous_end_date: OptionalDay;
  };
  /** Changes of the number of agreements; the sum is the number. */
  agreement_totals: { id: Generated<number>; bucket: 'live' | 'archive'; change: number };
}
