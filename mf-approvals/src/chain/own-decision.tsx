import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import { AtThumb } from 'shared/document';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Skeleton } from 'shared/ui';

import { useOpened } from '../api/approvals.mutations';
import { taskQuery } from '../api/approvals.queries';
import { DecisionBar } from '../decide/decision-bar';
import classes from './chain.module.css';
import { timeLeft } from './deadline-words';

/** The reader's own turn, framed: how much time is left and what may be decided, on a phone at the bottom edge. */
export function OwnDecision({ chain, taskId }: { chain: ApprovalChain; taskId: number }) {
  const { data: task, error } = useQuery(taskQuery(taskId));
  useOpened(task);
  return (
    <div className={classes.own}>
      <div className={classes.head}>
        <strong>Ждём вас</strong>
        <small>{task === undefined ? '' : timeLeft(task.minutes_left)}</small>
      </div>
      {task !== undefined && (
        <AtThumb>
          {(more) => <DecisionBar task={task} contentHash={chain.content_hash} more={more} />}
        </AtThumb>
      )}
      {task === undefined && error === null && <Skeleton height={34} />}
      {task === undefined && error !== null && <p className={classes.note}>{errorOf(error).message}</p>}
    </div>
  );
}
