import { CALENDAR_DAY_FIELDS } from 'shared/contract/calendar/calendar-day.labels';
import type { Deps } from '../platform/module';
import { calendarDaysRoutes } from './calendar-days.routes';

/** The working calendar: its days, and what the journal calls their changes. */
export function calendarModule(deps: Deps): void {
  deps.activity.labels({
    'calendar_day.updated': 'Изменение производственного календаря',
    'calendar_day.imported': 'Загрузка производственного календаря',
  });
  deps.activity.fields('calendar_day', CALENDAR_DAY_FIELDS);
  calendarDaysRoutes(deps);
}
