import type { SavedView } from '../../contract/list/saved-view';
import { useMutation, useQueryClient } from '../../query/query';
import {
  createSavedView,
  deleteSavedView,
  updateSavedView,
  type SavedViewInput,
  type SavedViewUpdate,
} from './saved-views.api';
import { savedViewsKey } from './saved-views.queries';

function useFresh(resource: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: savedViewsKey(resource) });
}

/** Keeps the register's present conditions under a name. */
export function useCreateSavedView(resource: string) {
  const fresh = useFresh(resource);
  return useMutation({ mutationFn: (input: SavedViewInput) => createSavedView(input), onSuccess: fresh });
}

/** Changes a view at the version it was read at. */
export function useUpdateSavedView(resource: string) {
  const fresh = useFresh(resource);
  return useMutation({
    mutationFn: ({ view, change }: { view: SavedView; change: Omit<SavedViewUpdate, 'lock_version'> }) =>
      updateSavedView(view.id, { ...change, lock_version: view.lock_version }),
    onSettled: fresh,
  });
}

/** Removes a view. */
export function useDeleteSavedView(resource: string) {
  const fresh = useFresh(resource);
  return useMutation({ mutationFn: (view: SavedView) => deleteSavedView(view.id), onSuccess: fresh });
}
