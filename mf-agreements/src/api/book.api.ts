import type { ListOf } from 'shared/contract/paging';
import { http } from 'shared/http';

/** Parameters of a list as the server takes them. */
export type BookParams = Readonly<Record<string, string | number>>;

/** A page of a handbook or of any other list that choices are made from. */
export async function findBook<Row>(
  resource: string,
  params: BookParams,
  signal?: AbortSignal,
): Promise<ListOf<Row>> {
  return (await http.get<ListOf<Row>>(`/api/${resource}`, { params, signal })).data;
}
