import { chainTemplates } from 'shared/contract/books/chain-templates.book';
import { archivePart } from '../archive/archived-kinds.service';
import { bringDue } from '../due-dates/due-sources.service';
import type { Deps } from '../platform/module';
import { compareBeyond } from '../records/comparison/compared-beyond';
import { followGone } from '../users/dismissal/gone-followers.service';
import { addOpenWork } from '../users/dismissal/open-work.service';
import { ABSENCES_JOB, followAbsences } from './absences/transfer.service';
import { absencesRoutes } from './absences/absences.routes';
import { installApproval } from './approval-flow.service';
import { chainsRoutes } from './chains/chains.routes';
import { pauseRoutes } from './chains/pause.routes';
import { approvalWork } from './leaving/approval-work.service';
import { deputyWork } from './leaving/deputy-work.service';
import { followGoneEmployee, GONE_JOB, handOverSeatsOfGone } from './leaving/seats-of-gone.service';
import { templateWork } from './leaving/template-work.service';
import { oversightRoutes } from './oversight/oversight.routes';
import { sheetRoutes } from './sheet/sheet.routes';
import { remarksArchive } from './tasks/remarks-archive';
import { taskDue } from './tasks/task-due';
import { tasksRoutes } from './tasks/tasks.routes';
import { chainTemplatesRoutes } from './templates/chain-templates.routes';
import { templateBeyond } from './templates/template-comparison.service';
import { watchDeadlines } from './time/deadlines.service';
import { trialRoutes } from './trial/trial.routes';

/** Approval of documents, whatever their kinds: routes, rounds, votes, deadlines, deputies. */
export function approvalModule(deps: Deps): void {
  installApproval(deps.app);
  deps.activity.labels({
    'approval.voted': 'Решение по согласованию',
    'approval.revoked': 'Отзыв решения по согласованию',
    'approval.forwarded': 'Перенаправление решения',
    'approval.reassigned': 'Передача решения другому сотруднику',
    'approval.stage-skipped': 'Этап согласования пропущен',
    'approval.stuck': 'Согласование остановилось: некому решать',
    'approval.participant-added': 'Добавление участника согласования',
    'approval.deadline-changed': 'Изменение срока согласования',
    'approval.paused': 'Приостановка согласования',
    'approval.resumed': 'Возобновление согласования',
    'approval.cancelled': 'Отмена согласования',
    'approval.finished': 'Завершение согласования без решения',
    'approval.remark-resolved': 'Ответ на замечание согласующего',
    'absence.created': 'Назначение замещения',
    'absence.updated': 'Изменение замещения',
    'absence.deleted': 'Отмена замещения',
  });
  // Others' absences are theirs who look after accounts; there is one page of all.
  deps.activity.pages('absence', { at: () => '/approvals/absences', needs: 'absences.manage_other' });
  bringDue(deps.app, taskDue);
  archivePart(deps.app, remarksArchive);
  addOpenWork(deps.app, approvalWork(deps), templateWork(deps), deputyWork(deps));
  chainTemplatesRoutes(deps);
  compareBeyond(deps.app, chainTemplates.kind.name, templateBeyond);
  trialRoutes(deps);
  chainsRoutes(deps);
  pauseRoutes(deps);
  tasksRoutes(deps);
  sheetRoutes(deps);
  oversightRoutes(deps);
  absencesRoutes(deps);
  followGone(deps.app, followGoneEmployee);
  deps.jobs.define(ABSENCES_JOB, () => followAbsences(deps));
  deps.jobs.define<{ userId: number }>(GONE_JOB, ({ userId }) => handOverSeatsOfGone(deps, userId));
  // Every five minutes, also what was slept through: each thing that is due is told once.
  deps.jobs.define('approval.deadlines', () => watchDeadlines(deps), { schedule: '*/5 * * * *' });
}
