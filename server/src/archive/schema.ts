import type { Generated } from 'kysely';
import type { ActStatus } from 'shared/contract/archive/destruction-act.labels';
import type { AuthoredColumns, Day, Moment, Optional, OptionalMoment } from '../platform/database/columns';

export interface ArchiveTables {
  destruction_acts: AuthoredColumns & {
    id: Generated<number>;
    number: string;
    act_date: Day;
    basis: string;
    commission: string;
    status: Generated<ActStatus>;
    status_changed_at: Moment;
    status_reason: Optional<string>;
    /** Neither they nor the author may approve it. */
    submitted_by_id: Optional<number>;
    approved_by_id: Optional<number>;
    approved_at: OptionalMoment;
    executed_by_id: Optional<number>;
    executed_at: OptionalMoment;
    /** Versions of files whose contents were removed; null before. */
    files_count: Optional<number>;
  };
  destruction_act_records: {
    id: Generated<number>;
    act_id: number;
    position: number;
    record_type: string;
    record_id: number;
  };
}
