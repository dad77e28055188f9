import { type RawBuilder, sql } from 'kysely';
import type { Condition, ListRequest, ListResource } from './list-resource';

/** A row's place in a list: its sort value as text, null when empty, and its id. */
export interface Cursor {
  id: number;
  value: string | null;
}

export type Direction = 'ascending' | 'descending';

export function directionOf(request: ListRequest): Direction {
  return request.descending ? 'descending' : 'ascending';
}

function ordered(id: RawBuilder<unknown>, request: ListRequest, direction: Direction): RawBuilder<unknown> {
  const word = sql.raw(direction === 'descending' ? 'desc' : 'asc');
  return sql`${request.sort.expression} ${word}, ${id} ${word}`;
}

/** The list's order, always settled by the id; empty values are last in either direction. */
export function orderOf<Row extends object>(
  resource: Pick<ListResource<Row>, 'id'>,
  request: ListRequest,
): RawBuilder<unknown> {
  if (!request.sort.nullable || !request.descending)
    return ordered(resource.id, request, directionOf(request));
  return sql`${request.sort.expression} desc nulls last, ${resource.id} desc`;
}

export interface Step {
  condition: Condition;
  order: RawBuilder<unknown>;
}

/**
 * The parts of a list beyond a place, in the order in which they follow. Filled and empty sort values are two
 * parts, so that each is one range of an index.
 */
export function stepsFrom<Row extends object>(
  resource: Pick<ListResource<Row>, 'id'>,
  request: ListRequest,
  from: { cursor: Cursor | null; direction: Direction },
): Step[] {
  const { cursor, direction } = from;
  const { expression, nullable = false } = request.sort;
  const { id } = resource;
  const order = ordered(id, request, direction);
  const forwards = direction === directionOf(request);
  const sign = sql.raw(direction === 'descending' ? '<' : '>');
  const beyond = cursor && sql<boolean>`(${expression}, ${id}) ${sign} (${cursor.value}, ${cursor.id})`;
  const emptyBeyond = cursor && sql<boolean>`${expression} is null and ${id} ${sign} ${cursor.id}`;
  const empty: Step = { condition: sql`${expression} is null`, order };
  const filled: Step = { condition: nullable ? sql`${expression} is not null` : sql`true`, order };
  if (cursor === null || beyond === null || emptyBeyond === null) {
    if (!nullable) return [filled];
    return forwards ? [filled, empty] : [empty, filled];
  }
  if (cursor.value === null) {
    const rest: Step = { condition: emptyBeyond, order };
    return forwards ? [rest] : [rest, filled];
  }
  const rest: Step = { condition: beyond, order };
  return nullable && forwards ? [rest, empty] : [rest];
}
