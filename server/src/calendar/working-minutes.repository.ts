import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/database';
import { addDays, businessMoment } from './business-day';
import { findWorkCalendar } from './working-days.repository';
import { beginOfWork, endOfWork, isWorkingDay } from './working-time';

/** The working time of a span of days as a question to the database counts it. */
export interface WorkingClock {
  /** Joins the days of both moments; stands after the tables the moments are of. */
  joins: RawBuilder<unknown>;
  /** Working minutes between the moments, with their fraction; a moment outside the span counts as its beginning. */
  minutes: RawBuilder<number>;
}

/** The working minutes between two moments that lie in the days given, both included; `yyyy-mm-dd`. */
export async function findWorkingClock(
  db: Db,
  span: { first: string; last: string },
  { from, to }: { from: RawBuilder<unknown>; to: RawBuilder<unknown> },
): Promise<WorkingClock> {
  const calendar = await findWorkCalendar(db, span.first);
  const days: string[] = [];
  const begins: Date[] = [];
  const ends: Date[] = [];
  const before: number[] = [];
  let total = 0;
  for (let day = span.first; day <= span.last; day = addDays(day, 1)) {
    const [begin, end] = isWorkingDay(calendar, day)
      ? [beginOfWork(day), endOfWork(calendar, day)]
      : [businessMoment(day), businessMoment(day)];
    days.push(day);
    begins.push(begin);
    ends.push(end);
    before.push(total);
    total += (end.getTime() - begin.getTime()) / 60_000;
  }
  const list = sql`unnest(${days}::date[], ${begins}::timestamptz[], ${ends}::timestamptz[], ${before}::int[])`;
  const join = (name: string, moment: RawBuilder<unknown>) => sql`
    left join ${list} as ${sql.ref(name)} (day, begins, ends, before)
      on ${sql.ref(`${name}.day`)} = (${moment} at time zone 'Europe/Moscow')::date`;
  const reached = (name: string, moment: RawBuilder<unknown>) => {
    const [begin, end, past] = [`${name}.begins`, `${name}.ends`, `${name}.before`].map((each) =>
      sql.ref(each),
    );
    return sql<number>`coalesce(${past} + extract(epoch from
      greatest(least(${moment}, ${end}), ${begin}) - ${begin}) / 60, 0)`;
  };
  return {
    joins: sql`${join('work_from', from)} ${join('work_to', to)}`,
    minutes: sql<number>`(${reached('work_to', to)} - ${reached('work_from', from)})`,
  };
}
