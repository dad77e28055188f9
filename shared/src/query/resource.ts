import { keepPreviousData, queryOptions, type QueryClient, type QueryFilters } from '@tanstack/react-query';

import type { ListOf } from '../contract/list/paging';
import { http } from '../http/http';

/** A list request: what the address says over what the register takes by default. */
export interface ListQuery {
  resource: string;
  /** Search string of the page, with or without `?`. */
  search?: string;
  defaults?: Readonly<Record<string, string>>;
}

/** Parameters of the browser's address that are the screen's own and never sent to the server. */
const OWN_PARAMETERS = new Set(['view', 'columns', 'list', 'tab', 'id']);

/**
 * The query string of a list request, in one order whoever asks, so that what the shell starts before the area's code
 * arrives is what the page then finds in the cache. `tab` becomes the filter of that name.
 */
export function listParams({ search = '', defaults = {} }: ListQuery): string {
  const given = new URLSearchParams(search);
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(defaults)) if (!given.has(name)) sent.append(name, value);
  for (const [name, value] of given) if (!OWN_PARAMETERS.has(name) && value !== '') sent.append(name, value);
  const tab = given.get('tab');
  if (tab !== null && tab !== 'all') sent.append('filter[tab]', tab);
  sent.sort();
  return sent.toString();
}

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

/** A failed request is not repeated by the page that waited for it, ms; a later visit asks anew. */
const SAME_VISIT = 5000;

/** Query of a page of a list; it does not retry, and the last page stays in sight while the next one loads. */
export function listQuery<Row>(query: ListQuery) {
  const params = listParams(query);
  return queryOptions({
    queryKey: listKey(query.resource, params),
    queryFn: async ({ signal }) =>
      (await http.get<ListOf<Row>>(`/api/${query.resource}${params === '' ? '' : `?${params}`}`, { signal }))
        .data,
    retry: false,
    // The shell asks before the page's code comes; a failure of that is the page's to show, not to repeat.
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > SAME_VISIT,
    placeholderData: keepPreviousData,
  });
}

/** Query of one record, asked for again when it failed; a refusal (403, 404) is an answer. */
export function itemQuery<Item>(resource: string, id: number | string) {
  return queryOptions({
    queryKey: itemKey(resource, id),
    queryFn: async ({ signal }) => (await http.get<Item>(`/api/${resource}/${String(id)}`, { signal })).data,
  });
}
