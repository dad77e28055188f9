import { addRegister } from '../../lists/register-catalogue';
import type { Deps } from '../module';
import { REKEYED } from './activity-log.service';
import { createAnchors } from './anchors.service';
import { activityLogRoutes } from './activity-logs.routes';
import { journalRegister } from './journal-register';

/** The journal as employees with the right see it, and its check. */
export function activityLogModule(deps: Deps): void {
  deps.activity.labels({
    'activity_log.read': 'Просмотр журнала действий',
    [REKEYED]: 'Смена ключа системы',
    'activity_log.verified': 'Проверка целостности журнала',
  });
  const anchors = createAnchors(deps);
  addRegister(deps.app, journalRegister(deps.activity));
  activityLogRoutes({ ...deps, anchors });
  deps.jobs.define('activity-log.anchor', () => anchors.drop(), { schedule: '55 * * * *' });
}
