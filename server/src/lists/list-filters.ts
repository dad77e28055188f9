import { type RawBuilder, sql } from 'kysely';
import { day } from 'shared/contract/record/field';
import { isDecimal } from 'shared/contract/money/decimal';
import { addDays } from '../calendar/business-day';
import { type Condition, type ListContext, type ListFilter, UnreadableValue } from './list-resource';

type Column = RawBuilder<unknown>;

function oneOf(column: Column, values: readonly (string | number)[]): Condition {
  // A single value keeps an index in the list's own order usable; an array does not.
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values})`;
}

function asId(value: string): number {
  if (!/^[1-9]\d{0,15}$/.test(value)) throw new UnreadableValue('Укажите номер записи');
  return Number(value);
}

function ofClosedSet(
  allowed: readonly string[],
  holding: (chosen: readonly string[]) => Condition,
): ListFilter {
  return {
    shape: 'many',
    value: allowed,
    note: allowed.join(', '),
    condition: ({ equal }) => {
      if (equal.some((value) => !allowed.includes(value))) {
        throw new UnreadableValue('Выберите одно из допустимых значений');
      }
      return equal.length === 0 ? null : holding(equal);
    },
  };
}

/** One or several values out of a closed set. */
export function enumFilter(column: Column, allowed: readonly string[]): ListFilter {
  return ofClosedSet(allowed, (chosen) => oneOf(column, chosen));
}

/** Rows whose array column has any of the chosen values of a closed set. */
export function choicesFilter(column: Column, allowed: readonly string[]): ListFilter {
  return ofClosedSet(allowed, (chosen) => sql`${column} && ${chosen}::text[]`);
}

/** One or several machine names; one that nothing has finds nothing. */
export function wordFilter(column: Column): ListFilter {
  return {
    shape: 'many',
    value: 'text',
    note: 'машинные имена',
    condition: ({ equal }) => {
      if (equal.some((value) => !/^[\w.-]{1,100}$/.test(value))) {
        throw new UnreadableValue('Выберите одно из допустимых значений');
      }
      return equal.length === 0 ? null : oneOf(column, equal);
    },
  };
}

/** One or several records by their numbers, where a list finds them in a way of its own. */
export function recordsFilter(found: (ids: number[]) => Condition): ListFilter {
  return {
    shape: 'many',
    value: 'record',
    note: 'номера записей',
    condition: ({ equal }) => (equal.length === 0 ? null : found(equal.map(asId))),
  };
}

/** One or several records by their numbers. */
export function idFilter(column: Column): ListFilter {
  return recordsFilter((ids) => oneOf(column, ids));
}

/** Rows whose array column names at least one of the records. */
export function idsFilter(column: Column): ListFilter {
  return recordsFilter((ids) => sql`${column} && ${ids}::bigint[]`);
}

const YES: readonly string[] = ['true', '1', 'да'];
const NO: readonly string[] = ['false', '0', 'нет'];

/** `true` or `false`, and the same by other names; a column that depends on the moment is made for each request. */
export function boolFilter(column: Column | ((context: ListContext) => Column)): ListFilter {
  return {
    shape: 'one',
    value: 'flag',
    note: 'true или false',
    condition: ({ equal: [value = ''] }, context) => {
      const asked = typeof column === 'function' ? column(context) : column;
      if (YES.includes(value)) return sql`${asked}`;
      if (NO.includes(value)) return sql`not ${asked}`;
      throw new UnreadableValue('Укажите «да» или «нет»');
    },
  };
}

/** What is put away stays out of a list until it is asked for: `true` alone, `all` beside the others. */
export function archivedFilter(column: Column): ListFilter {
  const flag = boolFilter(sql`(${column} is not null)`);
  return {
    ...flag,
    note: 'true, false или all',
    byDefault: 'false',
    condition: (values, context) => (values.equal[0] === 'all' ? null : flag.condition(values, context)),
  };
}

/** A day, or a day relative to today: `today`, `today+30`, `today-7`. */
function asDay(value: string, today: string): string {
  // A plus in an address reads as a space.
  const relative = /^today(?:([+ -])(\d{1,4}))?$/.exec(value);
  if (relative) return addDays(today, Number(relative[2] ?? 0) * (relative[1] === '-' ? -1 : 1));
  const parsed = day.safeParse(value);
  if (!parsed.success) throw new UnreadableValue(parsed.error.issues[0]?.message ?? 'Укажите дату');
  return parsed.data;
}

interface Bounds {
  equal: string | undefined;
  gte: string | null;
  lte: string | null;
}

function within(
  bounds: Bounds,
  conditionOf: (operator: '=' | '>=' | '<=', value: string) => Condition,
): Condition | null {
  const parts: Condition[] = [];
  if (bounds.equal !== undefined) parts.push(conditionOf('=', bounds.equal));
  if (bounds.gte !== null) parts.push(conditionOf('>=', bounds.gte));
  if (bounds.lte !== null) parts.push(conditionOf('<=', bounds.lte));
  return parts.length === 0 ? null : sql.join<boolean>(parts, sql` and `);
}

/** A period of days, both ends included. */
export function dayFilter(column: Column): ListFilter {
  return {
    shape: 'range',
    value: 'day',
    note: 'ГГГГ-ММ-ДД, today, today+30',
    condition: ({ equal, gte, lte }, { today }) =>
      within({ equal: equal[0], gte, lte }, (operator, value) => {
        const bound = asDay(value, today);
        return sql`${column} ${sql.raw(operator)} ${bound}::date`;
      }),
  };
}

/** A period of moments by days of Moscow's zone, both ends included. */
export function momentFilter(column: Column): ListFilter {
  const startOf = (bound: string) => sql`(${bound}::date::timestamp at time zone 'Europe/Moscow')`;
  return {
    shape: 'range',
    value: 'day',
    note: 'ГГГГ-ММ-ДД, today, today-7',
    condition: ({ equal, gte, lte }, { today }) =>
      within({ equal: equal[0], gte, lte }, (operator, value) => {
        const bound = asDay(value, today);
        const after = startOf(addDays(bound, 1));
        if (operator === '>=') return sql`${column} >= ${startOf(bound)}`;
        if (operator === '<=') return sql`${column} < ${after}`;
        return sql`(${column} >= ${startOf(bound)} and ${column} < ${after})`;
      }),
  };
}

/** A range of sums or other decimals. */
export function numberFilter(column: Column): ListFilter {
  return {
    shape: 'range',
    value: 'number',
    note: 'число с точкой',
    condition: ({ equal, gte, lte }) =>
      within({ equal: equal[0], gte, lte }, (operator, value) => {
        if (!isDecimal(value)) throw new UnreadableValue('Укажите число');
        return sql`${column} ${sql.raw(operator)} ${value}::numeric`;
      }),
  };
}

/** Rows that carry every one of the labels in an array column. */
export function labelFilter(column: Column): ListFilter {
  return {
    shape: 'many',
    value: 'text',
    note: 'метки',
    condition: ({ equal }) => (equal.length === 0 ? null : sql`${column} @> ${equal}::text[]`),
  };
}
