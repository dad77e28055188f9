import type { Generated } from 'kysely';
import type { Optional, OptionalMoment, VersionedColumns } from '../platform/database/columns';

export type NumeratorPurpose = 'agreement_internal' | 'agreement' | 'commercial_offer' | 'addendum';

export interface NumeratorsTables {
  numerators: VersionedColumns & {
    id: Generated<number>;
    name: string;
    purpose: NumeratorPurpose;
    organization_id: Optional<number>;
    agreement_type_id: Optional<number>;
    /** `{n}`, `{n:5}`, `{year}`, `{type}`. */
    pattern: string;
    reset: Generated<'yearly' | 'never'>;
    /** The first number of a count that has not come so far yet. */
    start_value: Generated<number>;
    /** The only year whose count begins so; null where each does. */
    start_year: Optional<string>;
    is_active: Generated<boolean>;
    archived_at: OptionalMoment;
  };
  numerator_counters: {
    numerator_id: number;
    organization_id: Generated<number>;
    year: Generated<number>;
    last_number: number;
  };
}
