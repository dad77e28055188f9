import { type RawBuilder, sql } from 'kysely';
import { TOTAL_CAP } from 'shared/contract/list/paging';
import type { Db } from '../platform/database/database';
import { prepared } from '../platform/database/prepared';
import {
  type Count,
  countFrom,
  foundOrder,
  foundRows,
  type Reading,
  totalOf,
  whereOf,
} from './list-conditions';
import { orderOf } from './list-order';

export interface Page<Row extends object> extends Count {
  rows: Row[];
}

/** What the registers of the browser ask for; a statement is kept prepared for these alone, so that they stay few. */
const PREPARED_SIZES: readonly number[] = [20, 25, 50, 100];

interface FirstPage {
  /** What stands before the statement: `with …`. */
  given?: RawBuilder<unknown>;
  /** All ids of the list in its order. */
  ids: RawBuilder<unknown>;
  total: RawBuilder<number>;
  /** Rows of the page that are read; all of it unless told. */
  most?: RawBuilder<number>;
}

/**
 * The first page and its total in one statement that is planned once: all its numbers stand in the text, since a plan
 * for any limit whatever would sort the whole table.
 */
async function readPlanned<Row extends object>(
  db: Db,
  { resource, request, context }: Reading<Row>,
  { given = sql``, ids, total, most = sql.lit(request.perPage) }: FirstPage,
): Promise<{ rows: Row[]; total: number }> {
  const more = resource.readerColumns?.(context);
  const { rows } = await sql<Row & { list_total: number }>`${prepared()}
    ${given}
    select ${resource.columns} ${more === undefined ? sql`` : sql`, ${more}`}, ${total} as list_total
    from unnest(array(${ids} limit ${most})) with ordinality as page (id, place)
    join ${resource.from} on ${resource.id} = page.id ${resource.joins ?? sql``}
    order by page.place`.execute(db);
  return { rows, total: Number(rows[0]?.list_total ?? 0) };
}

/** All ids of the list in the order of an index. */
const idsInOrder = <Row extends object>({ resource, request, context }: Reading<Row>) =>
  sql`select ${resource.id} from ${resource.from} where ${whereOf(resource, request, context)}
    order by ${orderOf(resource, request)}`;

/** The first page in the order of an index, and the total that is kept. */
async function readFirstWithKept<Row extends object>(
  db: Db,
  list: Reading<Row>,
  kept: RawBuilder<number>,
): Promise<Page<Row>> {
  return { ...(await readPlanned(db, list, { ids: idsInOrder(list), total: kept })), isCapped: false };
}

/** The first page in the order of the index that holds it, and how many there are, no further than one past the cap. */
async function readFirstInOrder<Row extends object>(db: Db, list: Reading<Row>): Promise<Page<Row>> {
  const { expression } = totalOf(list, TOTAL_CAP, sql.lit(TOTAL_CAP + 1));
  const { rows, total } = await readPlanned(db, list, { ids: idsInOrder(list), total: expression });
  return { rows, ...countFrom(total, false) };
}

function isInSteadyOrder<Row extends object>({ resource, request }: Reading<Row>): boolean {
  const { steadyOrder, sorts } = resource;
  if (steadyOrder === undefined) return false;
  const isDescending = steadyOrder.startsWith('-');
  return request.descending === isDescending && request.sort === sorts[steadyOrder.replace('-', '')];
}

/** The first page and its total, both of what was found once; `many` when that is more than the cap. */
async function readFirstOfFew<Row extends object>(db: Db, list: Reading<Row>): Promise<Page<Row> | 'many'> {
  const { perPage } = list.request;
  const found = await readPlanned(db, list, {
    given: sql`with found as materialized (${foundRows(list, sql.lit(TOTAL_CAP + 1))})`,
    ids: sql`select id from found order by ${foundOrder(list.request)}`,
    total: sql<number>`(select count(*) from found)`,
    // Of too many these are not the first ones; one row is enough to say so.
    most: sql<number>`(select case when count(*) > ${sql.lit(TOTAL_CAP)} then 1 else ${sql.lit(perPage)} end from found)`,
  });
  return found.total > TOTAL_CAP ? 'many' : { ...found, isCapped: false };
}

/**
 * The first page when one statement that is planned once brings it with its total; `many` when it has found that there
 * is more than the cap, null when the page has to be read otherwise.
 */
export async function readFirst<Row extends object>(
  db: Db,
  list: Reading<Row>,
  kept: RawBuilder<number> | null,
): Promise<Page<Row> | 'many' | null> {
  const { page, perPage } = list.request;
  if (page !== 1 || !PREPARED_SIZES.includes(perPage)) return null;
  if (kept !== null) return readFirstWithKept(db, list, kept);
  if (list.resource.isSteady?.(list.request, list.context) !== true) return null;
  return isInSteadyOrder(list) ? readFirstInOrder(db, list) : readFirstOfFew(db, list);
}
