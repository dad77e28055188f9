import { SUBSCRIPTIONS_KEY } from 'shared/contract/list/subscription-key';
import { useMutation, useQueryClient } from 'shared/query';

import { addWatcher, removeWatcher, type WatchedRecord } from './watchers.api';

function useChange(change: (of: WatchedRecord, person: number) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ of, person }: { of: WatchedRecord; person: number }) => change(of, person),
    onSettled: () => client.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY }),
  });
}

/** A colleague watches the record from now on. */
export const useAddWatcher = () => useChange(addWatcher);

/** A colleague, or oneself, watches the record no longer. */
export const useRemoveWatcher = () => useChange(removeWatcher);
