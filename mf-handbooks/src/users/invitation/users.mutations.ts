import { useAlerts } from 'shared/alerts';
import { listKey, useMutation, useQueryClient } from 'shared/query';

import { inviteAgain, inviteUser } from './users.api';

/** Invites an employee; what is refused belongs under the fields. */
export function useInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: inviteUser,
    // The list tells of its own failures.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: listKey('users') }),
  });
}

/** Sends an invitation once more; the outcome is said by an alert. */
export function useRepeatedInvitation() {
  const alerts = useAlerts();
  const { mutate, isPending } = useMutation({ mutationFn: inviteAgain });
  return {
    isPending,
    invite: (id: number) => {
      mutate(id, {
        onSuccess: () => {
          alerts.success('Приглашение отправлено');
        },
        onError: alerts.failure,
      });
    },
  };
}
