import type { Generated } from 'kysely';
import type { ExportStatus } from 'shared/contract/exchange/export-status';
import type { Moment, Optional, OptionalMoment } from '../platform/database/columns';

export interface ExportsTables {
  export_jobs: {
    id: Generated<number>;
    owner_id: number;
    resource: string;
    query: string;
    columns: string[];
    ids: Optional<number[]>;
    status: Generated<ExportStatus>;
    rows_done: Generated<number>;
    rows_total: Optional<number>;
    file_name: Optional<string>;
    sha256: Optional<string>;
    size: Optional<number>;
    message: Optional<string>;
    lock_version: Generated<number>;
    /** Runs so far: one that was taken for lost and is not finds that it is no longer the last. */
    attempt: Generated<number>;
    /** What the owner's scope opened when the rows were read. */
    scope: Optional<string>;
    created_at: Moment;
    updated_at: Moment;
    finished_at: OptionalMoment;
  };
  export_records: { export_id: number; ids: number[] };
}
