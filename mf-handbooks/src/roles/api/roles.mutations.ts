import { itemKey, listKey, useMutation, useQueryClient } from 'shared/query';

import { deleteRole } from './roles.api';

/** Deletes a role; the list is asked for anew. */
export function useDeleteRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteRole,
    onSuccess: (_gone, id) => {
      client.removeQueries({ queryKey: itemKey('roles', id) });
      // The list tells of its own failures.
      void client.invalidateQueries({ queryKey: listKey('roles') });
    },
  });
}
