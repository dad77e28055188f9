import type { z } from 'zod';

import type {
  SavedView,
  SavedViewList,
  savedViewInput,
  savedViewUpdate,
} from '../../contract/list/saved-view';
import { http } from '../../http/http';

export type SavedViewInput = z.input<typeof savedViewInput>;
export type SavedViewUpdate = z.input<typeof savedViewUpdate>;

const MOST = '100';

/** The reader's own views of a register, those that others share, and whether the reader may share some. */
export async function findSavedViews(resource: string, signal?: AbortSignal): Promise<SavedViewList> {
  const params = new URLSearchParams({ 'filter[resource]': resource, per_page: MOST });
  return (await http.get<SavedViewList>(`/api/saved-views?${params.toString()}`, { signal })).data;
}

/** Keeps a view; refuses a name that is empty. */
export async function createSavedView(input: SavedViewInput): Promise<SavedView> {
  return (await http.post<SavedView>('/api/saved-views', input)).data;
}

/** Changes a view; refuses with 409 when it was changed since it was read. */
export async function updateSavedView(id: number, update: SavedViewUpdate): Promise<SavedView> {
  return (await http.patch<SavedView>(`/api/saved-views/${String(id)}`, update)).data;
}

/** Removes a view of one's own, for everyone who saw it. */
export async function deleteSavedView(id: number): Promise<void> {
  await http.delete(`/api/saved-views/${String(id)}`);
}
