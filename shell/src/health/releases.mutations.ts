import { useAlerts } from 'shared/alerts';
import { useMutation, useQueryClient } from 'shared/query';

import {
  activateRelease,
  createDeployToken,
  revokeDeployToken,
  rollBackRelease,
  updateBudget,
} from './releases.api';
import { releasesKey } from './releases.queries';

function useReleaseMutation<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    // The page shows what came of it, and tells of a failure to read that by itself.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: releasesKey }),
  });
}

/** Makes a version current; a refusal is said by an alert. */
export function useActivation(onDone: () => void) {
  const alerts = useAlerts();
  const { mutate, isPending } = useReleaseMutation(activateRelease);
  return {
    isPending,
    activate: (input: Parameters<typeof activateRelease>[0]) => {
      mutate(input, { onSuccess: onDone, onError: alerts.failure });
    },
  };
}

/** Goes back to the version before; a refusal is said by an alert. */
export function useRollback(onDone: () => void) {
  const alerts = useAlerts();
  const { mutate, isPending } = useReleaseMutation(rollBackRelease);
  return {
    isPending,
    rollBack: (input: Parameters<typeof rollBackRelease>[0]) => {
      mutate(input, { onSuccess: onDone, onError: alerts.failure });
    },
  };
}

/** Takes a deploy token away; a refusal is said by an alert. */
export function useTokenRevocation(onDone: () => void) {
  const alerts = useAlerts();
  const { mutate, isPending } = useReleaseMutation(revokeDeployToken);
  return {
    isPending,
    revoke: (id: number) => {
      mutate(id, { onSuccess: onDone, onError: alerts.failure });
    },
  };
}

/** Makes a deploy token; what is refused belongs under the fields. */
export const useTokenCreation = () => useReleaseMutation(createDeployToken);

/** Sets an area's budget; what is refused belongs under the fields. */
export const useBudgetUpdate = () => useReleaseMutation(updateBudget);
