import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import type { ApprovalChain, ApprovalVote } from 'shared/contract/approval/approval-chain';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { formatDateTime, tiedName } from 'shared/format';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { useSessionUser } from 'shared/session';
import { Skeleton, Strip, TextLink } from 'shared/ui';

import { useOpened } from '../api/approvals.mutations';
import { chainByIdQuery } from '../api/approvals.queries';
import { ChainView } from '../chain/chain-view';
import { timeLeft, untilText } from '../chain/deadline-words';
import { colleagueDecisionWords } from '../decide/decision-words';
import { DecisionBar } from '../decide/decision-bar';
import { GoneTask } from '../decide/gone-task';
import type { Decided } from '../decide/use-decide';
import inbox from './inbox.module.css';
import { standOnTask } from './stand-on-task';
import classes from './task-document.module.css';
import { TaskTerms } from './task-terms';
import { TaskViewPanel, TaskViewTabs } from './task-view';
import type { TaskViewChoice } from './use-task-view';

function Head({ task, isAsked }: { task: ApprovalTask; isAsked: boolean }) {
  const { stage } = task;
  const place = `Этап ${String(stage.position)} из ${String(stage.of)}: ${stage.name}`;
  const time = isAsked ? [timeLeft(task.minutes_left), untilText(task.due_at)] : [];
  return (
    <header className={classes.docHead}>
      <small>{[place, ...time].filter((part) => part !== '').join(' · ')}</small>
      <h2>
        {task.document.url === null ? (
          tiedName(task.document.label)
        ) : (
          <TextLink to={`${task.document.url}?tab=approval`}>{tiedName(task.document.label)}</TextLink>
        )}
      </h2>
    </header>
  );
}

interface TaskDocumentProps {
  task: ApprovalTask;
  /** Others have made the reader's decision needless while the document was read. */
  isGone: boolean;
  /** Nobody opened it: it followed the one that was decided. */
  openedItself: boolean;
  decided: Decided;
  view: TaskViewChoice;
  /** What is read before a decision where there is no room beside the document. */
  beside: ReactNode;
}

/** What speaks against the document, whichever part of it is read. */
function Warnings({ task, chain }: { task: ApprovalTask; chain: ApprovalChain | undefined }) {
  const danger = task.risks.map(
    ({ level, text }) => ({ text, tone: level === 'danger' ? 'red' : 'orange' }) as const,
  );
  const warnings = (chain?.warnings ?? []).map((text) => ({ text, tone: 'orange' }) as const);
  return [...danger, ...warnings].map(({ text, tone }) => (
    <Strip key={text} tone={tone} icon={<IconAlertTriangle size={16} stroke={1.75} />}>
      {text}
    </Strip>
  ));
}

/** That the decision is taken: the reader's own, or a colleague's by their name. */
function Taken({ vote }: { vote: ApprovalVote }) {
  const { id: userId } = useSessionUser();
  const isOwn = vote.user.id === userId;
  return (
    <p className={classes.quiet}>
      {isOwn
        ? `Ваше решение принято ${formatDateTime(vote.created_at)}`
        : `Решение: ${colleagueDecisionWords(vote)}`}
    </p>
  );
}

/** The document of a task as a decision needs it: facts, risks, the text, the route; the decisions at the bottom edge. */
export function TaskDocument({ task, isGone, openedItself, decided, view, beside }: TaskDocumentProps) {
  const { data: chain, error, isFetching } = useQuery(chainByIdQuery(task.chain_id));
  const scroll = useRef<HTMLDivElement>(null);
  useOpened(task);
  return (
    <article className={inbox.doc} aria-label={task.document.label}>
      <div ref={scroll} className={classes.scroll} tabIndex={-1} data-scroll data-view={view.shown}>
        <Head task={task} isAsked={task.status === 'pending' && !isGone} />
        {isGone && <GoneTask taskId={task.id} chain={isFetching ? undefined : chain} />}
        {task.forward_comment != null && (
          <p className={classes.asked}>{`Комментарий к передаче решения: ${task.forward_comment}`}</p>
        )}
        <Warnings task={task} chain={chain} />
        <TaskViewTabs view={view} />
        <TaskViewPanel task={task} view={view}>
          <TaskTerms task={task} />
          <h3 className={classes.part}>Маршрут</h3>
          {chain !== undefined && <ChainView chain={chain} />}
          {chain === undefined && error === null && <Skeleton height={120} />}
          {chain === undefined && error !== null && <p>{errorOf(error).message}</p>}
          {task.vote !== null && <Taken vote={task.vote} />}
        </TaskViewPanel>
      </div>
      {beside}
      {chain !== undefined && (task.can.vote || task.can.forward) && (
        <footer className={classes.decision}>
          <DecisionBar
            key={task.id}
            task={task}
            contentHash={chain.content_hash}
            openedItself={openedItself}
            onDigit={() => {
              standOnTask(task.id, scroll.current);
            }}
            decided={decided}
          />
        </footer>
      )}
    </article>
  );
}
