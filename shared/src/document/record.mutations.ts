import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { errorOf } from '../http/http';
import { invalidateResource, itemKey } from '../query/query';
import { filesKey } from './files/files.queries';
import { historyKey } from './history/history.queries';
import { actOnRecord, createRecord, deleteRecord, updateRecord } from './record.api';
import type { DocumentRecord } from './record';

function forgetLists(client: QueryClient, resource: string): void {
  // Nobody waits for it: what was asked for is answered, the lists come when they come and say so when they fail.
  void invalidateResource(client, resource);
}

/** What every change leaves behind: the new card in the cache, lists, history and files asked for anew. */
function settle(client: QueryClient, resource: string, record: DocumentRecord): void {
  client.setQueryData(itemKey(resource, record.id), record);
  forgetLists(client, resource);
  // As above.
  void client.invalidateQueries({ queryKey: historyKey({ resource, id: record.id }) });
  // What may be done to a file follows from the state of its document.
  void client.invalidateQueries({ queryKey: filesKey() });
}

/** Creates a record of the resource under an idempotency key. */
export function useCreateRecord<Rec extends DocumentRecord>(resource: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: unknown; key: string }) => createRecord<Rec>(resource, body, key),
    onSuccess: (record) => {
      settle(client, resource, record);
    },
  });
}

/** Changes fields of a record at the version they were read at. */
export function useUpdateRecord<Rec extends DocumentRecord>(resource: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { id: number; body: unknown }) => updateRecord<Rec>(resource, change),
    onSuccess: (record) => {
      settle(client, resource, record);
    },
  });
}

/**
 * Takes an action on the state of a record; when somebody was faster the card shows the record as it stands now, and
 * after any other refusal it is asked for again: what it is ready for follows from other records, too.
 */
export function useRecordAction<Rec extends DocumentRecord>(resource: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (call: { id: number; action: string; body: unknown }) => actOnRecord<Rec>(resource, call),
    onSuccess: (record) => {
      settle(client, resource, record);
    },
    onError: (error, { id }) => {
      const { status, current } = errorOf(error);
      if (status === 409 && current !== undefined) settle(client, resource, current as Rec);
      // As above.
      else if (status !== null) void client.invalidateQueries({ queryKey: itemKey(resource, id) });
    },
  });
}

/** Deletes a record; the lists are asked for anew. */
export function useDeleteRecord(resource: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, lockVersion }: { id: number; lockVersion: number }) =>
      deleteRecord(resource, id, lockVersion),
    onSuccess: () => {
      forgetLists(client, resource);
    },
  });
}
