import { useState } from 'react';
import type { ApprovalTab } from 'shared/contract/approval/approval-status';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { useQuery } from 'shared/query';

import { taskQuery } from '../api/approvals.queries';

interface Opened {
  tab: ApprovalTab;
  tasks: readonly ApprovalTask[];
  /** The list is known, as far as it was asked for. */
  isListed: boolean;
  /** Of the address; null when it names none. */
  openId: number | null;
  /** On a phone nothing opens by itself: the list is a screen of its own. */
  opensItself: boolean;
  /** What the reader has decided or forwarded just now: it may go. */
  leftId: number | null;
  /** What the reader decides or forwards this moment: it leaves the list by that, and the answer is still to come. */
  givingId: number | null;
}

export interface OpenTask {
  /** Nothing while it is asked for, and where there is nothing to open. */
  task: ApprovalTask | undefined;
  /** It was read, and somebody else has made a decision needless meanwhile. */
  isGone: boolean;
  /** The address names a task that the reader does not see. */
  isMissing: boolean;
}

const CLOSED = { vote: false, revoke: false, forward: false, add: false, bulk_approve: false };

interface Kept {
  tab: ApprovalTab;
  task: ApprovalTask;
  /** It stood in the list, and was not asked for by its address. */
  wasListed: boolean;
}

/** The task of the address where the list does not hold it: far down a long list, or decided already. */
function useNamedTask(id: number | null) {
  const { data, error } = useQuery({ ...taskQuery(id ?? 0), enabled: id !== null, retry: false });
  return { named: id === null ? undefined : data, isMissing: id !== null && error !== null };
}

/**
 * The document that is open. It stays the same however the list changes beneath it, so that a key that decides never
 * falls on a document that has just slipped under the reader's eyes; the one that the address names is never taken for
 * another.
 */
export function useOpenTask(opened: Opened): OpenTask {
  const { tab, tasks, isListed, openId, opensItself, leftId, givingId } = opened;
  const [kept, setKept] = useState<Kept | null>(null);
  const last = kept?.tab === tab ? kept.task : null;
  const wanted = openId ?? (opensItself ? (last?.id ?? null) : null);
  const listed = tasks.find(({ id }) => id === wanted);
  const hasLeftList = kept?.wasListed === true && last?.id === openId;
  const isAsked = isListed && listed === undefined && !hasLeftList && openId !== leftId;
  const { named, isMissing } = useNamedTask(isAsked ? openId : null);
  // What the reader had decided already leaves the list only because the reader took the decision back.
  const wasWaiting = last?.status === 'pending' && last.id === wanted && last.id !== leftId;
  if (listed === undefined && named?.status !== 'pending' && wasWaiting) {
    if (last.id === givingId) return { task: last, isGone: false, isMissing: false };
    return { task: { ...last, can: CLOSED, decisions: [] }, isGone: true, isMissing: false };
  }
  const task = listed ?? (isAsked && openId !== null ? named : opensItself ? tasks[0] : undefined);
  if (task !== undefined && task !== last) setKept({ tab, task, wasListed: task !== named });
  return { task, isGone: false, isMissing };
}
