import { useState } from 'react';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';

import { isMarkable } from '../decide/read-file';

/** What of a document is read before it is decided on. */
export type TaskView = 'changes' | 'text' | 'terms';

/** What there is to read of a document: the changes of its text stand first, since they are what is decided anew. */
export function viewsOf(task: Pick<ApprovalTask, 'changes' | 'file'>): TaskView[] {
  const changes: TaskView[] = task.changes?.text == null ? [] : ['changes'];
  const text: TaskView[] = isMarkable(task.file) ? ['text'] : [];
  return [...changes, ...text, 'terms'];
}

/** What is shown of these views: what the reader chose last, or else changes, or else the terms. */
export function shownView(views: readonly TaskView[], chosen: TaskView | null): TaskView {
  if (chosen !== null && views.includes(chosen)) return chosen;
  return views.includes('changes') ? 'changes' : 'terms';
}

export interface TaskViewChoice {
  views: readonly TaskView[];
  shown: TaskView;
  choose: (view: TaskView) => void;
}

/** What is read of the open document. Whoever chose the text of one finds the text of the next. */
export function useTaskView(task: ApprovalTask | undefined): TaskViewChoice {
  const [chosen, choose] = useState<TaskView | null>(null);
  const views = task === undefined ? [] : viewsOf(task);
  return { views, shown: shownView(views, chosen), choose };
}
