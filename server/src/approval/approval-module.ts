import type { Deps } from '../platform/module';
import { installApproval } from './approval-flow.service';
import { chainsRoutes } from './chains/chains.routes';
import { tasksRoutes } from './tasks/tasks.routes';
import { chainTemplatesRoutes } from './templates/chain-templates.routes';

/** Approval of documents, whatever their kinds: routes, rounds, votes, deadlines, deputies. */
export function approvalModule(deps: Deps): void {
  installApproval(deps.app);
  deps.activity.labels({
    'approval.voted': 'Решение по согласованию',
    'approval.revoked': 'Отзыв решения по согласованию',
    'approval.forwarded': 'Перенаправление решения',
    'approval.reassigned': 'Передача решения другому сотруднику',
    'approval.participant-added': 'Добавление участника согласования',
    'approval.deadline-changed': 'Изменение срока согласования',
    'approval.cancelled': 'Отмена согласования',
    'approval.finished': 'Завершение согласования без решения',
  });
  chainTemplatesRoutes(deps);
  chainsRoutes(deps);
  tasksRoutes(deps);
}
