import type { KeptChange } from 'shared/contract/record/kept-change';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { RecordKind } from 'shared/contract/record/record-kind';
import type { Db, Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import type { SeenRow } from './versioned-row';
import type { Viewer } from './viewer';

/** What the use case of a record reads of any of them. */
export interface RecordFacts {
  id: number;
  lock_version: number;
  /** Null of a kind that has no states. */
  status?: string | null;
}

/** What a kind of records gives to the one use case of change. */
export interface RecordSource<Row extends RecordFacts, Card> {
  kind: RecordKind;
  /** Every field a person may set. */
  fields: FieldTable;
  /** The record, all of it; null when there is none or the viewer does not see it. */
  find(db: Db, viewer: Viewer, id: number): Promise<Row | null>;
  /** How its row is found under a viewer's eyes. */
  seen: SeenRow;
  /** What the record is called in journal, notifications and search. */
  label(row: Row): string;
  /** The record as the wire shows it to this reader on that day. */
  view(row: Row, actor: Actor, today: string): Card;
  /** Employees to whom a change is announced: those who may see it and are logged in. */
  audience(db: Db, id: number): Promise<number[]>;
  /** Unique or exclusion constraint of the database → the field that breaks it and the sentence under it. */
  unique?: Readonly<Record<string, { field: string; message: string }>>;
}

/** Who changes and where from; null is the server itself. */
export interface Change {
  actor: Actor | null;
  origin: RequestOrigin;
}

export interface RecordRequest {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
  /** The version the record was read at; null takes the present one. */
  lockVersion: number | null;
}

/** What a decision may look at: the record is held until the transaction ends. */
export interface Deciding<Row> {
  deps: Deps;
  trx: Trx;
  row: Row;
  now: Date;
  /** `yyyy-mm-dd` in the company's zone. */
  today: string;
}

/** What was decided and written; the rest follows from the record before and after. */
export interface Decision<Row> {
  /** For the journal: `agreement.updated`. */
  action: string;
  /** What was said with it and stands in no field: a reason, a side. */
  said?: readonly KeptChange[];
  /** Tells people; runs in the transaction, after the journal. */
  notify?(trx: Trx, after: Row): Promise<void>;
}
