import { queryOptions } from '@tanstack/react-query';

import { listKey, listParams, type ListQuery } from '../../query/query';
import { getNeighbours } from './neighbours.api';

/** Cache key of the places of records within lists of the resource. */
export function neighboursKey(resource: string): readonly string[] {
  return listKey(resource, 'neighbours');
}

/** Query of the neighbours of a record within the list its card was opened from. */
export function neighboursQuery(id: number, list: ListQuery) {
  const params = new URLSearchParams(listParams(list));
  params.delete('page');
  params.delete('per_page');
  const query = params.toString();
  return queryOptions({
    queryKey: [...neighboursKey(list.resource), String(id), query],
    queryFn: ({ signal }) => getNeighbours(`/api/${list.resource}/${String(id)}/neighbours?${query}`, signal),
    retry: false,
  });
}
