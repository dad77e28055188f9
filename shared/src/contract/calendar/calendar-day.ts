import { z } from 'zod';

import { CALENDAR_DAY_KINDS } from './calendar-day.labels';
import { listMeta } from '../list/paging';
import { day, optionalText } from '../record/field';

const kind = z.enum(
  CALENDAR_DAY_KINDS as [(typeof CALENDAR_DAY_KINDS)[number], ...typeof CALENDAR_DAY_KINDS],
);

/** A day that differs from what its weekday says; all others are as the week has them. */
export const calendarDay = z.object({
  day,
  kind,
  /** Working hours. */
  hours: z.string(),
  name: z.string().nullable(),
  /** The Government has not decided on the year yet. */
  is_preliminary: z.boolean(),
  lock_version: z.int(),
});
export type CalendarDay = z.infer<typeof calendarDay>;

/** The days of a year that differ, in their order, and whether the reader may change them. */
export const calendarYear = z.object({
  year: z.int(),
  data: z.array(calendarDay),
  /** A year is one page. */
  meta: listMeta,
  can: z.object({ edit: z.boolean() }),
});
export type CalendarYear = z.infer<typeof calendarYear>;

/** Without a year the present one is meant. */
export const calendarYearQuery = z.strictObject({
  year: z
    .string()
    .regex(/^(19|2\d)\d{2}$/, 'Укажите год от 1900 до 2999')
    .transform(Number)
    .optional(),
});

/** What a day becomes; without a kind it is again what its weekday says. */
export const calendarDayInput = z.strictObject({
  kind: kind.nullable(),
  name: optionalText(120).default(null),
  is_preliminary: z.boolean().default(false),
  /** Null where the day was as its weekday says. */
  lock_version: z.int().nullable(),
});
export type CalendarDayInput = z.input<typeof calendarDayInput>;

/** A year as text: a day in each line. It takes the place of what was said of the year. */
export const calendarImport = z.strictObject({
  year: z.int().min(1900, 'Укажите год от 1900 до 2999').max(2999, 'Укажите год от 1900 до 2999'),
  text: z.string().max(60_000, 'Слишком длинный текст'),
  is_preliminary: z.boolean().default(false),
});
export type CalendarImport = z.input<typeof calendarImport>;
