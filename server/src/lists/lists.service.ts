import type { ListOf } from 'shared/contract/list/paging';
import { businessDay } from '../calendar/business-day';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { parseListQuery, queryStringOf } from './list-query';
import { readPage } from './list-reader';
import type { ListContext, ListResource } from './list-resource';

/** Who asks, when, and which day it is in the company's zone. */
export function listContext(deps: Pick<Deps, 'now'>, actor: Actor): ListContext {
  const now = deps.now();
  return { actor, now, today: businessDay(now) };
}

/** The page of a list that an address asks for; refuses with 422 what the list does not offer. */
export async function findPage<Row extends object>(
  deps: Pick<Deps, 'db' | 'now'>,
  list: { resource: ListResource<Row>; actor: Actor; url: string },
): Promise<ListOf<Row>> {
  const context = listContext(deps, list.actor);
  const request = parseListQuery(list.resource, queryStringOf(list.url), context);
  return readPage(deps.db, { resource: list.resource, request, context });
}
