import {
  calendarDayInput,
  calendarImport,
  calendarYear,
  calendarYearQuery,
} from 'shared/contract/calendar/calendar-day';
import { CALENDAR_DAY_FIELDS } from 'shared/contract/calendar/calendar-day.labels';
import { day } from 'shared/contract/record/field';
import { z } from 'zod';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { getYear, importYear, setDay } from './calendar-days.service';

const URL = '/api/calendar-days';

/** The working calendar: read by everybody, changed by who sets up the product. */
export function calendarModule(deps: Deps): void {
  const { app } = deps;
  deps.activity.labels({
    'calendar_day.updated': 'Изменение производственного календаря',
    'calendar_day.imported': 'Загрузка производственного календаря',
  });
  deps.activity.fields('calendar_day', CALENDAR_DAY_FIELDS);
  route(app, {
    method: 'GET',
    url: URL,
    access: 'authenticated',
    summary: 'Дни года, которые отличаются от обычной недели',
    query: calendarYearQuery,
    response: calendarYear,
    handler: ({ actor, query: { year } }) => getYear(deps, { actor, year }),
  });
  route(app, {
    method: 'PUT',
    url: `${URL}/:day`,
    access: 'settings.manage',
    summary: 'Сделать день праздничным, выходным, сокращённым или рабочим; без вида он снова обычный',
    params: z.strictObject({ day }),
    body: calendarDayInput,
    response: calendarYear,
    handler: ({ actor, origin, params, body }) =>
      setDay(deps, { actor, origin, day: params.day, input: body }),
  });
  route(app, {
    method: 'POST',
    url: `${URL}/import`,
    access: 'settings.manage',
    summary: 'Заменить календарь года днями из текста',
    body: calendarImport,
    response: calendarYear,
    handler: ({ actor, origin, body }) => importYear(deps, { actor, origin, input: body }),
  });
}
