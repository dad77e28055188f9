import { APPROVAL_TABS } from 'shared/contract/approval/approval-status';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import type { QueryClient } from 'shared/query';

import { taskQuery, tasksQuery } from './approvals.queries';

/** Shows a task as opened wherever it is held already, and asks for nothing. */
export function showViewed(client: QueryClient, id: number, at: string | null): void {
  const marked = (task: ApprovalTask) => (task.id === id ? { ...task, viewed_at: at } : task);
  client.setQueryData(taskQuery(id).queryKey, (task) => task && marked(task));
  for (const tab of APPROVAL_TABS) {
    client.setQueryData(
      tasksQuery(tab).queryKey,
      (list) =>
        list && { ...list, pages: list.pages.map((page) => ({ ...page, data: page.data.map(marked) })) },
    );
  }
}
