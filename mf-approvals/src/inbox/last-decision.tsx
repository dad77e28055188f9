import { REVOKE_MINUTES, type Decision } from 'shared/contract/approval/approval-status';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { useQuery } from 'shared/query';
import { Strip } from 'shared/ui';

import { taskQuery } from '../api/approvals.queries';
import { GIVEN_WORDS } from '../decide/given-words';
import { RevokeButton } from '../decide/revoke-button';

export interface GivenDecision {
  /** As the server answered the decision. */
  task: ApprovalTask;
  decision: Decision;
}

interface LastDecisionProps {
  given: GivenDecision;
  onRevoked: (taskId: number) => void;
}

/** The decision that was just given, and the way to take it back for as long as the server would take it back. */
export function LastDecision({ given, onRevoked }: LastDecisionProps) {
  const { id } = given.task;
  const { data: task } = useQuery({ ...taskQuery(id), initialData: given.task });
  if (task.status === 'pending') return null;
  const decided = `${task.document.label}: ${GIVEN_WORDS[given.decision].toLowerCase()}.`;
  if (!task.can.revoke) return <Strip live="status">{`${decided} Отменить решение уже нельзя.`}</Strip>;
  return (
    <Strip
      live="status"
      action={
        <RevokeButton
          taskId={id}
          onRevoked={() => {
            onRevoked(id);
          }}
        />
      }
    >
      {`${decided} Отменить можно в течение ${String(REVOKE_MINUTES)}\u00a0минут.`}
    </Strip>
  );
}
