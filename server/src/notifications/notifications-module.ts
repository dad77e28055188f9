import type { Deps } from '../platform/module';
import { deliver } from './deliveries.service';
import { notificationSettingsRoutes } from './notification-settings.routes';
import { deleteOld } from './notifications.repository';
import { notificationsRoutes } from './notifications.routes';

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** What employees are told, as a list and live. */
export function notificationsModule(deps: Deps): void {
  notificationsRoutes(deps);
  notificationSettingsRoutes(deps);
  deps.jobs.define('notifications.deliver', () => deliver(deps), { schedule: '* * * * *' });
  deps.jobs.define(
    'notifications.tidy',
    () => {
      const now = deps.now().getTime();
      return deleteOld(deps.db, { read: new Date(now - YEAR), created: new Date(now - 2 * YEAR) });
    },
    { schedule: '10 4 * * *' },
  );
}
