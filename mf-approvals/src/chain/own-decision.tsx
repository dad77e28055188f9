import type { ReactNode } from 'react';
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

function Framed({ left, children }: { left: string; children: ReactNode }) {
  return (
    <div className={classes.own}>
      <div className={classes.head}>
        <strong>Ждём вас</strong>
        <small>{left}</small>
      </div>
      {children}
    </div>
  );
}

/** The reader's own turn: framed, how much time is left and what may be decided; on a phone at the bottom edge, bare. */
export function OwnDecision({ chain, taskId }: { chain: ApprovalChain; taskId: number }) {
  const { data: task, error } = useQuery(taskQuery(taskId));
  useOpened(task);
  if (task === undefined) {
    return (
      <Framed left="">
        {error === null ? <Skeleton height={34} /> : <p className={classes.note}>{errorOf(error).message}</p>}
      </Framed>
    );
  }
  return (
    <AtThumb frame={(place) => <Framed left={timeLeft(task.minutes_left)}>{place}</Framed>}>
      {(more) => <DecisionBar task={task} contentHash={chain.content_hash} more={more} />}
    </AtThumb>
  );
}
