import { keepPreviousData, queryOptions } from '../../query/query';
import type { ReferenceField } from './filter-field';
import { findReferences, getReference } from './reference.api';
import { optionLabel } from './reference-option';

const OFFERED = '20';

/** Cache key of the name of a referenced record. */
export const nameKey = (resource: string, id: string): readonly string[] => [resource, 'name', id];

/** The first records of a resource that answer the search; a list, so it does not retry. */
export function referenceOptionsQuery(field: ReferenceField, search: string) {
  const params = new URLSearchParams({ ...field.params, per_page: OFFERED });
  if (search !== '') params.set('search', search);
  return queryOptions({
    queryKey: [field.resource, 'options', params.toString()],
    queryFn: ({ signal }) => findReferences(field.resource, params.toString(), signal),
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** What a referenced record is called; a name is asked for once. */
export function referenceNameQuery(field: ReferenceField, id: string) {
  return queryOptions({
    queryKey: nameKey(field.resource, id),
    queryFn: async ({ signal }) => optionLabel(field, await getReference(field.resource, id, signal)),
    retry: false,
    staleTime: Infinity,
  });
}
