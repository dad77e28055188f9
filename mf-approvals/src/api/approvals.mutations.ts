import { useEffect } from 'react';
import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import type { RemarkResolve } from 'shared/contract/approval/approval-chain-input';
import type { ApprovalTask, VoteInput } from 'shared/contract/approval/approval-task';
import { invalidateResource, useMutation, useQueryClient } from 'shared/query';
import { useSessionUser } from 'shared/session';

import {
  actOnChain,
  approveTogether,
  type ChainAction,
  checkSheet,
  downloadSheet,
  forward,
  markViewed,
  resolveRemark,
  revoke,
  sendToApproval,
  vote,
} from './approvals.api';
import { showViewed } from './viewed-mark';

/**
 * What follows a decision is seen everywhere: the document's state, its registers, the counters. Nobody waits for that:
 * what was decided leaves the list when it comes, and whoever gave the decision has to hear of it before.
 */
function useSeenEverywhere() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries();
  };
}

/** Gives a decision; what follows one that was given happens though the place it was given from has gone meanwhile. */
export function useVote(onGiven: (decision: VoteInput['decision']) => void) {
  const seeEverywhere = useSeenEverywhere();
  return useMutation({
    mutationFn: ({ taskId, ...input }: VoteInput & { taskId: number }) => vote(taskId, input),
    onSuccess: (_, { decision }) => {
      onGiven(decision);
      seeEverywhere();
    },
  });
}

/** Approves several documents with one confirmation. */
export function useBulkApproval() {
  const onSuccess = useSeenEverywhere();
  return useMutation({ mutationFn: approveTogether, onSuccess });
}

/** Takes one's decision back. */
export function useRevoke() {
  const onSuccess = useSeenEverywhere();
  return useMutation({
    mutationFn: ({ taskId, reason }: { taskId: number; reason: string }) => revoke(taskId, reason),
    onSuccess,
  });
}

/** Lets another employee decide instead. */
export function useForward() {
  const onSuccess = useSeenEverywhere();
  return useMutation({
    mutationFn: ({ taskId, userId, comment }: { taskId: number; userId: number; comment: string }) =>
      forward(taskId, userId, comment),
    onSuccess,
  });
}

/** Sends a document to the people that were chosen for it. */
export function useSending() {
  const onSuccess = useSeenEverywhere();
  return useMutation({ mutationFn: sendToApproval, onSuccess });
}

/** Recalls an approval, ends it, stops its clock or lets it go on, gives a stage more time, or asks one more person. */
export function useChainAction(chain: Pick<ApprovalChain, 'id' | 'lock_version'>) {
  const onSuccess = useSeenEverywhere();
  return useMutation({
    mutationFn: ({ action, body }: { action: ChainAction; body: object }) => actOnChain(chain, action, body),
    onSuccess,
  });
}

/** Answers a remark. */
export function useResolveRemark() {
  const onSuccess = useSeenEverywhere();
  return useMutation({
    mutationFn: ({ id, ...input }: RemarkResolve & { id: number }) => resolveRemark(id, input),
    onSuccess,
  });
}

/**
 * Says that a task was opened; nobody waits for it. The mark is the only thing that becomes other in the inbox, and is
 * set where the task is held: whoever walks the documents by a key must not have the list asked for at each step.
 */
function useMarkViewed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: markViewed,
    onSuccess: ({ id, viewed_at }) => {
      showViewed(client, id, viewed_at);
      // A failure stays in the query.
      void invalidateResource(client, 'approval-chains');
    },
  });
}

/**
 * Whoever is asked has the task before their eyes: in the inbox, or in the card of its document. The author sees that it
 * was opened; a failure costs nothing but that.
 */
export function useOpened(task: ApprovalTask | undefined): void {
  const { mutate } = useMarkViewed();
  const { id } = useSessionUser();
  const unseen = task?.viewed_at === null && task.assignee.id === id ? task.id : null;
  useEffect(() => {
    if (unseen !== null) mutate(unseen);
  }, [unseen, mutate]);
}

/** Compares a printed sheet with what the register keeps. */
export function useSheetCheck() {
  return useMutation({ mutationFn: checkSheet });
}

/** Saves the approval sheet as a Word document. */
export function useDownloadSheet() {
  return useMutation({ mutationFn: downloadSheet });
}
