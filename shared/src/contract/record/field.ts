import { z } from 'zod';

import { isDecimal } from '../money/decimal';
import { REQUIRED_FIELD } from './required-field';
import { visibleLine, visibleText } from './visible-text';

export { REQUIRED_FIELD };

/** A record's number; ids are given by the database and are safe integers. */
export const id = z.int().positive();

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isInCalendar(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/**
 * A day without a zone, `yyyy-mm-dd`, that exists in the calendar, from 1900-01-01 to 2999-12-31. What is wrong is said in
 * one sentence, without an early end of the check: where a day is one of several shapes, its sentence would be lost by it.
 */
export const day = z
  .string()
  .regex(DAY, 'Укажите дату в виде ГГГГ-ММ-ДД')
  .refine((text) => !DAY.test(text) || isInCalendar(text), 'Такой даты нет в календаре')
  .refine(
    (text) => !DAY.test(text) || !isInCalendar(text) || (text >= '1900-01-01' && text <= '2999-12-31'),
    'Год от 1900 до 2999',
  );

/** A moment in UTC, ISO 8601. */
export const moment = z.string();

/** A number of JSON is taken where its text is what was meant: of more than fifteen digits nobody can tell. */
const number = z
  .number()
  .refine(
    (given) => /^-?\d+(\.\d+)?$/.test(String(given)) && String(given).replace(/\D/g, '').length <= 15,
    'Передайте такое длинное число текстом',
  )
  .transform(String);
const numberText = z.union([
  z.string({ error: ({ input }) => (input === undefined || input === null ? undefined : 'Укажите число') }),
  number,
]);

/**
 * A decimal number as text, with at most `scale` decimals and `digits` digits before the dot. Our own programs send text;
 * others may send a number.
 */
export function decimal(digits: number, scale: number): z.ZodType<string, string> {
  const text = z
    .string()
    .refine((text) => isDecimal(text), 'Укажите число')
    .refine(
      (text) => (text.split('.')[1] ?? '').length <= scale,
      `Не больше ${String(scale)} знаков после запятой`,
    )
    .refine(
      (text) => (text.replace('-', '').split('.')[0] ?? '').replace(/^0+/, '').length <= digits,
      'Слишком большое число',
    );
  return numberText.pipe(text) as unknown as z.ZodType<string, string>;
}

/** Money: decimal(18,2) as text, not negative. */
export const money = decimal(16, 2).refine((text) => !text.startsWith('-'), 'Не меньше нуля');

/** Quantity: decimal(18,3) as text, greater than zero. */
export const quantity = decimal(15, 3).refine(
  (text) => /[1-9]/.test(text) && !text.startsWith('-'),
  'Больше нуля',
);

/** Percent: 0–100 with so many decimals, as text. */
export const percentOf = (scale: number) =>
  decimal(3, scale).refine(
    (text) => isDecimal(text) && !text.startsWith('-') && Number(text) <= 100,
    'От 0 до 100 %',
  );

/** Percent: 0–100 with two decimals, as text. */
export const percent = percentOf(2);

/** A text as it is seen: trimmed, and without signs nobody sees. */
export const seenText = z.string().overwrite(visibleText);

/** Likewise of one line: a name, a number, a title. */
export const seenLine = z.string().overwrite(visibleLine);

/** A required text with something to be seen in it, trimmed, of at most `max` characters. */
export function text(max: number, seen = seenText) {
  return seen.min(1, REQUIRED_FIELD).max(max, `Не длиннее ${String(max)} знаков`);
}

/** An optional text: empty and absent are both null. */
export function optionalText(max: number, seen = seenText) {
  return seen
    .max(max, `Не длиннее ${String(max)} знаков`)
    .nullable()
    .transform((value) => (value === '' ? null : value));
}
