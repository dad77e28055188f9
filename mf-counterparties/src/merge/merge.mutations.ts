import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { errorOf } from 'shared/http';
import { itemKey, useMutation, useQueryClient, type QueryClient } from 'shared/query';

import { mergeInto, undoMerge } from './merge.api';

/** Documents changed hands as well: every list that names a counterparty is asked for anew. */
async function settle(client: QueryClient, company: Counterparty): Promise<void> {
  client.setQueryData(itemKey('counterparties', company.id), company);
  await Promise.all(
    ['counterparties', 'agreements', 'addendums', 'commercial-offers'].map((resource) =>
      client.invalidateQueries({ queryKey: [resource] }),
    ),
  );
}

/** What somebody changed meanwhile is shown as it is now. */
function showPresent(client: QueryClient, error: Error): Promise<void> | undefined {
  const { status, current } = errorOf(error);
  return status === 409 && current !== undefined ? settle(client, current as Counterparty) : undefined;
}

/** Makes two records one. */
export function useMerge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: mergeInto,
    onSuccess: (company) => settle(client, company),
    onError: (error) => showPresent(client, error),
  });
}

/** Makes of one record two again. */
export function useUndoMerge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: undoMerge,
    onSuccess: (company) => settle(client, company),
    onError: (error) => showPresent(client, error),
  });
}
