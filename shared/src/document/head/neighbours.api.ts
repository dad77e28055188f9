import type { ListNeighbours } from '../../contract/agreement/agreement';
import { http } from '../../http/http';

/** Where a record stands within a list, by the list's own query. */
export async function getNeighbours(url: string, signal?: AbortSignal): Promise<ListNeighbours> {
  return (await http.get<ListNeighbours>(url, { signal })).data;
}
