import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AddendumStatus } from 'shared/contract/addendum/addendum';

import type { TermScalar } from '../lists/columns/term-changes-json';
import type {
  ArchivableColumns,
  AuthoredColumns,
  Moment,
  Optional,
  OptionalDay,
  OptionalMoment,
} from '../platform/database/columns';
import type { SignedColumns } from '../records/schema';

export interface AddendumsTable extends AuthoredColumns, ArchivableColumns, SignedColumns {
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
  /** Who wrote the last signature down. */
  signature_marked_by_id: Optional<number>;
  status: Generated<AddendumStatus>;
  status_changed_at: Moment;
  status_reason: Optional<string>;
  search: GeneratedAlways<string>;
  /** Company and numbers of the agreement, for the search; the database keeps them. */
  agreement_words: Generated<string>;
  deleted_at: OptionalMoment;
}

export interface AddendumsTables {
  addendums: AddendumsTable;
  /** Of the further sides of the agreement: who has signed the addendum, when, and who wrote it down. */
  addendum_signatures: {
    addendum_id: number;
    party_id: number;
    signed_at: string;
    signed_by: Optional<string>;
    signed_set_by_id: Optional<number>;
    signed_version_id: Optional<number>;
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
    /** The line that is added to the specification, or the further side without whom it names. */
    added: JSONColumnType<object | null, string | null | undefined>;
    /** Of a further side that comes in. */
    added_counterparty_id: Optional<number>;
    added_signatory_id: Optional<number>;
    /** What was in force instead of the old value when the paper was signed or took effect; null: that very value. */
    found: JSONColumnType<{ value: TermScalar } | null, string | null | undefined, string | null>;
  };
}
