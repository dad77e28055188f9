import { useState } from 'react';
import { CHAIN_STATUS_LABELS } from 'shared/contract/approval/approval.labels';
import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import { roundEnd } from 'shared/contract/approval/round-end';
import { formatDateTime } from 'shared/format';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Skeleton, Strip } from 'shared/ui';

import { chainByIdQuery } from '../api/approvals.queries';
import { ChainView } from '../chain/chain-view';
import classes from './blocks.module.css';

function Course({ id }: { id: number }) {
  const { data: chain, error } = useQuery(chainByIdQuery(id));
  if (chain !== undefined) {
    return (
      <>
        {roundEnd(chain).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ChainView chain={chain} />
      </>
    );
  }
  if (error !== null) return <Strip tone="red">{errorOf(error).message}</Strip>;
  return <Skeleton height={48} />;
}

/** A round that is over: its decisions and remarks are asked for when it is opened. */
function FormerRound({ round }: { round: ApprovalChain['rounds'][number] }) {
  const [isOpen, setIsOpen] = useState(false);
  const facts = [
    `Круг ${String(round.round)}`,
    CHAIN_STATUS_LABELS[round.status],
    round.file_version === null ? null : `версия ${String(round.file_version)}`,
    formatDateTime(round.started_at),
  ];
  return (
    <details
      className={classes.former}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary>{facts.filter((part) => part !== null).join(' · ')}</summary>
      {isOpen && <Course id={round.id} />}
    </details>
  );
}

/** The rounds before this one, each with what was said in it. */
export function FormerRounds({ chain }: { chain: ApprovalChain }) {
  const earlier = chain.rounds.filter(({ id }) => id !== chain.id);
  if (earlier.length === 0) return null;
  return (
    <section>
      <h3>Прежние круги</h3>
      {earlier.map((round) => (
        <FormerRound key={round.id} round={round} />
      ))}
    </section>
  );
}
