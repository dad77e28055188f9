import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { isoDate } from 'shared/format';

export interface TaskGroup {
  title: string;
  tasks: readonly ApprovalTask[];
}

const WEEK = 7 * 24 * 3600 * 1000;

function groupOf(task: ApprovalTask, now: Date): string {
  if (task.is_overdue) return 'Просрочено';
  if (task.due_at === null) return 'Без срока';
  if (isoDate(task.due_at) <= isoDate(now)) return 'Сегодня';
  return Date.parse(task.due_at) - now.getTime() < WEEK ? 'В ближайшие дни' : 'Позже';
}

const ORDER = ['Просрочено', 'Сегодня', 'В ближайшие дни', 'Позже', 'Без срока'];

/** Tasks by how near their deadline is; what waits longest stands first, as the server gives it. */
export function groupTasks(tasks: readonly ApprovalTask[], now = new Date()): TaskGroup[] {
  return ORDER.map((title) => ({
    title,
    tasks: tasks.filter((task) => groupOf(task, now) === title),
  })).filter(({ tasks: found }) => found.length > 0);
}

/** The task after the one that was decided, or before it when it was the last; null when nothing is left. */
export function nextTask(tasks: readonly ApprovalTask[], id: number): number | null {
  const at = tasks.findIndex((task) => task.id === id);
  return (tasks[at + 1] ?? tasks[at - 1])?.id ?? null;
}
