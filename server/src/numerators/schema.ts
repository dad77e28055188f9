import type { Generated } from 'kysely';
import type { Moment, Optional, OptionalMoment } from '../platform/database/columns';

export type NumeratorPurpose = 'agreement_internal' | 'agreement' | 'commercial_offer' | 'addendum';

export interface NumeratorsTables {
  numerators: {
    id: Generated<number>;
    name: string;
    purpose: NumeratorPurpose;
    organization_id: Optional<number>;
    agreement_type_id: Optional<number>;
    /** `{n}`, `{n:5}`, `{year}`, `{type}`. */
    pattern: string;
    reset: Generated<'yearly' | 'never'>;
    is_active: Generated<boolean>;
    archived_at: OptionalMoment;
    lock_version: Generated<number>;
    created_at: Moment;
    updated_at: Moment;
  };
  numerator_counters: {
    numerator_id: number;
    organization_id: Generated<number>;
    year: Generated<number>;
    last_number: number;
  };
}
