import type { RecentRecords } from 'shared/contract/list/recent-record';
import { http } from 'shared/http';

/** The cards the person has opened last and still sees, the latest first. */
export async function findRecents(signal: AbortSignal): Promise<RecentRecords> {
  return (await http.get<RecentRecords>('/api/recent-records', { signal })).data;
}

/** The card is the one the person has opened last. */
export async function noteOpened({ resource, id }: { resource: string; id: number }): Promise<void> {
  await http.put(`/api/recent-records/${resource}/${String(id)}`);
}
