import type { Insertable } from 'kysely';
import { addDays, businessDay } from '../calendar/business-day';
import type { Trx } from '../platform/database/database';
import type { Database } from '../platform/database/schema';
import type { Deps } from '../platform/module';
import type { ActivityEntry } from '../platform/activity/activity-log.service';
import type { Random } from './random';

/** Something that has happened to the company, with its moment. */
export interface PastEntry extends ActivityEntry {
  occurredAt: Date;
}

/** What every step of filling the demo company gets. */
export interface DemoStep {
  deps: Deps;
  trx: Trx;
  random: Random;
  /** The day the company lives on, `yyyy-mm-dd`. */
  today: string;
  /** What the journal is still to tell of. */
  past: PastEntry[];
}

/** What the journal keeps of a step from one state into another, by their names. */
export const statusChange = (from: string, to: string) => [
  { field: 'status', label: 'Статус', old: from, new: to },
];

type Table = keyof Database;

/** Adds rows of one table in as few statements as PostgreSQL's limit of parameters allows. */
export async function insertMany<T extends Table>(
  trx: Trx,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const atOnce = Math.max(1, Math.floor(60_000 / Object.keys(first).length));
  for (let start = 0; start < rows.length; start += atOnce) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + atOnce))
      .execute();
  }
}

/** Holidays of every year and the days off beside those of the new year. Source: Labour Code, article 112. */
const HOLIDAYS = /-(?:12-31|01-0[1-9]|02-23|03-08|05-01|05-09|06-12|11-04)$/;

/** True of a weekend and of a public holiday. */
function isOff(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) || HOLIDAYS.test(day);
}

/** The day, or the nearest one before it on which offices work. Keeps the order of days. */
export function workday<T extends string | null>(day: T): T {
  if (day === null) return day;
  let open: string = day;
  while (isOff(open)) open = addDays(open, -1);
  return open as T;
}

/** A moment of the working day in Moscow, for a record that was made on the day. */
export function workingMoment(random: Random, day: string): Date {
  const minutes = random.int(6 * 60, 14 * 60 + 40);
  return new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 + random.int(0, 59) * 1000);
}

/** In working hours of the day or of the one before, and never later than the present. */
export function pastMoment(random: Random, day: string, now: Date): Date {
  const moment = workingMoment(random, workday(day));
  return moment < now ? moment : workingMoment(random, workday(addDays(businessDay(now), -1)));
}
