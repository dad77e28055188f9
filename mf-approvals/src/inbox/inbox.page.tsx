import { useState, type ReactNode } from 'react';
import { PageHeader, useNavigate, usePageTitle, useSearchParams } from 'shared/area';
import { APPROVAL_TABS, type ApprovalTab } from 'shared/contract/approval/approval-status';
import { APPROVAL_TAB_LABELS } from 'shared/contract/approval/approval.labels';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { errorOf } from 'shared/http';
import { MoreButton, useNextPage } from 'shared/next-page';
import { Button, EmptyState, Kbd, Skeleton, Strip, Tabs, useHotkey, useMediaPhone } from 'shared/ui';

import { useTasks } from '../api/approvals.queries';
import { useLiveApprovals } from '../api/use-live-approvals';
import { paths } from '../paths';
import { BulkBar } from './bulk/bulk-bar';
import { useBulkChoice } from './bulk/bulk-choice';
import { useChoiceFocus } from './bulk/use-choice-focus';
import { InboxLinks } from './inbox-links';
import classes from './inbox.module.css';
import { LastDecision, type GivenDecision } from './last-decision';
import { TaskChanges } from './task-changes';
import { TaskDocument } from './task-document';
import { groupTasks, nextTask } from './task-groups';
import { TaskList } from './task-list';
import { useOpenTask } from './use-open-task';
import { OPENED_ITSELF, useOpenedItself } from './opened-itself';
import { type Opening, usePhoneScreens } from './use-phone-screens';
import { useStandOnNext } from './stand-on-task';
import { useTaskView } from './use-task-view';

const EMPTY: Readonly<Record<ApprovalTab, readonly [string, string]>> = {
  waiting: ['Ничего не ждёт вашего решения', 'Новые документы появятся здесь сами.'],
  done: ['Вы ещё ничего не решали', 'Здесь будут документы, по которым вы приняли решение.'],
  all: ['Согласований нет', 'Отправленные на согласование документы появятся здесь.'],
};

const NO_TASKS: readonly ApprovalTask[] = [];

type Inbox = ReturnType<typeof useTasks>;

function useAddress() {
  const [params] = useSearchParams();
  const tab = APPROVAL_TABS.find((known) => known === params.get('tab')) ?? 'waiting';
  const id = Number(params.get('id') ?? '');
  const addressOf = (taskId: number | null, of: ApprovalTab = tab) => {
    const search = new URLSearchParams();
    if (of !== 'waiting') search.set('tab', of);
    if (taskId !== null) search.set('id', String(taskId));
    const text = search.toString();
    return `${paths.approvals()}${text === '' ? '' : `?${text}`}`;
  };
  return { tab, openId: Number.isInteger(id) && id > 0 ? id : null, addressOf };
}

function Hints({ walksViews }: { walksViews: boolean }) {
  return (
    <span className={classes.hints}>
      <span>
        <Kbd keys={['↑']} /> <Kbd keys={['↓']} /> Документ
      </span>
      <span>
        <Kbd keys={['1']} />–<Kbd keys={['3']} /> Решение
      </span>
      {walksViews && (
        <span>
          <Kbd keys={['←']} /> <Kbd keys={['→']} /> Вкладка
        </span>
      )}
    </span>
  );
}

interface Walk {
  tab: ApprovalTab;
  inbox: Inbox;
  openId: number | undefined;
  go: (id: number) => void;
}

/** Arrows, J and K walk the tasks; at the end of what is shown, more is asked for. */
function useWalk({ tab, inbox, openId, go }: Walk) {
  const { tasks, hasNextPage } = inbox;
  const next = useNextPage(inbox, tab);
  const step = (by: 1 | -1) => {
    const at = tasks.findIndex(({ id }) => id === openId);
    const target = tasks[at + by];
    if (target !== undefined) go(target.id);
    // A failure stays in the query, beside the button that asks again.
    else if (by === 1 && hasNextPage && !next.isComing) void next.ask();
  };
  const down = { enabled: tasks.length > 1, label: 'Следующий документ' };
  const up = { enabled: tasks.length > 1, label: 'Предыдущий документ' };
  useHotkey('ArrowDown', () => step(1), down);
  useHotkey('ArrowUp', () => step(-1), up);
  useHotkey('KeyJ', () => step(1), down);
  useHotkey('KeyK', () => step(-1), up);
}

interface ListPaneProps {
  tab: ApprovalTab;
  inbox: Inbox;
  openId: number | null;
  addressOf: (taskId: number | null, of?: ApprovalTab) => string;
  opening: Opening;
  /** What the reader is told above the list: the decision that was just given, a link that leads nowhere. */
  children: ReactNode;
}

