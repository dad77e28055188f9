import type { Agreement } from 'shared/contract/agreement';
import type { AgreementCreate, AgreementUpdate } from 'shared/contract/agreement-input';
import { historyKey } from 'shared/document';
import { errorOf } from 'shared/http';
import { invalidateResource, itemKey, useMutation, useQueryClient, type QueryClient } from 'shared/query';

import { actOnAgreement, createAgreement, deleteAgreement, updateAgreement } from './agreement.api';

/** What every change leaves behind: the new card in the cache, lists and history asked for anew. */
async function settle(client: QueryClient, agreement: Agreement): Promise<void> {
  client.setQueryData(itemKey('agreements', agreement.id), agreement);
  await Promise.all([
    invalidateResource(client, 'agreements'),
    client.invalidateQueries({ queryKey: historyKey({ resource: 'agreements', id: agreement.id }) }),
  ]);
}

/** Creates an agreement under an idempotency key. */
export function useCreateAgreement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: AgreementCreate; key: string }) => createAgreement(body, key),
    onSuccess: (agreement) => settle(client, agreement),
  });
}

/** Changes fields of an agreement at the version they were read at. */
export function useUpdateAgreement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: AgreementUpdate }) => updateAgreement(id, body),
    onSuccess: (agreement) => settle(client, agreement),
  });
}

/** Takes an action on the state of an agreement. */
export function useAgreementAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: actOnAgreement,
    onSuccess: (agreement) => settle(client, agreement),
    onError: (error) => {
      // Somebody was faster: the card shows the record as it stands now, and the action may be tried on that.
      const { status, current } = errorOf(error);
      return status === 409 && current !== undefined ? settle(client, current as Agreement) : undefined;
    },
  });
}

/** Deletes a draft; the lists are asked for anew. */
export function useDeleteAgreement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, lockVersion }: { id: number; lockVersion: number }) =>
      deleteAgreement(id, lockVersion),
    onSuccess: () => invalidateResource(client, 'agreements'),
  });
}
