import {
  calendarDay,
  calendarDayCreate,
  calendarDayInput,
  calendarDayUpdate,
  calendarImport,
  calendarYear,
  calendarYearQuery,
} from 'shared/contract/calendar/calendar-day';
import { route } from '../platform/http/route';
import { validate } from '../platform/http/validate';
import type { Deps } from '../platform/module';
import { removalInput, removalVersion } from '../records/naming/removal-version';
import { addDay, changeDay, getDay, getYear, importYear, removeDay, setDay } from './calendar-days.service';
import { dayParams, namedDay, namingDay } from './day-address';

const URL = '/api/calendar-days';
const one = { url: `${URL}/:day`, params: dayParams } as const;
const CHANGE = 'settings.manage';

function readingRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: URL,
    access: 'authenticated',
    summary: 'Дни года, которые отличаются от обычной недели',
    query: calendarYearQuery,
    response: calendarYear,
    handler: ({ actor, query }) => getYear(deps, { actor, query }),
  });
  route(app, {
    method: 'GET',
    ...one,
    access: 'authenticated',
    summary: 'День, который отличается от обычной недели',
    response: calendarDay,
    handler: ({ actor, params }) => getDay(deps, actor, params.day),
  });
}

/** The same changes where the body names the day that is meant. */
function bodyNamedRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'PATCH',
    url: URL,
    access: CHANGE,
    summary: 'Изменить вид, название или предварительность дня, который назван в теле',
    body: namingDay,
    response: calendarDay,
    conflict: calendarDay,
    handler: ({ actor, origin, body }) => {
      const { meant, said } = namedDay(body);
      return changeDay(deps, { actor, origin, day: meant, input: validate(calendarDayUpdate, said) });
    },
  });
  route(app, {
    method: 'DELETE',
    url: URL,
    access: CHANGE,
    summary: 'День, который назван в теле, снова такой, каким его делает день недели',
    body: namingDay,
    query: removalInput.query,
    conflict: calendarDay,
    handler: async ({ actor, origin, body, query }) => {
      const { meant, said } = namedDay(body);
      const lockVersion = removalVersion(validate(removalInput.body, said), query);
      await removeDay(deps, { actor, origin, day: meant, lockVersion });
    },
  });
}

/** The working calendar: read by everybody, changed by who sets up the product. */
export function calendarDaysRoutes(deps: Deps): void {
  const { app } = deps;
  readingRoutes(deps);
  bodyNamedRoutes(deps);
  route(app, {
    method: 'POST',
    url: URL,
    access: CHANGE,
    summary: 'Сделать обычный день праздничным, выходным, сокращённым или рабочим',
    body: calendarDayCreate,
    response: calendarDay,
    conflict: calendarDay,
    status: 201,
    handler: ({ actor, origin, body }) => addDay(deps, { actor, origin, input: body }),
  });
  route(app, {
    method: 'PUT',
    ...one,
    access: CHANGE,
    summary: 'Сделать день праздничным, выходным, сокращённым или рабочим; без вида он снова обычный',
    body: calendarDayInput,
    response: calendarYear,
    conflict: calendarDay,
    handler: ({ actor, origin, params, body }) =>
      setDay(deps, { actor, origin, day: params.day, input: body }),
  });
  route(app, {
    method: 'PATCH',
    ...one,
    access: CHANGE,
    summary: 'Изменить вид, название или предварительность дня',
    body: calendarDayUpdate,
    response: calendarDay,
    conflict: calendarDay,
    handler: ({ actor, origin, params, body }) =>
      changeDay(deps, { actor, origin, day: params.day, input: body }),
  });
  route(app, {
    method: 'DELETE',
    ...one,
    access: CHANGE,
    summary: 'День снова такой, каким его делает день недели; lock_version в теле или в строке запроса',
    ...removalInput,
    conflict: calendarDay,
    handler: async ({ actor, origin, params, body, query }) => {
      await removeDay(deps, { actor, origin, day: params.day, lockVersion: removalVersion(body, query) });
    },
  });
  route(app, {
    method: 'POST',
    url: `${URL}/import`,
    access: CHANGE,
    summary: 'Заменить календарь года днями из текста',
    body: calendarImport,
    response: calendarYear,
    handler: ({ actor, origin, body }) => importYear(deps, { actor, origin, input: body }),
  });
}
