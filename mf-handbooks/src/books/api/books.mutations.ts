import type { AnyBookRow, Book } from 'shared/contract/books/book';
import { errorOf } from 'shared/http';
import { itemKey, useMutation, useQueryClient, type QueryClient } from 'shared/query';

import { createRow, deleteRow, setArchived, updateRow, type WireValues } from './books.api';

/** What every change leaves behind: the new row in the cache, and all that was read of the book asked for anew. */
async function settle(client: QueryClient, resource: string, row: AnyBookRow): Promise<void> {
  client.setQueryData(itemKey(resource, row.id), row);
  await client.invalidateQueries({ queryKey: [resource] });
}

/** Creates a record of the book, or changes one at the version it was read at. */
export function useSaveRow(book: Book) {
  const client = useQueryClient();
  const { resource } = book.kind;
  return useMutation({
    mutationFn: ({ row, body, key }: { row: AnyBookRow | null; body: WireValues; key: string }) =>
      row === null ? createRow(resource, body, key) : updateRow({ resource, id: row.id }, body),
    onSuccess: (row) => settle(client, resource, row),
  });
}

/** Sends a row to the archive, or back; a row that somebody else changed meanwhile is shown as it is now. */
export function useArchiveRow(book: Book) {
  const client = useQueryClient();
  const { resource } = book.kind;
  return useMutation({
    mutationFn: ({ row, archived }: { row: AnyBookRow; archived: boolean }) =>
      setArchived({ resource, id: row.id }, { archived, lockVersion: row.lock_version }),
    onSuccess: (row) => settle(client, resource, row),
    onError: (error) => {
      const { status, current } = errorOf(error);
      return status === 409 && current !== undefined
        ? settle(client, resource, current as AnyBookRow)
        : undefined;
    },
  });
}

/** Deletes a row for good. */
export function useDeleteRow(book: Book) {
  const client = useQueryClient();
  const { resource } = book.kind;
  return useMutation({
    mutationFn: (row: AnyBookRow) => deleteRow({ resource, id: row.id }, row.lock_version),
    onSuccess: async (_gone, row) => {
      client.removeQueries({ queryKey: itemKey(resource, row.id) });
      await client.invalidateQueries({ queryKey: [resource] });
    },
  });
}
