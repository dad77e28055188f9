import { SUBSCRIPTIONS_KEY } from 'shared/contract/list/subscription-key';
import type { Watchers } from 'shared/contract/list/subscription';
import type { Picked } from 'shared/form';
import { queryOptions, type ReferenceSource } from 'shared/query';

import { findReaders, getWatchers, type WatchedRecord } from './watchers.api';

/** Query of who watches a record; among the subscriptions, so that the reader's own bell asks for it anew. */
export const watchersQuery = (of: WatchedRecord) =>
  queryOptions({
    queryKey: [...SUBSCRIPTIONS_KEY, 'watchers', of.resource, of.id],
    queryFn: ({ signal }) => getWatchers(of, signal),
    retry: false,
  });

/** Colleagues who see the document and do not watch it yet. */
export function readersSource({ document, data }: Watchers): ReferenceSource<Picked> {
  const known = new Set(data.map(({ id }) => id));
  return {
    key: ['comments', 'people', document.type, document.id, [...known].join()],
    load: async ({ search, signal }) => {
      const people = await findReaders({ document, search: search.trim() }, signal);
      const options = people
        .filter(({ id }) => !known.has(id))
        .map(({ id, name, job_title }) => ({
          value: id,
          label: name,
          note: job_title ?? undefined,
        }));
      return { options, hasMore: false };
    },
  };
}
