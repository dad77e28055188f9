import type { DueDates } from 'shared/contract/due-date/due-date';
import { addDays, businessDay } from '../calendar/business-day';
import { findWorkCalendar } from '../calendar/working-days.repository';
import { isWorkingDay } from '../calendar/working-time';
import type { Actor } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { findDueItems } from './due-dates.repository';
import { dueSources } from './due-source';

/** Days one request may ask for, and things it may get. */
export const MAX_PERIOD = 400;
const MOST = 1000;

export interface DueAsked {
  actor: Actor;
  from: string;
  to: string;
  kinds: readonly string[] | null;
  mine: boolean;
}

async function daysOff(deps: Pick<Deps, 'db'>, from: string, to: string): Promise<string[]> {
  const calendar = await findWorkCalendar(deps.db, from);
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (!isWorkingDay(calendar, day)) days.push(day);
  return days;
}

/** What comes due in the period for this employee, as they may see it now; refuses with 422 what is no period. */
export async function findDue(deps: Pick<Deps, 'app' | 'db' | 'now'>, asked: DueAsked): Promise<DueDates> {
  const { actor, from, to, kinds, mine } = asked;
  if (to < from) throw new ValidationFailed({ to: ['Раньше начала периода'] });
  if (to > addDays(from, MAX_PERIOD)) {
    throw new ValidationFailed({ to: [`Период не длиннее ${String(MAX_PERIOD)} дней`] });
  }
  const today = businessDay(deps.now());
  const all = [...dueSources(deps.app).values()];
  const wanted = { viewer: actor, from, to, today };
  const readable = all.filter((source) => source.rows(wanted) !== null);
  const chosen = kinds === null ? readable : readable.filter(({ kind }) => kinds.includes(kind));
  const data = await findDueItems(deps.db, chosen, { ...wanted, mine, most: MOST + 1 });
  return {
    data: data.slice(0, MOST),
    kinds: readable.map(({ kind, title, single }) => ({
      kind,
      title,
      ...(single !== undefined && { single }),
    })),
    today,
    days_off: await daysOff(deps, from, to),
    is_cut: data.length > MOST,
  };
}
