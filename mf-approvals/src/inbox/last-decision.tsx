import { useAlerts } from 'shared/alerts';
import { DECISION_LABELS } from 'shared/contract/approval/approval.labels';
import { REVOKE_MINUTES, type Decision } from 'shared/contract/approval/approval-status';
import { Button, Strip } from 'shared/ui';

import { useRevoke } from '../api/approvals.mutations';

export interface GivenDecision {
  taskId: number;
  label: string;
  decision: Decision;
}

interface LastDecisionProps {
  given: GivenDecision;
  onRevoked: (taskId: number) => void;
}

/** The decision that was just given, and the way to take it back. */
export function LastDecision({ given, onRevoked }: LastDecisionProps) {
  const alerts = useAlerts();
  const revoke = useRevoke();
  return (
    <Strip
      live="status"
      action={
        <Button
          size="sm"
          busy={revoke.isPending}
          onClick={() => {
            revoke.mutate(
              { taskId: given.taskId, reason: 'Решение отменено сразу после принятия' },
              {
                onSuccess: () => {
                  onRevoked(given.taskId);
                },
                onError: alerts.failure,
              },
            );
          }}
        >
          Отменить решение
        </Button>
      }
    >
      {`${given.label}: ${DECISION_LABELS[given.decision].toLowerCase()}. Отменить можно в течение ${String(REVOKE_MINUTES)}\u00a0минут.`}
    </Strip>
  );
}
