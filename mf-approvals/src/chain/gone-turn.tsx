import { useState } from 'react';
import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import type { TaskStatus } from 'shared/contract/approval/approval-status';
import { useSessionUser } from 'shared/session';

import { GoneTask, writtenLines } from '../decide/gone-task';
import { useRemarksInHand } from '../decide/remarks-in-hand';

interface GoneSeatProps {
  chain: ApprovalChain;
  taskId: number;
  /** The reader saw it wait and go. */
  wasSeen: boolean;
}

/** How the reader's turn ends without the decision they were writing. */
const GONE: readonly TaskStatus[] = ['not_needed', 'done', 'forwarded', 'reassigned'];

function GoneSeat({ chain, taskId, wasSeen }: GoneSeatProps) {
  const { said } = useRemarksInHand(taskId);
  return wasSeen || writtenLines(said).length > 0 ? <GoneTask taskId={taskId} chain={chain} /> : null;
}

/**
 * The reader's turn that is over: of one that others have made needless whoever saw it go is told, and of any whoever has
 * words left that were written to it, however late the card is opened again.
 */
export function GoneTurn({ chain }: { chain: ApprovalChain }) {
  const { id: userId } = useSessionUser();
  const [seenId, setSeenId] = useState(chain.my_task_id);
  if (chain.my_task_id !== null && chain.my_task_id !== seenId) setSeenId(chain.my_task_id);
  const gone = chain.stages
    .flatMap(({ tasks }) => tasks)
    .filter(({ assignee, status }) => assignee.id === userId && GONE.includes(status));
  return gone.map(({ id, status }) => (
    <GoneSeat key={id} chain={chain} taskId={id} wasSeen={status === 'not_needed' && id === seenId} />
  ));
}
