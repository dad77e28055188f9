import { type RawBuilder, sql } from 'kysely';
import { type ListMeta, type ListOf, TOTAL_CAP } from 'shared/contract/list/paging';
import type { Db } from '../platform/database/database';
import { prepared } from '../platform/database/prepared';
import { type Page, readFirst } from './first-page';
import {
  type Count,
  countFrom,
  foundRows,
  foundOrder,
  type Reading,
  totalOf,
  whereOf,
} from './list-conditions';
import { type Cursor, directionOf, orderOf, stepsFrom } from './list-order';
import type { ListContext, ListRequest, ListResource } from './list-resource';

interface Named<Row extends object> {
  resource: ListResource<Row>;
  ids: readonly number[];
  context: ListContext;
}

/** Rows by their ids in the order of the ids: an id that names nothing is left out. */
function rowsOf<Row extends object>({ resource, ids, context }: Named<Row>) {
  const more = resource.readerColumns?.(context);
  // The text is the same for every page: seven tables are joined, and to plan that takes longer than to do it.
  return sql<Row>`${prepared()}
    select ${resource.columns} ${more === undefined ? sql`` : sql`, ${more}`}
    from unnest(${ids}::bigint[]) with ordinality as page (id, place)
    join ${resource.from} on ${resource.id} = page.id ${resource.joins ?? sql``}
    order by page.place`;
}

/** How many rows there are, counted no further than the cap. */
export async function countRows<Row extends object>(
  db: Db,
  list: Reading<Row> & { cap?: number },
): Promise<Count> {
  const { cap = TOTAL_CAP } = list;
  const { expression, isKept } = totalOf(list, cap);
  const { rows } = await sql<{ total: number }>`select ${expression} as total`.execute(db);
  return countFrom(Number(rows[0]?.total ?? 0), isKept, cap);
}

interface Found extends Count {
  ids: number[];
}

function pageOf<Row extends object>({ resource, request, context }: Reading<Row>): RawBuilder<unknown> {
  const { page, perPage } = request;
  return sql`select ${resource.id} as id from ${resource.from}
    where ${whereOf(resource, request, context)}
    order by ${orderOf(resource, request)} limit ${perPage} offset ${(page - 1) * perPage}`;
}

/** The page's ids in the order of an index, and the total that is kept. */
async function findWithKept<Row extends object>(
  db: Db,
  list: Reading<Row>,
  kept: RawBuilder<number>,
): Promise<Found> {
  const { rows } = await sql<{ ids: number[]; total: number }>`
    select array(${pageOf(list)}) as ids, ${kept} as total`.execute(db);
  const [{ ids, total } = { ids: [], total: 0 }] = rows;
  return { ids: ids.map(Number), total: Number(total), isCapped: false };
}

/** The page's ids in the order of an index, where there are more rows than the cap. */
async function findOfMany<Row extends object>(db: Db, list: Reading<Row>): Promise<Found> {
  const { rows } = await sql<{ id: number }>`${pageOf(list)}`.execute(db);
  return { ids: rows.map(({ id }) => Number(id)), total: TOTAL_CAP, isCapped: true };
}

/**
 * The page's ids and their number. What fits under the cap is found once, and page and total are taken of it; only
 * when there is more the page is read in the order of an index, which then meets hits soon.
 */
async function findAndCount<Row extends object>(db: Db, list: Reading<Row>): Promise<Found> {
  const { page, perPage } = list.request;
  const { rows } = await sql<{ ids: number[] | null; total: number }>`
    with found as materialized (${foundRows(list)}),
    counted as materialized (select count(*) as total from found)
    select total,
      case when total <= ${TOTAL_CAP} then
        array(select id from found order by ${foundOrder(list.request)}
          limit ${perPage} offset ${(page - 1) * perPage}) end as ids
    from counted`.execute(db);
  const [{ ids, total } = { ids: [], total: 0 }] = rows;
  if (ids !== null) return { ids: ids.map(Number), total: Number(total), isCapped: false };
  return findOfMany(db, list);
}

