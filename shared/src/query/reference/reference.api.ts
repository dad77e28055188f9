import { CHOSEN_BOOKS } from '../../contract/books/chosen-books';
import type { ListOf } from '../../contract/list/paging';
import { http } from '../../http/http';

/** Roles are no book, and are chosen from in the same way. */
const CHOSEN: readonly string[] = [...CHOSEN_BOOKS, 'roles'];

const pathOf = (resource: string) => `/api/${resource}${CHOSEN.includes(resource) ? '/choices' : ''}`;

/** A page of the records of a resource that a field or a filter may refer to. */
export async function findReferences<Row>(
  resource: string,
  params: URLSearchParams,
  signal?: AbortSignal,
): Promise<ListOf<Row>> {
  return (await http.get<ListOf<Row>>(`${pathOf(resource)}?${params.toString()}`, { signal })).data;
}

/** One record that is referred to, for its name. */
export async function getReference<Row>(resource: string, id: string, signal?: AbortSignal): Promise<Row> {
  return (await http.get<Row>(`${pathOf(resource)}/${id}`, { signal })).data;
}
