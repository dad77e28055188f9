import type { Deps } from '../platform/module';
import { deleteReadBefore } from './notifications.repository';
import { notificationsRoutes } from './notifications.routes';

const KEPT_READ = 365 * 24 * 60 * 60 * 1000;

/** What employees are told, as a list and live. */
export function notificationsModule(deps: Deps): void {
  notificationsRoutes(deps);
  deps.jobs.define(
    'notifications.tidy',
    () => deleteReadBefore(deps.db, new Date(deps.now().getTime() - KEPT_READ)),
    { schedule: '10 4 * * *' },
  );
}
