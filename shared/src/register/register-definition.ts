import type { ReactNode } from 'react';

import type { ColumnLook } from '../contract/area/first-rows';
import type { FilterField } from './filter/filter-field';

/** What a register needs of a record to keep its place, its selection and its freshness. */
export interface RegisterRow {
  id: number;
  lock_version?: number;
}

export interface CellContext {
  /** What is being searched for, to be shown within the text by `<Highlight>`. */
  search: string;
}

export interface Column<Row> extends ColumnLook {
  /** Name on the wire: the layout, saved views and the export know the column by it. */
  key: string;
  title: string;
  /** Shorter word for the table's head; the full title stays in the list of columns. */
  head?: string;
  cell: (row: Row, context: CellContext) => ReactNode;
  /** Field of the server's sorting; without it the head is not a button. */
  sort?: string;
  /** First press sorts downward: dates, sums. */
  sortsDown?: boolean;
  /** Cannot be hidden. The first column of a register is also pinned. */
  isLocked?: boolean;
  /** Shown only after the reader asks for it. */
  isHidden?: boolean;
  /** What does not fit into one line goes on in a second one, also in rows of the usual height. */
  wraps?: boolean;
  /** The cell carries the row's link. */
  isLink?: boolean;
  /** Is no part of an export. */
  isScreenOnly?: boolean;
}

export interface RegisterTab {
  id: string;
  label: string;
}

/** What stands in a line of the list on a phone. */
export interface PhoneRow {
  title: ReactNode;
  /** Second line: who, and how much. */
  second?: ReactNode;
  secondEnd?: ReactNode;
  /** Third line: state, and number. */
  third?: ReactNode;
  thirdEnd?: ReactNode;
}

/** A thing that can be done to several rows at once. */
export interface BulkAction<Row> {
  key: string;
  label: string;
  icon: ReactNode;
  /** Whether the reader may do it at all. */
  isAllowed?: boolean;
  /** Draws the dialog of the action; `onDone` clears the selection and refreshes the list. */
  dialog(this: void, rows: readonly Row[], close: () => void, onDone: () => void): ReactNode;
}

/** What the server changes of several rows by `POST /api/{resource}/bulk`; the register draws it. */
export interface BulkChange {
  change: 'responsible' | 'tag' | 'archive';
  /** Whether the reader may do it at all. */
  isAllowed?: boolean;
  /** Of the archive: what it takes, and what becomes of the rest. */
  note?: string;
}

/** Forms of the noun of a row: `['договор', 'договора', 'договоров']`, and its dative plural, «по 148 договорам». */
export interface RegisterNoun {
  forms: readonly [string, string, string];
  dative: readonly [string, string];
}

/** Everything that makes one register differ from another; the mechanism is the same for all. */
export interface RegisterDefinition<Row extends RegisterRow> {
  resource: string;
  /** Tells registers of one resource apart where the reader's columns and views are kept; the resource itself by default. */
  name?: string;
  title: string;
  /** Where this list belongs to, when it is a part of something: drawn before the title as the way back. */
  parent?: { title: string; to: string };
  noun: RegisterNoun;
  /** Parameters when the address does not say otherwise; the same as `prefetch` of area.ts. */
  defaults: Readonly<Record<string, string>>;
  columns: readonly Column<Row>[];
  filters: readonly FilterField[];
  tabs?: readonly RegisterTab[];
  /** Address of tab counts and sums for the same conditions. */
  summaryPath?: string;
  /** Address of a row's card; null when a row has none. */
  rowHref?: (row: Row, listSearch: string) => string | null;
  /** What a screen reader calls the row: «Договор 112/2026-П». */
  rowLabel: (row: Row) => string;
  phoneRow: (row: Row) => PhoneRow;
  /** Sum of a row for the selection's own total. */
  rowAmount?: (row: Row) => { amount: string | null; currency: string };
  bulkActions?: readonly (BulkAction<Row> | BulkChange)[];
  /** Rows can be chosen; on when there are bulk actions or an export. */
  isSelectable?: boolean;
  isExportable?: boolean;
  hasViews?: boolean;
  searchPlaceholder?: string;
  /** Said when the register holds nothing at all. */
  emptyText: string;
  /** Records whose change concerns this list. */
  entity?: string;
  createButton?: ReactNode;
}