/** The page's ids and their number, by the way that costs least after what the first look has shown. */
function findIds<Row extends object>(
  db: Db,
  list: Reading<Row>,
  { kept, isMany }: { kept: RawBuilder<number> | null; isMany: boolean },
): Promise<Found> {
  if (isMany) return findOfMany(db, list);
  return kept === null ? findAndCount(db, list) : findWithKept(db, list, kept);
}

async function findRows<Row extends object>(db: Db, list: Reading<Row>): Promise<Page<Row>> {
  const { resource, request, context } = list;
  const kept = resource.keptTotal?.(request, context) ?? null;
  const first = await readFirst(db, list, kept);
  if (first !== null && first !== 'many') return first;
  const { ids, ...count } = await findIds(db, list, { kept, isMany: first === 'many' });
  const { rows } = ids.length === 0 ? { rows: [] } : await rowsOf({ resource, ids, context }).execute(db);
  return { rows, ...count };
}

/**
 * One page of a list and how many rows there are. Ids come first and rows after, so that a deep page reads only what
 * it shows. A page past the last one is empty and says which is the last: rows go between two requests, and whoever reads
 * page by page has done nothing wrong.
 */
export async function readPage<Row extends object>(db: Db, list: Reading<Row>): Promise<ListOf<Row>> {
  const { page, perPage } = list.request;
  const found = await findRows(db, list);
  const { rows } = found;
  // A row added between the two statements must not make the page fall out of its own list.
  const least = rows.length === 0 ? 0 : (page - 1) * perPage + rows.length;
  const total = found.isCapped ? found.total : Math.max(found.total, least);
  const meta: ListMeta = {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage), rows.length === 0 ? 1 : page),
    per_page: perPage,
    total,
    total_is_capped: found.isCapped,
  };
  return { data: rows, meta };
}

/** Ids of everything the request finds, in no order, no more than `most`. */
export async function readIds<Row extends object>(
  db: Db,
  { resource, request, context, most }: Reading<Row> & { most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select ${resource.id} as id from ${resource.from}
    where ${whereOf(resource, request, context)} limit ${most}`.execute(db);
  return rows.map(({ id }) => Number(id));
}

/** The rows of these ids the reader may see, in the order of the ids. */
export async function readRows<Row extends object>(db: Db, list: Named<Row>): Promise<Row[]> {
  const { resource, ids, context } = list;
  if (ids.length === 0) return [];
  const seen = await sql<{ id: number }>`select ${resource.id} as id from ${resource.from}
    where ${resource.id} = any(${ids}::bigint[]) and (${resource.visible(context)})`.execute(db);
  const open = new Set(seen.rows.map(({ id }) => Number(id)));
  const { rows } = await rowsOf({ resource, ids: ids.filter((id) => open.has(id)), context }).execute(db);
  return rows;
}

/** All rows of a list in its order, in portions found by key, so that the last portion costs what the first did. */
export async function* readPortions<Row extends object>(
  db: Db,
  list: { resource: ListResource<Row>; request: ListRequest; context: ListContext; portion: number },
): AsyncGenerator<Row[]> {
  const { resource, request, context, portion } = list;
  const where = whereOf(resource, request, context);
  const order = orderOf(resource, request);
  let cursor: Cursor | null = null;
  for (;;) {
    const portions: Cursor[] = [];
    for (const step of stepsFrom(resource, request, { cursor, direction: directionOf(request) })) {
      const { rows } = await sql<Cursor>`
        select ${resource.id} as id, (${request.sort.expression})::text as value from ${resource.from}
        where ${where} and ${step.condition} order by ${order} limit ${portion - portions.length}`.execute(
        db,
      );
      portions.push(...rows);
      if (portions.length === portion) break;
    }
    cursor = portions.at(-1) ?? null;
    if (cursor === null) return;
    const ids = portions.map((row) => row.id);
    yield (await rowsOf({ resource, ids, context }).execute(db)).rows;
    if (portions.length < portion) return;
  }
}
