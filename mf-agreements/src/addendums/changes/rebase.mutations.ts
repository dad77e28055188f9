import type { Addendum } from 'shared/contract/addendum/addendum';
import { errorOf } from 'shared/http';
import { invalidateResource, itemKey, useMutation, useQueryClient } from 'shared/query';

import { rebaseAddendum } from './rebase.api';

/** Lets the changes of an addendum start from what is in force now; the card shows the record as it stands then. */
export function useRebaseAddendum() {
  const client = useQueryClient();
  const show = (addendum: Addendum) => {
    client.setQueryData(itemKey('addendums', addendum.id), addendum);
    // Nobody waits for the lists.
    void invalidateResource(client, 'addendums');
  };
  return useMutation({
    mutationFn: rebaseAddendum,
    onSuccess: show,
    onError: (error) => {
      const { status, current } = errorOf(error);
      if (status === 409 && current !== undefined) show(current as Addendum);
    },
  });
}
