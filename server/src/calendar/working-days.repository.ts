import { sql } from 'kysely';
import type { Db } from '../platform/database/database';
import type { WorkCalendar } from './working-time';

/** The day that many working days after the given one, by the calendar of the company; weekends are off by default. */
export async function addWorkingDays(db: Db, day: string, count: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select listed.day::date as day
    from generate_series(${day}::date + 1, ${day}::date + ${count} * 3 + 30, interval '1 day') as listed (day)
    left join calendar_days c on c.day = listed.day::date
    where c.kind in ('short', 'workday_moved') or (c.kind is null and extract(isodow from listed.day) < 6)
    order by listed.day limit 1 offset ${count - 1}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error(`No working day ${String(count)} days after ${day}`);
  return found.day;
}

/** The company's calendar from the day on: the days that differ from an ordinary week. */
export async function findWorkCalendar(db: Db, since: string): Promise<WorkCalendar> {
  const days = await db
    .selectFrom('calendar_days')
    .select(['day', 'kind'])
    .where('day', '>=', since)
    .execute();
  return new Map(days.map(({ day, kind }) => [day, kind]));
}
