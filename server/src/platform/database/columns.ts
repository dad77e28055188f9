import type { ColumnType } from 'kysely';

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
