import type { FieldTable, FieldValue, LineValues, RecordValues, WireName } from './field-table';

/** The wire's names of the fields that have to be said. */
type NeededName<Table extends FieldTable> = {
  [Name in keyof Table & string]: Table[Name] extends { required: true }
    ? WireName<Name, Table[Name]>
    : never;
}[keyof Table & string];

/** A line as it is sent: what it leaves out is empty or has its default. */
export type LineInput<Table extends FieldTable> = Partial<LineValues<Table>> &
  Pick<RecordValues<Table>, NeededName<Table> & keyof RecordValues<Table>>;

/** A record as it is sent whole. */
export type RecordInput<Table extends FieldTable> = {
  [Name in keyof Table & string as WireName<Name, Table[Name]>]: Table[Name] extends {
    kind: 'lines';
    of: infer Of extends FieldTable;
  }
    ? LineInput<Of>[]
    : FieldValue<Table[Name]>;
};

type Made<Table extends FieldTable, Values> = Partial<Values> &
  Pick<Values, NeededName<Table> & keyof Values>;

/** What makes a record: what has to be said, and anything else of it; as it is sent and as it is read. */
export type NewRecordInput<Table extends FieldTable> = Made<Table, RecordInput<Table>>;
export type NewRecord<Table extends FieldTable> = Made<Table, RecordValues<Table>>;
