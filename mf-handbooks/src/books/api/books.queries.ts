import type { AnyBookRow } from 'shared/contract/books/book';
import { itemQuery, queryOptions } from 'shared/query';

import { getUsage, type BookPlace } from './books.api';

/** Query of one row, archived or not. */
export const rowQuery = ({ resource, id }: BookPlace) => itemQuery<AnyBookRow>(resource, id);

/** Query of what uses the row: asked for anew each time, since others change it. */
export function usageQuery(place: BookPlace) {
  return queryOptions({
    queryKey: [place.resource, 'usage', String(place.id)],
    queryFn: ({ signal }) => getUsage(place, signal),
    gcTime: 0,
  });
}
