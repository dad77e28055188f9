import { type RawBuilder, sql } from 'kysely';
import { TOTAL_CAP } from 'shared/contract/list/paging';
import { orderOf } from './list-order';
import type { Condition, ListContext, ListRequest, ListResource } from './list-resource';

export interface Reading<Row extends object> {
  resource: ListResource<Row>;
  request: ListRequest;
  context: ListContext;
}

export interface Count {
  total: number;
  isCapped: boolean;
}

/** Everything a row has to satisfy, the reader's visibility included. */
export function whereOf<Row extends object>(
  resource: ListResource<Row>,
  request: ListRequest,
  context: ListContext,
): Condition {
  const conditions = [resource.visible(context, request), ...request.where];
  return sql.join<boolean>(
    conditions.map((condition) => sql`(${condition})`),
    sql` and `,
  );
}

/** What the request finds, with what it is ordered by, no further than one past the cap: a literal of a planned text. */
export function foundRows<Row extends object>(
  { resource, request, context }: Reading<Row>,
  most: RawBuilder<unknown> = sql`${TOTAL_CAP + 1}`,
): RawBuilder<unknown> {
  const { from, steadyFrom = from } = resource;
  const where = resource.isSteady?.(request, context) === true ? steadyFrom : from;
  return sql`select ${resource.id} as id, ${request.sort.expression} as value from ${where}
    where ${whereOf(resource, request, context)} limit ${most}`;
}

/** The order of the list over what `foundRows` selects. */
export function foundOrder(request: ListRequest): RawBuilder<unknown> {
  return orderOf({ id: sql<number>`id` }, { ...request, sort: { ...request.sort, expression: sql`value` } });
}

/** How many rows there are, as an expression: the total that is kept, or what is counted up to one past the cap. */
export function totalOf<Row extends object>(
  { resource, request, context }: Reading<Row>,
  cap = TOTAL_CAP,
  most: RawBuilder<unknown> = sql`${cap + 1}`,
): { expression: RawBuilder<number>; isKept: boolean } {
  const kept = resource.keptTotal?.(request, context) ?? null;
  if (kept !== null) return { expression: kept, isKept: true };
  const counted = sql<number>`(select count(*) from (
    select 1 from ${resource.from} where ${whereOf(resource, request, context)} limit ${most}) as counted)`;
  return { expression: counted, isKept: false };
}

/** The count that the value of `totalOf` stands for. */
export function countFrom(total: number, isKept: boolean, cap = TOTAL_CAP): Count {
  return !isKept && total > cap ? { total: cap, isCapped: true } : { total, isCapped: false };
}
