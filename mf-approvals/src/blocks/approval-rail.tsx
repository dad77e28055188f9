import { useSearchParams, type AreaBlockProps } from 'shared/area';
import { CHAIN_STATUS_LABELS } from 'shared/contract/approval/approval.labels';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Badge, Button, Skeleton } from 'shared/ui';

import { chainQuery } from '../api/approvals.queries';
import { useLiveApprovals } from '../api/use-live-approvals';
import { ChainView } from '../chain/chain-view';
import { GoneTurn } from '../chain/gone-turn';
import { OwnDecision } from '../chain/own-decision';
import { PausedStrip } from '../chain/paused-strip';
import { untilText } from '../chain/deadline-words';
import { APPROVAL_TAB } from '../paths';
import classes from './blocks.module.css';

/** The stages in short. */
function Stages({ kind, record }: AreaBlockProps) {
  useLiveApprovals('approval-chains');
  const { data: chain, error, refetch } = useQuery(chainQuery({ kind, id: record.id }));
  if (chain === null) return null;
  return (
    <section
      className={classes.rail}
      data-own={(chain?.my_task_id ?? null) !== null || undefined}
      aria-label="Согласование"
    >
      <div className={classes.title}>
        <h2>Согласование</h2>
        {chain !== undefined && <Badge>{`Круг ${String(chain.round)}`}</Badge>}
      </div>
      {chain === undefined && error === null && <Skeleton height={80} />}
      {chain === undefined && error !== null && (
        <p className={classes.quiet}>
          {`${errorOf(error).message} `}
          <Button size="sm" variant="ghost" onClick={() => void refetch()}>
            Повторить
          </Button>
        </p>
      )}
      {chain !== undefined && (
        <>
          <p className={classes.quiet}>
            {chain.status === 'running' ? untilText(chain.due_at) : CHAIN_STATUS_LABELS[chain.status]}
          </p>
          <PausedStrip chain={chain} />
          <GoneTurn chain={chain} />
          <ChainView chain={chain} compact>
            {chain.my_task_id !== null && <OwnDecision chain={chain} taskId={chain.my_task_id} />}
          </ChainView>
        </>
      )}
    </section>
  );
}

/**
 * The stages of a document's approval beside its card; nothing of a document that was never sent, nor beside the tab that
 * shows them in full: a decision has its buttons once.
 */
export default function ApprovalRail(props: AreaBlockProps) {
  const [search] = useSearchParams();
  return search.get('tab') === APPROVAL_TAB ? null : <Stages {...props} />;
}
