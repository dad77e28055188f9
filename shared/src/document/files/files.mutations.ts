import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { itemKey } from '../../query/query';
import { historyKey } from '../history/history.queries';
import type { FileOwner } from './file-owner';
import { deleteFile, describeFile } from './files.api';
import { filesKey } from './files.queries';

/** The list of files, the card that counts them and the history that tells of them are asked for anew. */
export async function settleFiles(client: QueryClient, owner: FileOwner): Promise<void> {
  const { resource, id } = owner;
  await Promise.all([
    client.invalidateQueries({ queryKey: filesKey(owner) }),
    resource !== undefined && client.invalidateQueries({ queryKey: itemKey(resource, id) }),
    resource !== undefined && client.invalidateQueries({ queryKey: historyKey({ resource, id }) }),
  ]);
}

/** Deletes one's own file while it is not frozen; what the list shows is asked for anew either way. */
export function useDeleteFile(owner: FileOwner) {
  const client = useQueryClient();
  return useMutation({ mutationFn: deleteFile, onSettled: () => settleFiles(client, owner) });
}

/** Calls and describes one's own file anew; what the list shows is asked for anew either way. */
export function useDescribeFile(owner: FileOwner) {
  const client = useQueryClient();
  return useMutation({ mutationFn: describeFile, onSettled: () => settleFiles(client, owner) });
}
