import { useAlerts } from 'shared/alerts';
import { useMutation, useQueryClient } from 'shared/query';

import { changePassword, endOtherSessions, endSession, endSessionsOf } from './sessions.api';
import { sessionsQuery } from './sessions.queries';

function useSessionMutation<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    // Also after a refusal: what is listed may be over already. The list tells of its own failures.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Ends one session; a refusal is said by an alert. */
export function useSessionEnd() {
  const alerts = useAlerts();
  const { mutate, isPending, variables } = useSessionMutation(endSession);
  return {
    /** The session that is being ended. */
    ending: isPending ? variables : null,
    end: (id: number) => {
      mutate(id, { onError: alerts.failure });
    },
  };
}

/** Ends all other sessions; a refusal is said by an alert. */
export function useOthersEnd(onDone: () => void) {
  const alerts = useAlerts();
  const { mutate, isPending } = useSessionMutation(endOtherSessions);
  return {
    isPending,
    endOthers: () => {
      mutate(undefined, {
        onSuccess: () => {
          alerts.success('Остальные сеансы завершены');
          onDone();
        },
        onError: alerts.failure,
      });
    },
  };
}

/** Logs an employee out everywhere; a refusal is said by an alert. */
export function useEmployeeLogout(onDone: () => void) {
  const alerts = useAlerts();
  const { mutate, isPending } = useMutation({ mutationFn: endSessionsOf });
  return {
    isPending,
    logOut: (userId: number) => {
      mutate(userId, {
        onSuccess: () => {
          alerts.success('Сеансы сотрудника завершены');
          onDone();
        },
        onError: alerts.failure,
      });
    },
  };
}

/** Changes the password; what is refused belongs under the fields. */
export const usePasswordChange = () => useSessionMutation(changePassword);