function ListPane({ tab, inbox, openId, addressOf, opening, children }: ListPaneProps) {
  const { tasks, total, error, isPending, refetch } = inbox;
  const plain = [{ title: APPROVAL_TAB_LABELS[tab], tasks }];
  const choice = useBulkChoice(tab === 'waiting' ? tasks : NO_TASKS);
  const list = useChoiceFocus(choice.isOn);
  const groups = tab === 'waiting' ? groupTasks(tasks) : plain;
  const [emptyTitle, emptyText] = EMPTY[tab];
  const isEmpty = tasks.length === 0;
  return (
    <div ref={list} className={classes.list}>
      <Tabs
        label="Задачи согласования"
        active={tab}
        items={APPROVAL_TABS.map((one) => ({
          id: one,
          label: APPROVAL_TAB_LABELS[one],
          to: addressOf(null, one),
          count: one === tab && one === 'waiting' ? total : null,
        }))}
      />
      <div className={classes.notices}>{children}</div>
      {!choice.isOn && <BulkBar choice={choice} />}
      {isPending && <Skeleton height={72} />}
      {error !== null && isEmpty && (
        <EmptyState
          title="Задачи не загрузились"
          text={errorOf(error).message}
          actions={<Button onClick={() => void refetch()}>Повторить</Button>}
        />
      )}
      {!isPending && error === null && isEmpty && <EmptyState title={emptyTitle} text={emptyText} />}
      {!isEmpty && <TaskList isOfAll={tab === 'all'} {...{ groups, openId, addressOf, choice, opening }} />}
      <MoreButton variant="ghost" list={inbox} of={tab} />
      {choice.isOn && <BulkBar choice={choice} />}
    </div>
  );
}

function MissingTask({ hasOthers }: { hasOthers: boolean }) {
  return (
    <Strip tone="orange" live="status">
      Документа по этой ссылке среди ваших задач нет.{hasOthers && ' Выберите другой в списке.'}
    </Strip>
  );
}

function Changes({ task }: { task: ApprovalTask }) {
  return (
    <aside className={classes.changes} aria-label="Что изменилось">
      <TaskChanges task={task} />
    </aside>
  );
}

/** The inbox: what waits, the document that is open, and what changed in it since the reader decided last. */
export default function InboxPage() {
  usePageTitle('Согласование');
  const { tab, openId, addressOf } = useAddress();
  const navigate = useNavigate();
  const isPhone = useMediaPhone();
  const inbox = useTasks(tab);
  const { tasks, total } = inbox;
  const isListed = !inbox.isPending && inbox.error === null;
  const [given, setGiven] = useState<GivenDecision | null>(null);
  useLiveApprovals('approval-tasks', 'approval-chains');
  const [leftId, setLeftId] = useState<number | null>(null);
  const [givingId, setGivingId] = useState<number | null>(null);
  const opened = useOpenTask({ tab, tasks, isListed, openId, opensItself: !isPhone, leftId, givingId });
  const open = opened.task;
  const openedItself = useOpenedItself({ hasDecided: leftId !== null, isNamed: open?.id === openId });
  const view = useTaskView(open);
  const { opening, isListBehind, state } = usePhoneScreens(isPhone, open?.id);
  const heading = useStandOnNext(open?.id, leftId);
  const go = (id: number | null, how: object | undefined = state) => {
    if (id === null && isListBehind) void navigate(-1);
    else void navigate(addressOf(id), { replace: true, preventScrollReset: true, state: how });
  };
  useWalk({ tab, inbox, openId: open?.id, go });
  const leave = (taskId: number) => {
    setLeftId(taskId);
    go(isPhone ? null : nextTask(tasks, taskId), OPENED_ITSELF);
  };

  return (
    <div className={classes.inbox} data-open={open !== undefined || undefined}>
      <PageHeader>
        <h1 ref={heading} className={classes.title} tabIndex={-1}>
          Согласование {tab === 'waiting' && total > 0 && <small>{String(total)}</small>}
        </h1>
        {!isPhone && <Hints walksViews={view.views.length > 1} />}
        <InboxLinks />
      </PageHeader>
      <ListPane openId={open?.id ?? null} {...{ tab, inbox, addressOf, opening }}>
        {opened.isMissing && <MissingTask hasOthers={tasks.length > 0} />}
        {given !== null && (
          <LastDecision
            key={given.task.id}
            given={given}
            onRevoked={(id) => {
              setGiven(null);
              setLeftId(null);
              go(id);
            }}
          />
        )}
      </ListPane>
      {open !== undefined && (
        <>
          {isPhone && (
            <Button variant="ghost" onClick={() => go(null)}>
              К списку
            </Button>
          )}
          <TaskDocument
            key={open.id}
            task={open}
            view={view}
            isGone={opened.isGone}
            openedItself={openedItself}
            beside={isPhone && <Changes task={open} />}
            decided={{
              onGiving: setGivingId,
              onDecided: (task, decision) => {
                setGiven({ task, decision });
                leave(task.id);
              },
              onForwarded: leave,
            }}
          />
          {!isPhone && <Changes task={open} />}
        </>
      )}
    </div>
  );
}
