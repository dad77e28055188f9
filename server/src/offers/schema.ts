import type { Generated, GeneratedAlways } from 'kysely';
import type { OfferStatus } from 'shared/contract/commercial-offer/commercial-offer';
import type { VatMode } from 'shared/contract/money/vat';
import type { AgreementItemsTable } from '../agreements/schema';
import type {
  ArchivableColumns,
  AuthoredColumns,
  Day,
  Moment,
  Optional,
  OptionalDay,
  OptionalDecimal,
  OptionalMoment,
} from '../platform/database/columns';
import type { DestroyableColumns } from '../records/schema';

export interface OffersTable extends AuthoredColumns, ArchivableColumns, DestroyableColumns {
  id: Generated<number>;
  number: string;
  offer_date: Day;
  direction: 'incoming' | 'outgoing';
  title: string;
  subject: Optional<string>;
  intro_text: Optional<string>;
  terms_text: Optional<string>;
  organization_id: number;
  counterparty_id: Optional<number>;
  /** Short name of the counterparty, kept true by a trigger; of a lead, all that is known. */
  counterparty_name: string;
  contact_id: Optional<number>;
  contact_name: Optional<string>;
  category_id: Optional<number>;
  responsible_id: number;
  department_id: Optional<number>;
  currency_code: Generated<string>;
  vat_mode: Generated<VatMode>;
  vat_rate_id: Optional<number>;
  vat_note: Optional<string>;
  amount: OptionalDecimal;
  vat_amount: OptionalDecimal;
  amount_without_vat: OptionalDecimal;
  discount_percent: Generated<string>;
  valid_until: OptionalDay;
  delivery_terms: Optional<string>;
  delivery_days: Optional<number>;
  payment_terms: Optional<string>;
  warranty_months: Optional<number>;
  competitor_group_id: Optional<number>;
  is_winner: Generated<boolean>;
  sent_at: OptionalDay;
  sent_to: Optional<string>;
  viewed_at: OptionalMoment;
  decision_at: OptionalDay;
  decision_reason_id: Optional<number>;
  decision_comment: Optional<string>;
  agreement_id: Optional<number>;
  revision: Generated<number>;
  previous_id: Optional<number>;
  status: Generated<OfferStatus>;
  status_changed_at: Moment;
  status_reason: Optional<string>;
  /** Employees who were ever asked to approve it. */
  approver_ids: Generated<number[]>;
  /** Author, responsible and approvers: they see it whatever their scope is. */
  participant_ids: GeneratedAlways<number[]>;
  search: GeneratedAlways<string>;
  deleted_at: OptionalMoment;
}

export interface OffersTables {
  commercial_offers: OffersTable;
  /** Offers for one need. */
  commercial_offer_groups: {
    id: Generated<number>;
    created_at: Moment;
    created_by_id: Optional<number>;
  };
  commercial_offer_items: Omit<AgreementItemsTable, 'agreement_id'> & { commercial_offer_id: number };
}
