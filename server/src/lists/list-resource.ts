import type { RawBuilder, SqlBool } from 'kysely';
import type { Actor } from '../platform/http/actor';
import type { FilterValue } from './filter-description';

export type Condition = RawBuilder<SqlBool>;

/** Who asks and when: what a list's conditions may depend on. */
export interface ListContext {
  actor: Actor;
  /** By the server's clock, as everything that is told of a row; the database has another one. */
  now: Date;
  /** `yyyy-mm-dd` in the company's zone. */
  today: string;
}

export interface ListSort {
  /** With its collation when it is a text. */
  expression: RawBuilder<unknown>;
  /** Empty values come last in either direction. */
  nullable?: boolean;
}

/** The values of one filter as the address gives them. */
export interface FilterValues {
  /** `filter[x]=a` and `filter[x][]=a`. */
  equal: readonly string[];
  gte: string | null;
  lte: string | null;
}

/** A typed filter: turns texts of the address into a condition; refuses what it cannot read. */
export interface ListFilter {
  shape: 'one' | 'many' | 'range';
  /** For the API description: what a value is, and a word about it. */
  value: FilterValue;
  note: string;
  /** Taken when the address does not name the filter. */
  byDefault?: string;
  condition(values: FilterValues, context: ListContext): Condition | null;
}

/** What a list is made of; everything else about lists is one mechanism. */
export interface ListResource<Row extends object> {
  name: string;
  /** The table under its alias, with the joins that filters, search or sorts need: `agreements as a`. */
  from: RawBuilder<unknown>;
  /** Id of a row: `a.id`. */
  id: RawBuilder<number>;
  /** What is selected for a row once its id is known, and the joins it takes, beside `from`. */
  columns: RawBuilder<Row>;
  joins?: RawBuilder<unknown>;
  /** Further columns of a row, which depend on who reads it, or stand on the first row read alone: `page.place = 1`. */
  readerColumns?: (context: ListContext) => RawBuilder<unknown>;
  sorts: Readonly<Record<string, ListSort>>;
  /** `-agreement_date`. */
  defaultSort: string;
  /** Rows of a page whose size nobody names, where it is not the common one. */
  defaultPerPage?: number;
  filters: Readonly<Record<string, ListFilter>>;
  /** Null when the text names nothing that could be looked for: it finds nothing. */
  search?: (text: string, context: ListContext) => Condition | null;
  /** What the reader may see at all: the same condition guards the card. A request may narrow it, and never widens it. */
  visible: (context: ListContext, request?: ListRequest) => Condition;
  /**
   * True when one plan serves the conditions of the request whatever their values are, and they find few rows: its first
   * page is planned once.
   */
  isSteady?: (request: ListRequest, context: ListContext) => boolean;
  /** The order in which an index holds what such requests find, as `-agreement_date`: the page needs nothing else found. */
  steadyOrder?: string;
  /** Where such requests find their rows, when they look at less than `from` joins: each joined row is one more look-up. */
  steadyFrom?: RawBuilder<unknown>;
  /** A total that is kept and need not be counted, as a scalar expression; null when it does not fit the request. */
  keptTotal?: (request: ListRequest, context: ListContext) => RawBuilder<number> | null;
}

/** A list's query string after every check. */
export interface ListRequest {
  page: number;
  perPage: number;
  sort: ListSort;
  descending: boolean;
  search: string | null;
  /** Filters that were named in the address, by name. */
  filters: ReadonlyMap<string, FilterValues>;
  where: readonly Condition[];
}

/** A value of the address that a filter cannot read; becomes a 422 under the parameter's name. */
export class UnreadableValue extends Error {}
