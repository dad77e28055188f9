import { useState } from 'react';
import type { ApprovalTab } from 'shared/contract/approval/approval-status';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';

interface Opened {
  tab: ApprovalTab;
  tasks: readonly ApprovalTask[];
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
  task: ApprovalTask;
  /** It was read, and somebody else has made a decision needless meanwhile. */
  isGone: boolean;
}

const CLOSED = { vote: false, revoke: false, forward: false, add: false, bulk_approve: false };

/**
 * The document that is open. It stays the same however the list changes beneath it, so that a key that decides never
 * falls on a document that has just slipped under the reader's eyes.
 */
export function useOpenTask({ tab, tasks, openId, opensItself, leftId, givingId }: Opened): OpenTask | null {
  const [kept, setKept] = useState<{ tab: ApprovalTab; task: ApprovalTask } | null>(null);
  const last = kept?.tab === tab ? kept.task : null;
  const wanted = openId ?? (opensItself ? (last?.id ?? null) : null);
  const found = tasks.find(({ id }) => id === wanted);
  // What the reader had decided already leaves the list only because the reader took the decision back.
  const wasWaiting = last?.status === 'pending';
  if (found === undefined && wasWaiting && last.id === wanted && last.id !== leftId) {
    if (last.id === givingId) return { task: last, isGone: false };
    return { task: { ...last, can: CLOSED, decisions: [] }, isGone: true };
  }
  const task = found ?? (opensItself ? tasks[0] : undefined);
  if (task !== undefined && task !== last) setKept({ tab, task });
  return task === undefined ? null : { task, isGone: false };
}
