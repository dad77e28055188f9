import type { AreaBlockProps } from 'shared/area';
import { CHAIN_STATUS_LABELS } from 'shared/contract/approval/approval.labels';
import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import { roundEnd } from 'shared/contract/approval/round-end';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { usePermission } from 'shared/session';
import { Badge, Button, EmptyState, LinkButton, Loader, TextLink } from 'shared/ui';

import { chainQuery, routeQuery } from '../api/approvals.queries';
import type { DocumentPlace } from '../api/approvals.api';
import { useLiveApprovals } from '../api/use-live-approvals';
import { ChainActions } from '../chain/chain-actions';
import { ChainView } from '../chain/chain-view';
import { GoneTurn } from '../chain/gone-turn';
import { OwnDecision } from '../chain/own-decision';
import { PausedStrip } from '../chain/paused-strip';
import { untilText } from '../chain/deadline-words';
import { paths } from '../paths';
import classes from './blocks.module.css';
import { FormerRounds } from './former-rounds';
import { isBeforeApproval, isOnApproval, mayRecall } from './may-send';
import { RoutePreview } from './route-preview';
import { SendByHand } from './send-by-hand';

/** In the padding of what comes in its place. */
const Waiting = () => (
  <div className={classes.tab}>
    <Loader />
  </div>
);

function Running({ chain }: { chain: ApprovalChain }) {
  return (
    <div className={classes.tab}>
      <div className={classes.title}>
        <h2>{CHAIN_STATUS_LABELS[chain.status]}</h2>
        <small className={classes.round}>
          <Badge>{`Круг ${String(chain.round)}`}</Badge>
          {chain.status === 'running' && untilText(chain.due_at)}
        </small>
      </div>
      {roundEnd(chain).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <PausedStrip chain={chain} />
      <GoneTurn chain={chain} />
      <ChainView chain={chain}>
        {chain.my_task_id !== null && <OwnDecision chain={chain} taskId={chain.my_task_id} />}
      </ChainView>
      <ChainActions chain={chain} />
      <FormerRounds chain={chain} />
      <p>
        <TextLink to={paths.sheet(chain.id)}>Лист согласования</TextLink>
      </p>
    </div>
  );
}

interface ComingProps {
  place: DocumentPlace;
  record: AreaBlockProps['record'];
}

/** Whom the document would go to, and the way to send it. */
function Route({ place, record }: ComingProps) {
  const { data: route, error, refetch } = useQuery(routeQuery(place, record.lock_version));
  if (route === undefined && error === null) return <Waiting />;
  if (route === undefined) {
    return (
      <EmptyState
        title="Согласование ещё не начато"
        text={errorOf(error).message}
        actions={<Button onClick={() => void refetch()}>Повторить</Button>}
      />
    );
  }
  const isNobodyAsked = route.stages.every(({ seats }) => seats.length === 0);
  return (
    <div className={classes.tab}>
      <div className={classes.title}>
        <h2>Кого спросят</h2>
        <small>{untilText(route.due_at)}</small>
      </div>
      <RoutePreview route={route} />
      <SendByHand place={place} record={record} round={route.round} isOnly={isNobodyAsked} />
    </div>
  );
}

/** Before anybody is asked; the route is for those who send. */
function Coming({ isFirst, ...props }: ComingProps & { isFirst: boolean }) {
  const maySend = usePermission('Создание цепочек согласования');
  if (maySend) return <Route {...props} />;
  if (!isFirst) return null;
  return (
    <EmptyState
      title="Согласование ещё не начато"
      text="Кого спросят, видят те, кто отправляет документы на согласование."
    />
  );
}

/** Of a document past its drafts that no round tells of; one that waits for decisions waits for nobody's. */
function NoRound({ record }: Pick<AreaBlockProps, 'record'>) {
  if (!isOnApproval(record)) {
    return (
      <EmptyState
        title="Согласования не было"
        text="Документ дошёл до своего статуса без согласования в этой системе."
      />
    );
  }
  const way = mayRecall(record)
    ? 'Отзовите документ с согласования и отправьте его снова.'
    : 'Отозвать документ и отправить его снова может автор, ответственный или тот, кто ведёт согласования.';
  return (
    <EmptyState
      title="Согласование не начато"
      text={`Документ стоит на согласовании, но решения по нему ни у кого не запрошены. ${way}`}
    />
  );
}

/** The tab «Согласование» of a document's card: its route, votes and remarks, or whom it would be sent to. */
export default function ApprovalTab({ kind, record }: AreaBlockProps) {
  const place = { kind, id: record.id };
  useLiveApprovals('approval-chains');
  const { data: chain, error, refetch } = useQuery(chainQuery(place));
  if (chain === undefined && error === null) return <Waiting />;
  if (chain === undefined) {
    return (
      <EmptyState
        title="Согласование не загрузилось"
        text={errorOf(error).message}
        actions={
          <>
            <Button onClick={() => void refetch()}>Повторить</Button>
            <LinkButton to={paths.approvals()}>К согласованию</LinkButton>
          </>
        }
      />
    );
  }
  // What was returned or recalled is sent anew: the route it would take matters again.
  const isOver = chain !== null && ['returned', 'cancelled', 'reset'].includes(chain.status);
  const mayBeSent = isBeforeApproval(record);
  if (chain === null && !mayBeSent) return <NoRound record={record} />;
  return (
    <>
      {chain !== null && <Running chain={chain} />}
      {(chain === null || (isOver && mayBeSent)) && (
        <Coming isFirst={chain === null} {...{ place, record }} />
      )}
    </>
  );
}
