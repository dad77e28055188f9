import { patternOf } from 'shared/contract/books/number-pattern';
import { type Field } from 'shared/contract/record/field-table';
import { addDays } from '../calendar/business-day';

/** What a text says for a field, or why it says nothing. */
export type Said = { value: unknown } | { fault: string };

const lower = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е');

const YES = ['да', 'yes', 'true', 'истина', '1', '+'];
const NO = ['нет', 'no', 'false', 'ложь', '0', '-'];

function flagOf(words: readonly [string, string] | undefined, text: string): Said {
  const said = lower(text);
  const [yes, no] = words ?? ['да', 'нет'];
  if ([...YES, lower(yes)].includes(said)) return { value: true };
  if ([...NO, lower(no)].includes(said)) return { value: false };
  return { fault: `Напишите «${yes}» или «${no}»` };
}

/** «юл» of «юридическое лицо». */
const initials = (words: string) =>
  words
    .split(/[^\p{L}\d]+/u)
    .map(([first = '']) => first)
    .join('');

/** People write «жен.», «М», «ЮЛ», «осно» and «индивидуальный предприниматель» for what a form calls otherwise. */
function isShortFor(label: string, said: string): boolean {
  const [whole, short] = [lower(label), said.replace(/\.$/, '')];
  if (short === '') return false;
  const [, inBrackets] = /\((.+)\)$/.exec(whole) ?? [];
  if (whole.startsWith(short) || inBrackets === short || short === initials(whole)) return true;
  const letters = initials(short);
  return letters.length > 1 && (letters === whole || letters === initials(whole));
}

function choiceOf(labels: Readonly<Record<string, string>>, text: string): string | null {
  const said = lower(text);
  const found = Object.entries(labels).find(([value, label]) => value === said || lower(label) === said);
  if (found !== undefined) return found[0];
  const [short, another] = Object.entries(labels).filter(([, label]) => isShortFor(label, said));
  // What may stand for two of them stands for none.
  return short === undefined || another !== undefined ? null : short[0];
}

/** 18.05.1927 and 30.12.2119. */
const [FIRST_SERIAL, LAST_SERIAL] = [10_000, 80_353];

const offered = (labels: Readonly<Record<string, string>>) => [...new Set(Object.values(labels))].join(', ');

/** A day as a spreadsheet counts it: from 30 December 1899, within the years a contract can speak of. */
function serialDay(text: string): string | null {
  const days = /^\d{5}$/.test(text) ? Number(text) : 0;
  return days >= FIRST_SERIAL && days <= LAST_SERIAL ? addDays('1899-12-30', days) : null;
}

/** Of a year of two digits the century in which it is nearer to us. */
const wholeYear = (year: string) => (year.length === 4 ? year : `${Number(year) > 69 ? '19' : '20'}${year}`);

const MONTHS = 'янв фев мар апр ма июн июл авг сен окт ноя дек'.split(' ');

/** «5 марта 2026 г.», with the quotes of a contract around the day or without; null of another text. */
function wordedDay(text: string): string | null {
  const words = /^[«"]?(\d{1,2})[»"]?\s+([а-я]{3,8})\s+(\d{4})\s*(?:г\.?|года)?$/i.exec(text);
  if (words === null) return null;
  const [, day = '', name = '', year = ''] = words;
  const month = MONTHS.findIndex((start) => name.toLowerCase().startsWith(start));
  return month < 0 ? null : `${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function dayOf(text: string): Said {
  const serial = serialDay(text);
  if (serial !== null) return { value: serial };
  const russian = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:\s.*|г\.?)?$/.exec(text);
  if (russian !== null) {
    const [, day = '', month = '', year = ''] = russian;
    return { value: `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
  }
  const said = wordedDay(text);
  if (said !== null) return { value: said };
  const wire = /^\d{4}-\d{2}-\d{2}/.exec(text);
  return wire === null ? { fault: 'Укажите дату вида 31.12.2026' } : { value: wire[0] };
}

/** `1 234,50 ₽` → `1234.50`; what is no number stays as it is and is refused by its field. */
function decimalOf(text: string): string {
  const bare = text.replace(/[\s\u00a0\u202f]|₽|руб(?:\.|лей|ля|ль)?|р\.?$|RUB|%/gi, '');
  if (!bare.includes(',') || !bare.includes('.')) return bare.replace(',', '.');
  // The one that stands last parts the kopecks; the other only parts the thousands.
  return bare.lastIndexOf(',') > bare.lastIndexOf('.')
    ? bare.replaceAll('.', '').replace(',', '.')
    : bare.replaceAll(',', '');
}

const fraction = (text: string, most: number) =>
  /^-?\d+\.\d+$/.test(text)
    ? text.replace(new RegExp(`(\\.\\d{0,${String(most)}}\\d*?)0+$`), '$1').replace(/\.$/, '')
    : text;

/** A code of so many digits with the zeros it begins with: a spreadsheet takes it for a number and drops them. */
function withZeros(field: Extract<Field, { kind: 'text' }>, text: string): string {
  const [, digits] = /^\^\[0-9\]\{(\d+)\}\$$/.exec(field.pattern?.source ?? '') ?? [];
  return digits !== undefined && /^\d+$/.test(text) ? text.padStart(Number(digits), '0') : text;
}

/** Parts of a cell that are parted by commas, semicolons or lines. */
export function listOf(text: string): string[] {
  return text
    .split(/[;,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** What the text of a cell says for a field that refers to nothing; the bounds of its value are its schema's. */
export function saidFor(
  field: Exclude<Field, { kind: 'reference' | 'references' | 'marks' | 'lines' | 'value' }>,
  text: string,
): Said {
  switch (field.kind) {
    case 'flag':
      return flagOf(field.words, text);
    case 'choice': {
      const value = choiceOf(field.labels, text);
      return value === null ? { fault: `Выберите одно из: ${offered(field.labels)}` } : { value };
    }
    case 'choices': {
      const values = listOf(text).map((part) => choiceOf(field.labels, part));
      return values.includes(null) ? { fault: `Выберите из: ${offered(field.labels)}` } : { value: values };
    }
    case 'tags':
      return { value: listOf(text) };
    case 'day':
      return dayOf(text);
    case 'whole': {
      const number = decimalOf(text.replace(/[а-яё.]+$/i, ''));
      return /^-?\d+$/.test(number) ? { value: Number(number) } : { fault: 'Укажите целое число' };
    }
    case 'money':
      return { value: fraction(decimalOf(text), 2) };
    case 'percent':
      return { value: fraction(decimalOf(text), field.scale ?? 2) };
    case 'quantity':
      return { value: fraction(decimalOf(text), 3) };
    case 'currency':
      return { value: text.toUpperCase().replace(/^(RUR|РУБ\.?|₽)$/, 'RUB') };
    case 'text':
    case 'long_text': {
      // An export leads what could be a formula by an apostrophe.
      const value = text.replace(/^'(?=[=+\-@])/, '');
      if (field.kind === 'long_text') return { value };
      return { value: field.composed === 'number' ? patternOf(value) : withZeros(field, value) };
    }
  }
}
