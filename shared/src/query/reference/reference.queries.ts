import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { listKey } from '../resource';
import type { ReferenceSource } from './option-source';
import { findReferences, getReference } from './reference.api';

export interface ReferenceList<Row, Option> {
  resource: string;
  /** Conditions of the list; several values are any of them. */
  filters?: Readonly<Record<`filter[${string}]`, string | readonly string[]>>;
  option: (row: Row) => Option;
}

const pairsOf = (filters: NonNullable<ReferenceList<never, never>['filters']>) =>
  Object.entries(filters).flatMap(([name, given]) => [given].flat().map((value) => [name, value]));

/** The records of a resource as options, searched on the server; a list among the lists of the resource. */
export function referenceSource<Row, Option>(list: ReferenceList<Row, Option>): ReferenceSource<Option> {
  const { resource, filters = {}, option } = list;
  const conditions = pairsOf(filters);
  return {
    key: [...listKey(resource), 'options', new URLSearchParams(conditions).toString()],
    load: async ({ search, page, signal }) => {
      const params = new URLSearchParams(conditions);
      if (search.trim() !== '') params.set('search', search.trim());
      params.set('page', String(page));
      params.set('per_page', '20');
      const { data, meta } = await findReferences<Row>(resource, params, signal);
      return { options: data.map(option), hasMore: meta.current_page < meta.last_page };
    },
  };
}

/** Query of the pages of a source that answer a search; a list, so it does not retry. */
export function optionPagesQuery<Option>(source: ReferenceSource<Option>, search: string) {
  return infiniteQueryOptions({
    queryKey: [...source.key, search],
    queryFn: ({ pageParam, signal }) => source.load({ search, page: pageParam, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
    retry: false,
  });
}

/** Cache key of the name of a referenced record. */
export function referenceNameKey(resource: string, id: string): readonly string[] {
  return [...listKey(resource), 'name', id];
}

/** What a referenced record is called; a name is asked for once, and again when its resource has changed. */
export function referenceNameQuery<Row>(resource: string, id: string, nameOf: (row: Row) => string) {
  return queryOptions({
    queryKey: referenceNameKey(resource, id),
    queryFn: async ({ signal }) => nameOf(await getReference<Row>(resource, id, signal)),
    staleTime: Infinity,
  });
}
