import { DECISION_LABELS } from 'shared/contract/approval/approval.labels';
import { REVOKE_MINUTES, type Decision } from 'shared/contract/approval/approval-status';
import { Strip } from 'shared/ui';

import { RevokeButton } from '../decide/revoke-button';

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
  return (
    <Strip
      live="status"
      action={
        <RevokeButton
          taskId={given.taskId}
          onRevoked={() => {
            onRevoked(given.taskId);
          }}
        />
      }
    >
      {`${given.label}: ${DECISION_LABELS[given.decision].toLowerCase()}. Отменить можно в течение ${String(REVOKE_MINUTES)}\u00a0минут.`}
    </Strip>
  );
}
