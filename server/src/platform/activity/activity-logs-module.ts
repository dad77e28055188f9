import type { Deps } from '../module';
import { activityLogRoutes } from './activity-logs.routes';

/** The journal as employees with the right see it, and its check. */
export function activityLogModule(deps: Deps): void {
  deps.activity.labels({
    'activity_log.read': 'Просмотр журнала действий',
    'activity_log.verified': 'Проверка целостности журнала',
  });
  activityLogRoutes(deps);
  // The newest link in the log of the server, which lies elsewhere, is what shows that the newest lines were removed.
  deps.jobs.define(
    'activity-log.anchor',
    async () => {
      const head = await deps.activity.head(deps.db);
      deps.log.warn({ seq: head.seq, hash: head.hash }, 'activity log anchor');
    },
    { schedule: '55 23 * * *' },
  );
}
