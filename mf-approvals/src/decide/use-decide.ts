import { useRef, useState } from 'react';
import { useAlerts } from 'shared/alerts';

import type { Decision, RemarkableDecision } from 'shared/contract/approval/approval-status';
import type { ApprovalTask, VoteInput } from 'shared/contract/approval/approval-task';
import { errorOf } from 'shared/http';

import { useVote } from '../api/approvals.mutations';
import { GIVEN_WORDS } from './given-words';
import type { RemarksInHand } from './remarks-in-hand';
import { useMeantPress } from './use-meant-press';

/** What is said with a decision. */
export interface Said {
  remark: string;
  remarks: readonly NonNullable<VoteInput['remarks']>[number][];
}

export const NOTHING_SAID: Said = { remark: '', remarks: [] };

interface Task extends Pick<ApprovalTask, 'id' | 'remark_required_on' | 'seats'> {
  content_hash?: string;
  /** Nobody has opened it: it followed what was decided before. */
  openedItself: boolean;
}

/** True when the stage takes this decision only with a remark. */
export function needsRemark(task: Pick<ApprovalTask, 'remark_required_on'>, decision: Decision): boolean {
  return task.remark_required_on.includes(decision as RemarkableDecision);
}

/** What whoever shows the task learns of a decision. */
export interface Decided {
  /** One is under way, or no longer. */
  onGiving: (taskId: number | null) => void;
  /** It was given; the task as it is now says whether it may be taken back. */
  onDecided: (task: ApprovalTask, decision: Decision) => void;
  /** Another employee decides instead. */
  onForwarded: (taskId: number) => void;
}

/** Why a decision was kept back: only a document that has changed is to be decided on again. */
function staleText({ message, errors }: ReturnType<typeof errorOf>): string {
  const isOther = errors.content_hash !== undefined;
  return `${message}. ${isOther ? 'Решение не принято: посмотрите, что изменилось, и решите ещё раз.' : 'Новое решение не принято.'}`;
}

/**
 * Gives decisions on a task: one that needs a remark, or has remarks in hand, asks for them first. A document that has changed meanwhile keeps the
 * decision back and says so.
 */
export function useDecide(task: Task, inHand: RemarksInHand, decided?: Decided) {
  const alerts = useAlerts();
  const isMeant = useMeantPress(task.openedItself);
  const sent = useRef(inHand.said);
  const vote = useVote((decision) => {
    inHand.clear(sent.current);
    alerts.success(GIVEN_WORDS[decision]);
  });
  const [asking, setAsking] = useState<Decision | null>(null);
  const [stale, setStale] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const give = (decision: Decision, said: Said) => {
    const { remark, remarks } = said;
    sent.current = inHand.said;
    setRefusal(null);
    decided?.onGiving(task.id);
    vote.mutate(
      {
        taskId: task.id,
        decision,
        ...(remark !== '' && { remark }),
        remarks: [...remarks],
        ...(task.content_hash !== undefined && { content_hash: task.content_hash }),
      },
      {
        onSuccess: (now) => {
          setAsking(null);
          decided?.onDecided(now, decision);
        },
        onError: (error) => {
          const failure = errorOf(error);
          if (failure.status === 409) {
            setAsking(null);
            setStale(staleText(failure));
          } else if (failure.status === 422 && asking !== null) {
            setRefusal(Object.values(failure.errors)[0]?.[0] ?? failure.message);
          } else alerts.failure(error);
        },
        onSettled: () => {
          decided?.onGiving(null);
        },
      },
    );
  };
  const choose = (decision: Decision) => {
    if (vote.isPending || !isMeant()) return;
    const isSaid = inHand.said.lines.length > 0 || inHand.said.remark.trim() !== '';
    if (isSaid || needsRemark(task, decision) || decision === 'approve_with_remarks') setAsking(decision);
    else give(decision, NOTHING_SAID);
  };
  return {
    choose,
    give,
    asking,
    stopAsking: () => {
      setAsking(null);
      setRefusal(null);
    },
    refusal,
    stale,
    pending: vote.isPending ? vote.variables.decision : null,
  };
}
