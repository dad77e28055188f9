import { IconArrowsDiff, IconCheck } from '@tabler/icons-react';
import { DECISION_LABELS } from 'shared/contract/approval/approval.labels';
import type { ApprovalTask, ChangesSinceVote } from 'shared/contract/approval/approval-task';
import { FileComparison } from 'shared/document';
import { formatDateTime } from 'shared/format';
import { Button } from 'shared/ui';
import { useState } from 'react';

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

/** What became of the document since the reader decided last, and what did not. */
export function TaskChanges({ task }: { task: ApprovalTask }) {
  const { changes, vote } = task;
  if (changes === null && vote !== null) {
    return (
      <section className={classes.aside}>
        <h3>Ваше решение</h3>
        <p>{`${formatDateTime(vote.created_at)} — ${DECISION_LABELS[vote.decision].toLowerCase()}, круг\u00a0${String(task.round)}.`}</p>
        <p>{task.why}</p>
      </section>
    );
  }
  if (changes === null) {
    return (
      <section className={classes.aside}>
        <h3>Вы ещё не решали</h3>
        <p>{`Документ пришёл вам впервые, круг\u00a0${String(task.round)}.`}</p>
        <p>{task.why}</p>
      </section>
    );
  }
  return (
    <>
      <section className={classes.aside}>
        <h3>После вашего решения</h3>
        <p>{`${formatDateTime(changes.at)} — ${DECISION_LABELS[changes.decision].toLowerCase()}, круг\u00a0${String(changes.round)}. Сейчас круг\u00a0${String(task.round)}.`}</p>
      </section>
      <OwnRemarks task={task} changes={changes} />
      <Changed changes={changes} />
      <Unchanged labels={changes.unchanged} />
    </>
  );
}
