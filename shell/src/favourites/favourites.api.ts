import type { Favourites } from 'shared/contract/list/favourite';
import { http } from 'shared/http';

const address = ({ resource, id }: { resource: string; id: number }) =>
  `/api/favourites/${resource}/${String(id)}`;

/** What the person keeps and still sees, the latest first. */
export async function findFavourites(signal: AbortSignal): Promise<Favourites> {
  return (await http.get<Favourites>('/api/favourites', { signal })).data;
}

/** The person keeps the record from now on. */
export async function addFavourite(record: { resource: string; id: number }): Promise<void> {
  await http.put(address(record));
}

/** The person keeps the record no longer. */
export async function removeFavourite(record: { resource: string; id: number }): Promise<void> {
  await http.delete(address(record));
}
