import { sql } from 'kysely';
import type { ListNeighbours } from 'shared/contract/agreement/agreement';
import { TOTAL_CAP } from 'shared/contract/list/paging';
import type { Db } from '../platform/database/database';
import { whereOf } from './list-conditions';
import { type Cursor, type Direction, directionOf, stepsFrom } from './list-order';
import { countRows } from './list-reader';
import type { ListContext, ListRequest, ListResource } from './list-resource';

interface Place<Row extends object> {
  resource: ListResource<Row>;
  request: ListRequest;
  context: ListContext;
  cursor: Cursor;
}

async function nearest<Row extends object>(
  db: Db,
  place: Place<Row>,
  direction: Direction,
): Promise<number | null> {
  const { resource, request, context, cursor } = place;
  const where = whereOf(resource, request, context);
  for (const step of stepsFrom(resource, request, { cursor, direction })) {
    const { rows } = await sql<{ id: number }>`select ${resource.id} as id from ${resource.from}
      where ${where} and ${step.condition} order by ${step.order} limit 1`.execute(db);
    if (rows[0]) return rows[0].id;
  }
  return null;
}

async function countBefore<Row extends object>(
  db: Db,
  place: Place<Row>,
  backwards: Direction,
): Promise<number> {
  const { resource, request, context, cursor } = place;
  const where = whereOf(resource, request, context);
  let before = 0;
  for (const step of stepsFrom(resource, request, { cursor, direction: backwards })) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (
      select 1 from ${resource.from} where ${where} and ${step.condition} limit ${TOTAL_CAP}
    ) as counted`.execute(db);
    before += Number(rows[0]?.count ?? 0);
  }
  return before;
}

/** Where a row stands in a list and what is beside it; all null when the list does not hold the row. */
export async function readNeighbours<Row extends object>(
  db: Db,
  list: { resource: ListResource<Row>; request: ListRequest; context: ListContext },
  id: number,
): Promise<ListNeighbours> {
  const { resource, request, context } = list;
  const { rows } = await sql<Cursor>`
    select ${resource.id} as id, (${request.sort.expression})::text as value from ${resource.from}
    where ${resource.id} = ${id} and ${whereOf(resource, request, context)}`.execute(db);
  const count = await countRows(db, list);
  const counted = { total: count.total, total_is_capped: count.isCapped };
  const [cursor] = rows;
  if (cursor === undefined) return { position: null, previous_id: null, next_id: null, ...counted };

  const place = { ...list, cursor };
  const forwards = directionOf(request);
  const backwards = forwards === 'descending' ? 'ascending' : 'descending';
  const [previous_id, next_id, before] = await Promise.all([
    nearest(db, place, backwards),
    nearest(db, place, forwards),
    countBefore(db, place, backwards),
  ]);
  return { position: before >= TOTAL_CAP ? null : before + 1, previous_id, next_id, ...counted };
}
