import type { CommentPerson } from 'shared/contract/comment/comment';
import type { Watchers } from 'shared/contract/list/subscription';
import { http } from 'shared/http';

/** A record that is watched. */
export interface WatchedRecord {
  resource: string;
  id: number;
}

const at = ({ resource, id }: WatchedRecord, person?: number) =>
  `/api/subscriptions/records/${resource}/${String(id)}/watchers${person === undefined ? '' : `/${String(person)}`}`;

/** Who watches the record, and whether the reader may change the list. */
export async function getWatchers(of: WatchedRecord, signal: AbortSignal): Promise<Watchers> {
  return (await http.get<Watchers>(at(of), { signal })).data;
}

/** The colleague watches the record from now on. */
export async function addWatcher(of: WatchedRecord, person: number): Promise<void> {
  await http.put(at(of, person));
}

/** The colleague watches the record no longer. */
export async function removeWatcher(of: WatchedRecord, person: number): Promise<void> {
  await http.delete(at(of, person));
}

/** Colleagues who see the document, by name. */
export async function findReaders(
  { document, search }: { document: Watchers['document']; search: string },
  signal: AbortSignal,
): Promise<CommentPerson[]> {
  const params = { commentable_type: document.type, commentable_id: document.id, search };
  return (await http.get<{ data: CommentPerson[] }>('/api/comments/people', { params, signal })).data.data;
}
