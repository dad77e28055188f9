import { IconArrowsDiff, IconCheck } from '@tabler/icons-react';
import { TASK_STATUS_LABELS } from 'shared/contract/approval/approval.labels';
import type { ApprovalTask, ChangesSinceVote } from 'shared/contract/approval/approval-task';
import { FileComparison, shortFullName } from 'shared/document';
import { useSessionUser } from 'shared/session';
import { Button } from 'shared/ui';
import { useState } from 'react';

import { colleagueDecisionWords, decisionWords } from '../decide/decision-words';
import classes from './inbox.module.css';
import { OwnRemarks } from './own-remarks';

/** The way to both texts side by side. */
function TextChanges({ text }: { text: NonNullable<ChangesSinceVote['text']> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <dd className={classes.compare}>
      <Button size="sm" icon={<IconArrowsDiff size={16} stroke={1.75} />} onClick={() => setOpen(true)}>
        Сравнить рядом
      </Button>
      {isOpen && (
        <FileComparison
          beforeId={text.before_version_id}
          afterId={text.after_version_id}
          onClose={() => setOpen(false)}
        />
      )}
    </dd>
  );
}

function Changed({ changes }: { changes: ChangesSinceVote }) {
  const { fields, is_file_changed, text } = changes;
  if (fields.length === 0 && !is_file_changed) return null;
  return (
    <section className={classes.aside}>
      <h3>
        Изменилось <small>{String(fields.length + (is_file_changed ? 1 : 0))}</small>
      </h3>
      <dl className={classes.diff}>
        {fields.map((field) => (
          <div key={field.label}>
            <dt>{field.label}</dt>
            <dd>
              <small>Было</small>
              <del>{field.old ?? 'не указано'}</del>
            </dd>
            <dd>
              <small>Стало</small>
              <ins>{field.new ?? 'не указано'}</ins>
            </dd>
          </div>
        ))}
        {is_file_changed && (
          <div>
            <dt>Текст документа</dt>
            <dd>
              <small>Стало</small>
              <ins>загружена новая версия</ins>
            </dd>
            {text != null && <TextChanges text={text} />}
          </div>
        )}
      </dl>
    </section>
  );
}

function Unchanged({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <section className={classes.aside}>
      <h3>Не менялось</h3>
      <ul className={classes.unchanged}>
        {labels.map((label) => (
          <li key={label}>
            <IconCheck size={14} stroke={1.75} aria-hidden />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whose the decision is, the reader's or a colleague's, and what became of it. */
function standingOf(task: ApprovalTask, userId: number): { title: string; text: string } {
  const { vote, assignee, status } = task;
  const round = `круг\u00a0${String(task.round)}`;
  if (vote !== null) {
    return vote.user.id === userId
      ? { title: 'Ваше решение', text: `${decisionWords(vote)}, ${round}.` }
      : { title: 'Решение', text: `${colleagueDecisionWords(vote)}, ${round}.` };
  }
  const awaitsDecision = status === 'pending' || status === 'waiting';
  if (assignee.id === userId) {
    return awaitsDecision
      ? { title: 'Вы ещё не решали', text: `Документ пришёл вам впервые, ${round}.` }
      : { title: 'Ваше решение', text: `${TASK_STATUS_LABELS[status]}, ${round}.` };
  }
  const name = shortFullName(assignee.full_name);
  return status === 'pending'
    ? { title: 'Ждём решения коллеги', text: `Сейчас очередь: ${name}, ${round}.` }
    : { title: 'Решение', text: `${name}: ${TASK_STATUS_LABELS[status].toLowerCase()}, ${round}.` };
}

/** What became of the document since the reader decided last, and what did not. */
export function TaskChanges({ task }: { task: ApprovalTask }) {
  const { changes } = task;
  const { id: userId } = useSessionUser();
  if (changes === null) {
    const { title, text } = standingOf(task, userId);
    return (
      <section className={classes.aside}>
        <h3>{title}</h3>
        <p>{text}</p>
        <p>{task.why}</p>
      </section>
    );
  }
  return (
    <>
      <section className={classes.aside}>
        <h3>После вашего решения</h3>
        <p>{`${decisionWords({ created_at: changes.at, decision: changes.decision })}, круг\u00a0${String(changes.round)}. Сейчас круг\u00a0${String(task.round)}.`}</p>
      </section>
      <OwnRemarks task={task} changes={changes} />
      <Changed changes={changes} />
      <Unchanged labels={changes.unchanged} />
    </>
  );
}
