import type { ColumnType, Generated } from 'kysely';

/** timestamptz: an ISO 8601 text in UTC when read; a text or a Date when written; the database's clock by default. */
export type Moment = ColumnType<string, string | Date | undefined, string | Date>;
export type OptionalMoment = ColumnType<
  string | null,
  string | Date | null | undefined,
  string | Date | null
>;

/** numeric: always a text (`12500.00`), never a float. */
export type Decimal = ColumnType<string, string, string>;
export type OptionalDecimal = ColumnType<string | null, string | null | undefined, string | null>;

/** date: `yyyy-mm-dd` without a zone. */
export type Day = ColumnType<string, string, string>;
export type OptionalDay = ColumnType<string | null, string | null | undefined, string | null>;

/** A nullable column that may be left out when a row is added. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Of every row that employees change: whoever saves tells which version they saw. */
export interface VersionedColumns {
  lock_version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

/** A version and whose hand it is; null where no employee did it. */
export interface AuthoredColumns extends VersionedColumns {
  created_by_id: Optional<number>;
  updated_by_id: Optional<number>;
}

/** Since when a record lies in the archive, and by whom; both null while it does not. */
export interface ArchivableColumns {
  archived_at: OptionalMoment;
  archived_by_id: Optional<number>;
}
