import { invalidateResource, itemKey, useMutation, useQueryClient } from 'shared/query';

import {
  actOnObligation,
  createObligation,
  createSchedule,
  deleteObligation,
  updateObligation,
} from './obligations.api';

/** Runs a change of obligations; whatever shows them is asked for anew, also when it was refused. */
function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        invalidateResource(client, 'obligations'),
        // Their cards name what is owed next.
        client.invalidateQueries({ queryKey: itemKey('agreements') }),
      ]),
  });
}

type Body<Call extends (body: never, key: string) => unknown> = { body: Parameters<Call>[0]; key: string };

/** Adds an obligation; sent twice under one key it is added once. */
export const useCreateObligation = () =>
  useChange(({ body, key }: Body<typeof createObligation>) => createObligation(body, key));

/** Adds a whole schedule or nothing of it. */
export const useCreateSchedule = () =>
  useChange(({ body, key }: Body<typeof createSchedule>) => createSchedule(body, key));

/** Changes the given fields of an obligation. */
export const useUpdateObligation = () =>
  useChange(({ id, body }: { id: number; body: Parameters<typeof updateObligation>[1] }) =>
    updateObligation(id, body),
  );

/** Takes an action on an obligation. */
export const useObligationAction = () => useChange(actOnObligation);

/** Takes an obligation away. */
export const useDeleteObligation = () => useChange(deleteObligation);
