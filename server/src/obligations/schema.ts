import type { ColumnType, Generated } from 'kysely';
import type {
  DueBase,
  DueShift,
  DueUnit,
  ObligationKindName,
  ObligationStatus,
} from 'shared/contract/obligation/obligation.labels';
import type {
  AuthoredColumns,
  Moment,
  Optional,
  OptionalDay,
  OptionalDecimal,
} from '../platform/database/columns';
import type { ObligationInForce } from './terms/in-force';

export interface ObligationsTables {
  obligations: AuthoredColumns & {
    id: Generated<number>;
    /** Name of a record kind. */
    document_type: string;
    document_id: number;
    kind: ObligationKindName;
    direction: 'ours' | 'theirs';
    title: string;
    amount: OptionalDecimal;
    /** Of the document's amount; never beside an amount. */
    percent: OptionalDecimal;
    due_base: DueBase;
    due_day: OptionalDay;
    due_offset: Generated<number>;
    due_unit: DueUnit;
    due_shift: DueShift;
    after_id: Optional<number>;
    /** Days before the term; empty: as the company does. */
    remind_days: Generated<string[]>;
    document_version_id: Optional<number>;
    /** What the rule, or the addendum in force, makes of the days known today; null while its first day is not. */
    due_date: OptionalDay;
    /** The same by the rule alone, whatever addenda have made of it. */
    ruled_date: OptionalDay;
    /** What the addenda in force make of it; written as JSON. */
    in_force: ColumnType<ObligationInForce | null, string | null | undefined, string | null>;
    responsible_id: number;
    note: Optional<string>;
    status: Generated<ObligationStatus>;
    status_changed_at: Moment;
    status_reason: Optional<string>;
    done_at: OptionalDay;
    done_amount: OptionalDecimal;
  };
}
