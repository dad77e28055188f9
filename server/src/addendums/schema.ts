import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AddendumStatus } from 'shared/contract/addendum/addendum';
import type { OriginalsStatus, SigningMethod } from 'shared/contract/agreement/agreement-status';
import type { TermScalar } from '../lists/term-changes-json';
import type { Moment, Optional, OptionalDay, OptionalMoment } from '../platform/database/columns';

export interface AddendumsTables {
  addendums: {
    id: Generated<number>;
    agreement_id: number;
    number: string;
    addendum_date: OptionalDay;
    title: string;
    kinds: Generated<string[]>;
    effective_from: OptionalDay;
    effective_to: OptionalDay;
    is_retroactive: Generated<boolean>;
    reason: Optional<string>;
    summary: Optional<string>;
    responsible_id: number;
    our_signatory_id: Optional<number>;
    their_signatory_id: Optional<number>;
    signing_method: Generated<SigningMethod>;
    originals_status: Generated<OriginalsStatus>;
    originals_sent_at: OptionalDay;
    originals_due_at: OptionalDay;
    originals_received_at: OptionalDay;
    /** Who wrote down that it was sent. */
    originals_sent_by_id: Optional<number>;
    /** It will not come back: since when, why and who said so. */
    originals_written_off_at: OptionalDay;
    originals_written_off_reason: Optional<string>;
    originals_written_off_by_id: Optional<number>;
    storage_place: Optional<string>;
    /** Who wrote the last signature down. */
    signature_marked_by_id: Optional<number>;
    signed_by_us_at: OptionalDay;
    signed_by_them_at: OptionalDay;
    status: Generated<AddendumStatus>;
    status_changed_at: Moment;
    status_reason: Optional<string>;
    search: GeneratedAlways<string>;
    lock_version: Generated<number>;
    created_at: Moment;
    updated_at: Moment;
    created_by_id: Optional<number>;
    updated_by_id: Optional<number>;
    archived_at: OptionalMoment;
    archived_by_id: Optional<number>;
    deleted_at: OptionalMoment;
  };
  /** Of the further sides of the agreement: who has signed the addendum, when, and who wrote it down. */
  addendum_signatures: {
    addendum_id: number;
    party_id: number;
    signed_at: string;
    signed_set_by_id: Optional<number>;
  };
  addendum_changes: {
    id: Generated<number>;
    addendum_id: number;
    target: 'agreement' | 'item' | 'obligation' | 'party';
    target_id: Optional<number>;
    operation: 'set' | 'add' | 'remove';
    field: Optional<string>;
    old_value: JSONColumnType<object | null, string | null | undefined>;
    new_value: JSONColumnType<object | null, string | null | undefined>;
    clause_ref: Optional<string>;
    /** What was in force instead of the old value when the paper was signed or took effect; null: that very value. */
    found: JSONColumnType<{ value: TermScalar } | null, string | null | undefined, string | null>;
  };
}
