import type { ReactNode } from 'react';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { FileRedline } from 'shared/document';
import { Tabs, useHotkey } from 'shared/ui';

import { isMarkable, ReadText } from '../decide/read-file';
import classes from './task-document.module.css';
import type { TaskView, TaskViewChoice } from './use-task-view';

const LABELS: Readonly<Record<TaskView, string>> = {
  changes: 'Изменения в тексте',
  text: 'Текст',
  terms: 'Основное',
};
const PANEL = 'task-view';

/** What can be read of the open document; the arrows walk it too. */
export function TaskViewTabs({ view: { views, shown, choose } }: { view: TaskViewChoice }) {
  const step = (by: 1 | -1) => {
    const next = views[(views.indexOf(shown) + by + views.length) % views.length];
    if (next !== undefined) choose(next);
  };
  const enabled = views.length > 1;
  useHotkey('ArrowRight', () => step(1), { enabled, label: 'Следующая вкладка документа' });
  useHotkey('ArrowLeft', () => step(-1), { enabled, label: 'Предыдущая вкладка документа' });
  if (!enabled) return null;
  return (
    <Tabs
      label="Что читать"
      inset="none"
      panelId={PANEL}
      active={shown}
      items={views.map((id) => ({ id, label: LABELS[id] }))}
      onSelect={(id) => {
        const view = views.find((known) => known === id);
        if (view !== undefined) choose(view);
      }}
    />
  );
}

interface PanelProps {
  task: ApprovalTask;
  view: TaskViewChoice;
  /** The terms. */
  children: ReactNode;
}

/** What the reader has chosen to read of the document. */
export function TaskViewPanel({ task, view: { views, shown }, children }: PanelProps) {
  const text = task.changes?.text ?? null;
  const content = () => {
    if (shown === 'changes' && text !== null) {
      return <FileRedline beforeId={text.before_version_id} afterId={text.after_version_id} />;
    }
    return shown === 'text' && isMarkable(task.file) ? <ReadText task={task} file={task.file} /> : children;
  };
  return (
    <div
      className={classes.panel}
      {...(views.length > 1 && { id: PANEL, role: 'tabpanel', 'aria-label': LABELS[shown] })}
    >
      {content()}
    </div>
  );
}
