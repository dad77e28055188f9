import { useAlerts } from 'shared/alerts';
import type { ActivityVerification } from 'shared/contract/journal/activity-log';
import { useMutation } from 'shared/query';

import { verifyActivityLogs } from './activity-logs.api';

/** Checks the chain of the journal; a refusal is told by an alert. */
export function useVerification(onDone: (result: ActivityVerification) => void) {
  const alerts = useAlerts();
  return useMutation({ mutationFn: verifyActivityLogs, onSuccess: onDone, onError: alerts.failure });
}
