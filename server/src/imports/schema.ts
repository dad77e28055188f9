import type { Generated, JSONColumnType } from 'kysely';
import type { ImportExtension, ImportMode, ImportStatus } from 'shared/contract/exchange/import-status';
import type { Moment, Optional, OptionalMoment, VersionedColumns } from '../platform/database/columns';
import type { RequestOrigin } from '../platform/http/actor';
import type { Cell } from './reading/cell';

export interface FileColumn {
  title: string;
  /** The first values that are not empty. */
  samples: string[];
}

/** The field of each column, in their order; null of a column that is left out. */
export type Mapping = (string | null)[];

export type RowOutcome = 'created' | 'updated' | 'skipped' | 'failed';

export interface ImportsTables {
  import_jobs: VersionedColumns & {
    id: Generated<number>;
    owner_id: number;
    resource: string;
    mode: ImportMode;
    file_name: string;
    /** The bytes until they have been read into rows. */
    sha256: Optional<string>;
    extension: ImportExtension;
    status: Generated<ImportStatus>;
    dry_run: Generated<boolean>;
    columns: JSONColumnType<FileColumn[], string | undefined>;
    mapping: JSONColumnType<Mapping, string | undefined>;
    /** What every row says beside its cells, by the names of the wire. */
    given: JSONColumnType<Record<string, string | number | boolean>, string | undefined>;
    /** The row that names the columns; null until it is read. */
    heading_row: Optional<number>;
    rows_total: Optional<number>;
    rows_done: Generated<number>;
    created_count: Generated<number>;
    updated_count: Generated<number>;
    skipped_count: Generated<number>;
    failed_count: Generated<number>;
    message: Optional<string>;
    /** Where the run was asked for from: the journal names it. */
    origin: JSONColumnType<RequestOrigin, string | undefined>;
    attempt: Generated<number>;
    finished_at: OptionalMoment;
  };
  import_rows: {
    import_id: number;
    number: number;
    cells: JSONColumnType<Cell[]>;
    key: Optional<string>;
    /** Rows that have it go in together or not at all; null where each row is a record. */
    part: Optional<string>;
    outcome: Optional<RowOutcome>;
    message: Optional<string>;
  };
  import_profiles: {
    owner_id: number;
    resource: string;
    mapping: JSONColumnType<Record<string, string | null>>;
    updated_at: Moment;
  };
}
