import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { itemKey } from '../../query/query';
import type { FileOwner } from './file-owner';
import { deleteFile, uploadFile, type FileUpload } from './files.api';
import { filesKey } from './files.queries';

/** The list of files and the card that counts them are asked for anew. */
async function settle(client: QueryClient, owner: FileOwner): Promise<void> {
  const { resource, id } = owner;
  await Promise.all([
    client.invalidateQueries({ queryKey: filesKey(owner) }),
    resource !== undefined && client.invalidateQueries({ queryKey: itemKey(resource, id) }),
  ]);
}

/** Sends a file as the next version of its kind; several may be on their way at once. */
export function useUploadFile(owner: FileOwner) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upload: Omit<FileUpload, 'owner'>) => uploadFile({ ...upload, owner }),
    onSuccess: () => settle(client, owner),
  });
}

/** Deletes one's own file while it is not frozen; what the list shows is asked for anew either way. */
export function useDeleteFile(owner: FileOwner) {
  const client = useQueryClient();
  return useMutation({ mutationFn: deleteFile, onSettled: () => settle(client, owner) });
}
