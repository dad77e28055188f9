import { sql } from 'kysely';
import type { CalendarDay } from 'shared/contract/calendar/calendar-day';
import { CALENDAR_DAY_HOURS } from 'shared/contract/calendar/calendar-day.labels';
import type { Db, Trx } from '../platform/database/database';

/** What is kept of a day but its version; its hours follow from its kind. */
export type SaidDay = Pick<CalendarDay, 'day' | 'kind' | 'name' | 'is_preliminary'>;

interface Writing {
  actorId: number;
  now: Date;
}

const columns = [
  // As the journal numbers its records: 20261231.
  sql<number>`to_char(day, 'YYYYMMDD')::int`.as('id'),
  'day',
  'day as date',
  'kind',
  'hours',
  'name',
  'is_preliminary',
  'lock_version',
] as const;
const bounds = (year: number) => [`${String(year)}-01-01`, `${String(year)}-12-31`] as const;

/** The days of the year that differ from their weekday, in their order. */
export async function findDays(db: Db, year: number): Promise<CalendarDay[]> {
  const [first, last] = bounds(year);
  return db
    .selectFrom('calendar_days')
    .select(columns)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day')
    .execute();
}

/** Nobody else writes the calendar until the transaction ends; readers go on. */
export async function lockCalendar(trx: Trx): Promise<void> {
  await sql`lock table calendar_days in share row exclusive mode`.execute(trx);
}

/** The day as it is kept; null where it is what its weekday says. */
export async function findDay(db: Db, day: string): Promise<CalendarDay | null> {
  const found = await db
    .selectFrom('calendar_days')
    .select(columns)
    .where('day', '=', day)
    .executeTakeFirst();
  return found ?? null;
}

/** The day is kept with a version above the one it had. */
export async function saveDay(trx: Trx, said: SaidDay, { actorId, now }: Writing): Promise<void> {
  const kept = {
    ...said,
    hours: String(CALENDAR_DAY_HOURS[said.kind]),
    updated_at: now,
    updated_by_id: actorId,
  };
  await trx
    .insertInto('calendar_days')
    .values(kept)
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ ...kept, lock_version: sql<number>`calendar_days.lock_version + 1` }),
    )
    .execute();
}

/** The day is again what its weekday says. */
export async function dropDay(trx: Trx, day: string): Promise<void> {
  await trx.deleteFrom('calendar_days').where('day', '=', day).execute();
}

/** Every day of the year that is not among the given ones is again what its weekday says. */
export async function dropOthers(trx: Trx, year: number, kept: readonly string[]): Promise<void> {
  const [first, last] = bounds(year);
  await sql`delete from calendar_days
    where day between ${first} and ${last} and not day = any(${kept}::date[])`.execute(trx);
}
