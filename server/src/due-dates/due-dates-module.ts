import { followEndedAccess } from '../accounts/session/ended-access.service';
import type { Deps } from '../platform/module';
import { calendarFeedRoutes } from './calendar-feed.routes';
import { endFeed } from './calendar-feed.service';
import { dueDatesRoutes } from './due-dates.routes';
import { remindOfDue } from './due-reminders.job';

/** Everything that comes due, out of what modules bring: as a calendar and as reminders. */
export function dueDatesModule(deps: Deps): void {
  deps.activity.labels({
    'calendar-feed.created': 'Ссылка на календарь сроков создана',
    'calendar-feed.revoked': 'Ссылка на календарь сроков отозвана',
  });
  dueDatesRoutes(deps);
  calendarFeedRoutes(deps);
  followEndedAccess(deps.app, (trx, bearer) => endFeed(deps, trx, bearer));
  // After the night of the agreements, their addenda and the obligations.
  deps.jobs.define('due-dates.remind', () => remindOfDue(deps), { schedule: '30 6 * * *' });
}
