import { z } from 'zod';

import { CALENDAR_DAY_KINDS } from './calendar-day.labels';
import { DEEPEST_ROW, listMeta, MAX_PER_PAGE } from '../list/paging';
import { day, optionalText } from '../record/field';

const kind = z.enum(
  CALENDAR_DAY_KINDS as [(typeof CALENDAR_DAY_KINDS)[number], ...typeof CALENDAR_DAY_KINDS],
);

/** A day that differs from what its weekday says; all others are as the week has them. */
export const calendarDay = z.object({
  /** The day as a number: 20261231. */
  id: z.int().optional(),
  day,
  /** The same day by the name of the domain reference. */
  date: day.optional(),
  kind,
  /** Working hours. */
  hours: z.string(),
  name: z.string().nullable(),
  /** The Government has not decided on the year yet. */
  is_preliminary: z.boolean(),
  lock_version: z.int(),
  /** Of the day alone: whether the reader may change it; a day has no steps. */
  can: z.object({ edit: z.boolean() }).optional(),
  available_actions: z.array(z.never()).optional(),
});
export type CalendarDay = z.infer<typeof calendarDay>;

/** The days of a year that differ, in their order, on one page unless pages are asked for; whether the reader may change them. */
export const calendarYear = z.object({
  year: z.int(),
  data: z.array(calendarDay),
  meta: listMeta,
  can: z.object({ edit: z.boolean() }),
});
export type CalendarYear = z.infer<typeof calendarYear>;

/** As every list reads it. */
const upTo = (most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most,
      `Укажите целое число от 1 до ${most.toLocaleString('ru-RU')}`,
    )
    .transform(Number);
const yearText = z
  .string()
  .regex(/^(19|2\d)\d{2}$/, 'Укажите год от 1900 до 2999')
  .transform(Number)
  .optional();

/** Without a year the present one is meant, without a size the whole of it. */
export const calendarYearQuery = z.strictObject({
  year: yearText,
  filter: z.strictObject({ year: yearText }).optional(),
  page: upTo(DEEPEST_ROW).default(1),
  per_page: upTo(MAX_PER_PAGE).optional(),
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

/** The names of the domain reference: a day is there a `date`. */
export const calendarDayCreate = z.strictObject({
  date: day,
  kind,
  name: optionalText(120).default(null),
  is_preliminary: z.boolean().default(false),
});

/** What is left out stays as it is. */
export const calendarDayUpdate = z.strictObject({
  lock_version: z.int(),
  kind: kind.optional(),
  name: optionalText(120).optional(),
  is_preliminary: z.boolean().optional(),
});

/** A year as text: a day in each line. It takes the place of what was said of the year. */
export const calendarImport = z.strictObject({
  year: z.int().min(1900, 'Укажите год от 1900 до 2999').max(2999, 'Укажите год от 1900 до 2999'),
  text: z.string().max(60_000, 'Слишком длинный текст'),
  is_preliminary: z.boolean().default(false),
});
export type CalendarImport = z.input<typeof calendarImport>;
