import type { ReactNode } from 'react';
import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import { useSessionUser } from 'shared/session';

import classes from './chain.module.css';
import { StagePart } from './stage-part';

interface ChainViewProps {
  chain: ApprovalChain;
  compact?: boolean;
  /** The reader's own decision. */
  children?: ReactNode;
}

/** The route of an approval: its stages on one line, from the first to the last. */
export function ChainView({ chain, compact, children }: ChainViewProps) {
  const { id } = useSessionUser();
  // Whoever sent the document answers its remarks.
  const canAnswer = chain.initiator.id === id || chain.can.edit;
  return (
    <ol className={classes.chain}>
      {chain.stages.map((stage) => (
        <StagePart
          key={stage.id}
          of={chain.document}
          stage={stage}
          userId={id}
          canAnswer={canAnswer}
          compact={compact}
        >
          {stage.tasks.some((task) => task.id === chain.my_task_id) && children}
        </StagePart>
      ))}
    </ol>
  );
}
