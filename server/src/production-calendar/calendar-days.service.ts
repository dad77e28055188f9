import type {
  CalendarDay,
  calendarDayCreate,
  calendarDayInput,
  calendarDayUpdate,
  calendarImport,
  CalendarYear,
  calendarYearQuery,
} from 'shared/contract/calendar/calendar-day';
import { CALENDAR_DAY_FIELDS } from 'shared/contract/calendar/calendar-day.labels';
import type { z } from 'zod';
import type { Db } from '../platform/database/database';
import { holds } from '../platform/http/access';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Conflict, NotFound, ValidationFailed } from '../platform/http/errors';
import { pageMeta } from '../lists/page-meta';
import type { Deps } from '../platform/module';
import { dropDay, dropOthers, findDay, findDays, lockCalendar, saveDay } from './calendar-days.repository';
import { readCalendar } from './calendar-text';
import { numberOf } from './day-address';
import { dayFault } from './day-fault';
import { businessDay } from '../calendar/business-day';
import { formatDay } from '../calendar/format-day';

/** Lines that are named; more of them would hide what is wrong. */
const MOST_FAULTS = 10;

interface Call {
  actor: Actor;
  origin: RequestOrigin;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

interface Page {
  page: number;
  size: number;
}

const canOf = (actor: Actor) => ({ edit: holds(actor, 'settings.manage') });

async function view(db: Db, actor: Actor, wanted: { year: number } & Partial<Page>): Promise<CalendarYear> {
  const { year, page = 1 } = wanted;
  const days = await findDays(db, year);
  const { length: total } = days;
  // A year nobody has told of yet has one page, and it is empty.
  const whole = Math.max(total, 1);
  const size = Math.min(wanted.size ?? whole, whole);
  return {
    year,
    data: days.slice((page - 1) * size, page * size),
    meta: pageMeta({ page, perPage: size }, total),
    can: canOf(actor),
  };
}

/** The days of the year, or of the present one, that differ from their weekday. */
export function getYear(
  deps: Pick<Deps, 'db' | 'now'>,
  { actor, query }: { actor: Actor; query: z.output<typeof calendarYearQuery> },
): Promise<CalendarYear> {
  const year = query.year ?? query.filter?.year ?? yearOf(businessDay(deps.now()));
  return view(deps.db, actor, { year, page: query.page, size: query.per_page });
}

/** The day as it differs from its weekday, with what the reader may do; refuses with 404 one that does not. */
export async function getDay({ db }: Pick<Deps, 'db'>, actor: Actor, day: string): Promise<CalendarDay> {
  const found = await findDay(db, day);
  if (found === null) throw new NotFound(`${formatDay(day)} не отличается от обычного дня недели`);
  return { ...found, can: canOf(actor), available_actions: [] };
}

type Shown = Pick<CalendarDay, 'kind' | 'name' | 'is_preliminary'>;

function changesOf(before: Shown | null, after: Shown | null) {
  return (Object.keys(CALENDAR_DAY_FIELDS) as (keyof Shown)[])
    .map((field) => ({
      field,
      old: before?.[field] ?? null,
      new: after?.[field] ?? null,
    }))
    .filter((change) => change.old !== change.new);
}

/**
 * The day is of the given kind, or without one again what its weekday says; the year is answered. Refuses with 409 and
 * the present day when it has changed since it was read, with 422 a kind that the weekday has already.
 */
export function setDay(
  deps: Deps,
  { actor, origin, day, input }: Call & { day: string; input: z.output<typeof calendarDayInput> },
): Promise<CalendarYear> {
  return deps.transact(async (trx) => {
    await lockCalendar(trx);
    const before = await findDay(trx, day);
    if ((before?.lock_version ?? null) !== input.lock_version) throw new Conflict(before);
    const { kind, name, is_preliminary } = input;
    const fault = kind === null ? null : dayFault(day, kind);
    if (fault !== null) throw new ValidationFailed({ kind: [fault] });
    const after = kind === null ? null : { kind, name, is_preliminary };
    const changes = changesOf(before, after);
    if (changes.length === 0) return view(trx, actor, { year: yearOf(day) });
    if (after === null) await dropDay(trx, day);
    else await saveDay(trx, { day, ...after }, { actorId: actor.id, now: deps.now() });
    await deps.activity.record(trx, {
      actor,
      origin,
      action: 'calendar_day.updated',
      entityType: 'calendar_day',
      entityId: numberOf(day),
      entityLabel: formatDay(day),
      changes,
    });
    return view(trx, actor, { year: yearOf(day) });
  });
}

/** A day that is as its weekday says becomes another; refuses as `setDay` does. */
export async function addDay(
  deps: Deps,
  { input, ...call }: Call & { input: z.output<typeof calendarDayCreate> },
): Promise<CalendarDay> {
  const { date: day, ...said } = input;
  await setDay(deps, { ...call, day, input: { ...said, lock_version: null } });
  return getDay(deps, call.actor, day);
}

/** What is said of the day changes in part; refuses with 404, and as `setDay` does. */
export async function changeDay(
  deps: Deps,
  { day, input, ...call }: Call & { day: string; input: z.output<typeof calendarDayUpdate> },
): Promise<CalendarDay> {
  const { kind, name, is_preliminary } = await getDay(deps, call.actor, day);
  await setDay(deps, { ...call, day, input: { kind, name, is_preliminary, ...input } });
  return getDay(deps, call.actor, day);
}

/** The day is again what its weekday says; refuses with 404 and 409. */
export async function removeDay(
  deps: Deps,
  { day, lockVersion, ...call }: Call & { day: string; lockVersion: number | null },
): Promise<void> {
  const { name, is_preliminary, lock_version: present } = await getDay(deps, call.actor, day);
  const input = { kind: null, name, is_preliminary, lock_version: lockVersion ?? present };
  await setDay(deps, { ...call, day, input });
}

/**
 * The year is what the text says of it and nothing else; answered. Refuses with 422 and changes nothing when a single
 * line cannot be read or there is none.
 */
export function importYear(
  deps: Deps,
  { actor, origin, input }: Call & { input: z.output<typeof calendarImport> },
): Promise<CalendarYear> {
  const { year, text, is_preliminary } = input;
  const { days, faults } = readCalendar(text, year);
  const more = faults.length - MOST_FAULTS;
  const named = faults.slice(0, MOST_FAULTS);
  if (more > 0) named.push(`И ещё строк с ошибками: ${String(more)}`);
  if (faults.length === 0 && days.length === 0) named.push('В тексте нет ни одного дня');
  if (named.length > 0) throw new ValidationFailed({ text: named });
  return deps.transact(async (trx) => {
    await lockCalendar(trx);
    await dropOthers(
      trx,
      year,
      days.map(({ day }) => day),
    );
    for (const said of days) {
      await saveDay(trx, { ...said, is_preliminary }, { actorId: actor.id, now: deps.now() });
    }
    await deps.activity.record(trx, {
      actor,
      origin,
      action: 'calendar_day.imported',
      entityType: 'calendar_day',
      entityId: null,
      entityLabel: `${String(year)} год, особых дней: ${String(days.length)}`,
    });
    return view(trx, actor, { year });
  });
}
