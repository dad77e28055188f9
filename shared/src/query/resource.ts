import { keepPreviousData, queryOptions, type QueryClient, type QueryFilters } from '@tanstack/react-query';

import type { ListOf } from '../contract/list/paging';
import { http } from '../http/http';
import { itemAddress, listAddress, listParams, type ListQuery } from './question';

/**
 * Cache key of a list, and of what is counted or walked along a list; without a query it names all of that for the
 * resource.
 */
export function listKey(resource: string, params?: string): readonly string[] {
  return params === undefined ? [resource, 'list'] : [resource, 'list', params];
}

/** Cache key of one record; without an id it names every record of the resource. */
export function itemKey(resource: string, id?: number | string): readonly string[] {
  return id === undefined ? [resource, 'item'] : [resource, 'item', String(id)];
}

/**
 * What shows records of the kind is asked for again where it stands on the screen, and elsewhere when it is next shown:
 * lists, their counts and sums, neighbours, and with an id that one record. Never rejects: a failure stays in its query.
 */
export function invalidateResource(client: QueryClient, resource: string, id?: number | string) {
  return client.invalidateQueries(resourceQueries(resource, id));
}

/** The queries that show records of a kind: everything along its lists, and with an id that one record. */
export function resourceQueries(
  resource: string,
  id?: number | string,
): { predicate: QueryFilters['predicate'] } {
  const wanted = [listKey(resource), ...(id === undefined ? [] : [itemKey(resource, id)])];
  return {
    predicate: ({ queryKey }) => wanted.some((key) => key.every((part, place) => queryKey[place] === part)),
  };
}

/** Milliseconds after a failure during which the page that waited for the answer shows it and does not ask again. */
const SAME_VISIT = 5000;

/** The shell asks before the page's code comes: a failure of that is the page's to show; a later visit asks anew. */
const onLaterVisit = ({ state }: { state: { errorUpdatedAt: number } }) =>
  Date.now() - state.errorUpdatedAt > SAME_VISIT;

/** Query of a page of a list; it does not retry, and the last page stays in sight while the next one loads. */
export function listQuery<Row>(query: ListQuery) {
  return queryOptions({
    queryKey: listKey(query.resource, listParams(query)),
    queryFn: async ({ signal }) => (await http.get<ListOf<Row>>(listAddress(query), { signal })).data,
    retry: false,
    retryOnMount: onLaterVisit,
    placeholderData: keepPreviousData,
  });
}

/** Query of one record, asked for again when it failed; a refusal (403, 404) is an answer. */
export function itemQuery<Item>(resource: string, id: number | string) {
  return queryOptions({
    queryKey: itemKey(resource, id),
    queryFn: async ({ signal }) => (await http.get<Item>(itemAddress(resource, id), { signal })).data,
    retryOnMount: onLaterVisit,
  });
}
