import type { ListOf } from '../../contract/paging';
import { http } from '../../http/http';
import type { ReferenceItem } from './reference-option';

/** One page of the records a filter may refer to. */
export async function findReferences(
  resource: string,
  params: string,
  signal?: AbortSignal,
): Promise<ReferenceItem[]> {
  return (await http.get<ListOf<ReferenceItem>>(`/api/${resource}?${params}`, { signal })).data.data;
}

/** One record a filter refers to, for its name. */
export async function getReference(
  resource: string,
  id: string,
  signal?: AbortSignal,
): Promise<ReferenceItem> {
  return (await http.get<ReferenceItem>(`/api/${resource}/${id}`, { signal })).data;
}
