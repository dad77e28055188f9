import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { STAGE_STATUS_LABELS } from 'shared/contract/approval/approval.labels';
import type { ChainStage } from 'shared/contract/approval/approval-chain';
import { hasMissedTurn } from 'shared/contract/approval/missed-turn';
import { formatDateTime } from 'shared/format';

import type { DocumentPlace } from '../api/approvals.api';
import classes from './chain.module.css';
import { untilText } from './deadline-words';
import { quorumWords } from './quorum-words';
import { SeatLine } from './seat-line';

interface StagePartProps {
  /** The document of the round. */
  of: DocumentPlace;
  stage: ChainStage;
  userId: number;
  canAnswer: boolean;
  compact?: boolean | undefined;
  /** The reader's own decision, framed, in the stage that waits for it. */
  children?: ReactNode;
}

function Mark({ stage }: { stage: ChainStage }) {
  return (
    <span className={classes.mark} data-status={stage.status} aria-hidden>
      {stage.status === 'passed' && <IconCheck size={14} stroke={2.25} />}
      {(stage.status === 'rejected' || stage.status === 'returned') && <IconX size={14} stroke={2.25} />}
      {!['passed', 'rejected', 'returned'].includes(stage.status) && String(stage.position)}
    </span>
  );
}

function when({ status, finished_at, due_at, progress }: ChainStage): string {
  if (status === 'active')
    return untilText(due_at) || `${String(progress.approved)} из ${String(progress.needed)}`;
  if (status === 'passed' && finished_at !== null) return formatDateTime(finished_at);
  return STAGE_STATUS_LABELS[status];
}

/** A stage of the route on its vertical line: its rule, its people, and why it was skipped when it was. */
export function StagePart({ of, stage, userId, canAnswer, compact, children }: StagePartProps) {
  const { seats, needed } = stage.progress;
  const required = stage.tasks.filter(({ is_required }) => is_required).length;
  const rule = stage.note ?? quorumWords({ ...stage, seats, needed, required });
  return (
    <li className={classes.stage} data-status={stage.status}>
      <Mark stage={stage} />
      <div className={classes.body}>
        <div className={classes.head}>
          <h3>{stage.name}</h3>
          <small>{when(stage)}</small>
        </div>
        {rule !== '' && <small className={classes.note}>{rule}</small>}
        {stage.tasks.length > 0 && (
          <ul className={classes.seats}>
            {stage.tasks.map((seat) => (
              <SeatLine
                key={seat.id}
                of={of}
                seat={seat}
                isMine={seat.assignee.id === userId}
                canAnswer={canAnswer}
                compact={compact}
                hasMissedTurn={hasMissedTurn(stage, seat)}
                isSpecial={seat.is_required && stage.quorum_type !== 'all' && stage.tasks.length > 1}
              />
            ))}
          </ul>
        )}
        {stage.status === 'active' && children}
      </div>
    </li>
  );
}
