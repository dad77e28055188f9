import type { Generated } from 'kysely';
import type { Moment } from '../platform/database/columns';

export interface RecordsTables {
  /** Every state a record has come into; the journal says the same in words and is never read for it. */
  record_states: {
    id: Generated<number>;
    record_kind: string;
    record_id: number;
    status: string;
    entered_at: Moment;
    actor_id: number | null;
    action: string;
  };
}
