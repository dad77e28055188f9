import { IconArrowsExchange } from '@tabler/icons-react';
import { Link } from 'shared/area';
import { type ApprovalTask, isChangedSince } from 'shared/contract/approval/approval-task';
import { shortFullName } from 'shared/document';
import { formatDate, tiedName } from 'shared/format';
import { Amount, Checkbox } from 'shared/ui';

import { timeLeftShort } from '../chain/deadline-words';
import classes from './inbox.module.css';
import type { BulkChoice } from './bulk/bulk-choice';
import type { TaskGroup } from './task-groups';
import type { Opening } from './use-phone-screens';

interface TaskListProps {
  choice: BulkChoice;
  groups: readonly TaskGroup[];
  openId: number | null;
  /** Address of the inbox with the task open. */
  addressOf: (id: number) => string;
  opening: Opening;
  /** Colleagues' tasks stand among the reader's own: a document stands in the list once for each of its seats. */
  isOfAll: boolean;
}

interface TaskLineProps extends Pick<TaskListProps, 'choice' | 'opening' | 'isOfAll'> {
  task: ApprovalTask;
  isOpen: boolean;
  to: string;
}

/** Whose task of the document it is: «Мельников П. Р. · Финансы», and of a repeated approval its round. */
const placeWords = ({ assignee, stage, round }: ApprovalTask) =>
  [shortFullName(assignee.full_name), stage.name, ...(round > 1 ? [`круг\u00a0${String(round)}`] : [])].join(
    '\u00a0· ',
  );

function TaskLine({ task, isOpen, to, choice, opening, isOfAll }: TaskLineProps) {
  const obstacle = choice.isOn ? choice.obstacle(task) : null;
  return (
    <li className={classes.taskLine}>
      {choice.isOn && (
        <Checkbox
          aria-label={`Выбрать: ${task.document.label}`}
          aria-describedby={obstacle === null ? undefined : `obstacle-${String(task.id)}`}
          checked={choice.has(task.id)}
          disabled={obstacle !== null}
          onChange={() => {
            choice.toggle(task);
          }}
        />
      )}
      <Link
        to={to}
        replace={opening.replace}
        state={opening.state}
        preventScrollReset
        onClick={() => {
          opening.onOpen(task.id);
        }}
        className={classes.task}
        aria-current={isOpen || undefined}
        data-task={task.id}
        data-fresh={task.viewed_at === null || undefined}
      >
        <span className={classes.taskHead}>
          <b>{tiedName(task.document.label)}</b>
          <small data-waits={task.status === 'pending' || undefined} data-late={task.is_overdue || undefined}>
            {task.status === 'pending'
              ? timeLeftShort(task.minutes_left)
              : formatDate(task.finished_at ?? task.received_at)}
          </small>
        </span>
        <span className={classes.taskFacts}>
          <span>{task.counterparty_name ?? ''}</span>
          {task.amount !== null && <Amount value={task.amount} currency={task.currency_code ?? 'RUB'} />}
        </span>
        {isOfAll && <small className={classes.place}>{placeWords(task)}</small>}
        {task.on_behalf_of !== null && <small>{`По замещению: ${task.on_behalf_of.full_name}`}</small>}
        {isChangedSince(task.changes) && (
          <small className={classes.changed}>
            <IconArrowsExchange size={14} stroke={1.75} aria-hidden />
            Изменён после вашего решения
          </small>
        )}
        {obstacle !== null && (
          <small id={`obstacle-${String(task.id)}`} className={classes.obstacle}>
            {obstacle}
          </small>
        )}
      </Link>
    </li>
  );
}

/** What waits, grouped by deadline. */
export function TaskList({ groups, openId, addressOf, choice, opening, isOfAll }: TaskListProps) {
  return groups.map(({ title, tasks }) => (
    <section key={title} className={classes.group} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {tasks.map((task) => (
          <TaskLine
            key={task.id}
            task={task}
            isOpen={task.id === openId}
            to={addressOf(task.id)}
            choice={choice}
            opening={opening}
            isOfAll={isOfAll}
          />
        ))}
      </ul>
    </section>
  ));
}
