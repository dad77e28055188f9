import { day, REQUIRED_FIELD } from 'shared/contract/record/field';
import { z } from 'zod';
import { ValidationFailed } from '../platform/http/errors';

/** As the journal numbers its records: 20261231. */
export const numberOf = (text: string) => Number(text.replaceAll('-', ''));

const dayOf = (number: string) => number.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** The day of an address, by its date or by its number. */
export const dayParams = z.strictObject({ day: z.string().max(10).transform(dayOf).pipe(day) });

/** A body that names the day it is about by its date or by its number; the rest is read as at the day's own address. */
export const namingDay = z.looseObject({
  date: day.optional(),
  day: day.optional(),
  id: z.int().transform(String).transform(dayOf).pipe(day).optional(),
});

/** The day that is meant, and what is said of it; refuses with 422 a body that names none. */
export function namedDay(body: z.output<typeof namingDay>): {
  meant: string;
  said: Record<string, unknown>;
} {
  const { date, day: other, id, ...said } = body;
  const meant = date ?? other ?? id;
  if (meant === undefined) throw new ValidationFailed({ date: [REQUIRED_FIELD] });
  return { meant, said };
}
