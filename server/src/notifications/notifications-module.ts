import type { Deps } from '../platform/module';
import { deleteOld } from './notifications.repository';
import { notificationsRoutes } from './notifications.routes';

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** What employees are told, as a list and live. */
export function notificationsModule(deps: Deps): void {
  notificationsRoutes(deps);
  deps.jobs.define(
    'notifications.tidy',
    () => {
      const now = deps.now().getTime();
      return deleteOld(deps.db, { read: new Date(now - YEAR), created: new Date(now - 2 * YEAR) });
    },
    { schedule: '10 4 * * *' },
  );
}
