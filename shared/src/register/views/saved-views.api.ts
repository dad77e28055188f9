import type { z } from 'zod';

import type { ListOf } from '../../contract/paging';
import type { savedView, savedViewInput, savedViewUpdate } from '../../contract/saved-view';
import { http } from '../../http/http';

export type SavedView = z.infer<typeof savedView>;
export type SavedViewInput = z.input<typeof savedViewInput>;
export type SavedViewUpdate = z.input<typeof savedViewUpdate>;

const MOST = '100';

/** The reader's own views of a register and those that others share. */
export async function findSavedViews(resource: string, signal?: AbortSignal): Promise<SavedView[]> {
  const params = new URLSearchParams({ 'filter[resource]': resource, per_page: MOST });
  return (await http.get<ListOf<SavedView>>(`/api/saved-views?${params.toString()}`, { signal })).data.data;
}

export async function createSavedView(input: SavedViewInput): Promise<SavedView> {
  return (await http.post<SavedView>('/api/saved-views', input)).data;
}

export async function updateSavedView(id: number, update: SavedViewUpdate): Promise<SavedView> {
  return (await http.patch<SavedView>(`/api/saved-views/${String(id)}`, update)).data;
}

export async function deleteSavedView(id: number): Promise<void> {
  await http.delete(`/api/saved-views/${String(id)}`);
}
