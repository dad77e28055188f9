import { invalidateResource, itemKey, useMutation, useQueryClient } from 'shared/query';

import { actOnAct, createAct, updateAct } from './archive.api';

/** Runs a change of acts; whatever shows them, and the agreements they touch, is asked for anew. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: itemKey('destruction-acts') });
      await invalidateResource(client, 'destruction-acts');
      await invalidateResource(client, 'agreements');
    },
  });
}

/** Makes an act; sent twice under one key it is made once. */
export const useCreateAct = () =>
  useChange(({ body, key }: { body: Parameters<typeof createAct>[0]; key: string }) => createAct(body, key));

/** Changes a draft. */
export const useUpdateAct = () =>
  useChange(({ id, body }: { id: number; body: Parameters<typeof updateAct>[1] }) => updateAct(id, body));

/** Takes an action on an act. */
export const useActAction = () => useChange(actOnAct);
