import { sql } from 'kysely';
import { DEFAULT_PER_PAGE, DEEPEST_ROW, MAX_PER_PAGE } from 'shared/contract/list/paging';
import { MAX_SEARCH } from 'shared/contract/list/max-search';
import { type FieldErrors, ValidationFailed } from '../platform/http/errors';
import {
  type Condition,
  type FilterValues,
  type ListContext,
  type ListRequest,
  type ListResource,
  type ListSort,
  UnreadableValue,
} from './list-resource';

const MAX_VALUES = 200;
/** Names of records that rows refer to, with commas between. */
const RELATIONS = /^[a-z_]+(?:\.[a-z_]+)*(?:,[a-z_]+(?:\.[a-z_]+)*)*$/;
const FILTER = /^filter\[([a-z_]+)\](?:\[(gte|lte|)\])?$/;

interface Reading {
  errors: FieldErrors;
  single: Map<string, string>;
  filters: Map<string, { equal: string[]; gte: string | null; lte: string | null }>;
}

type Fields<Row extends object> = Pick<
  ListResource<Row>,
  'id' | 'sorts' | 'defaultSort' | 'filters' | 'search' | 'defaultPerPage'
>;

/** Half of a surrogate pair and a zero byte are texts the database does not take. */
const unstorable = /\0|\p{Surrogate}/u;

function collect<Row extends object>(resource: Fields<Row>, text: string): Reading {
  const errors = Object.create(null) as FieldErrors;
  const reading: Reading = { errors, single: new Map(), filters: new Map() };
  for (const [name, value] of new URLSearchParams(text)) {
    const key = name === 'tab' ? 'filter[tab]' : name;
    const [, filter, operator] = FILTER.exec(key) ?? [];
    if (unstorable.test(value)) {
      reading.errors[name] = ['В тексте есть недопустимый символ'];
    } else if (['page', 'per_page', 'sort', 'search'].includes(key)) {
      if (reading.single.has(key)) reading.errors[key] = ['Укажите одно значение'];
      reading.single.set(key, value);
    } else if (key === 'with') {
      // A row carries the names of what it refers to, asked for or not.
      if (!RELATIONS.test(value)) reading.errors[key] = ['Перечислите связи через запятую'];
    } else if (filter !== undefined && Object.hasOwn(resource.filters, filter)) {
      const values = reading.filters.get(filter) ?? { equal: [], gte: null, lte: null };
      const isRange = resource.filters[filter]?.shape === 'range';
      if (operator === 'gte' || operator === 'lte') {
        if (isRange) values[operator] = value;
        else reading.errors[name] = ['Этот отбор не принимает границ'];
      } else values.equal.push(value);
      reading.filters.set(filter, values);
    } else {
      reading.errors[name] = ['Неизвестное поле'];
    }
  }
  return reading;
}

function wholeNumber(reading: Reading, name: string, limits: { byDefault: number; max: number }): number {
  const text = reading.single.get(name);
  if (text === undefined) return limits.byDefault;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= 1 && value <= limits.max) return value;
  reading.errors[name] = [`Укажите целое число от 1 до ${limits.max.toLocaleString('ru-RU')}`];
  return limits.byDefault;
}

function readFilters<Row extends object>(
  resource: Fields<Row>,
  reading: Reading,
  context: ListContext,
): Condition[] {
  const conditions: Condition[] = [];
  for (const [name, filter] of Object.entries(resource.filters)) {
    const given = reading.filters.get(name);
    const values: FilterValues | undefined =
      given ??
      (filter.byDefault === undefined ? undefined : { equal: [filter.byDefault], gte: null, lte: null });
    if (values === undefined) continue;
    try {
      if (values.equal.length > MAX_VALUES)
        throw new UnreadableValue(`Не больше ${String(MAX_VALUES)} значений`);
      if (filter.shape !== 'many' && values.equal.length > 1)
        throw new UnreadableValue('Укажите одно значение');
      const condition = filter.condition(values, context);
      if (condition !== null) conditions.push(condition);
    } catch (error) {
      if (!(error instanceof UnreadableValue)) throw error;
      reading.errors[`filter[${name}]`] = [error.message];
    }
  }
  return conditions;
}

/** Every list goes by its ids as well: whoever walks it whole needs an order that no change of a record moves. */
function sortNamed<Row extends object>(resource: Fields<Row>, name: string): ListSort | undefined {
  if (Object.hasOwn(resource.sorts, name)) return resource.sorts[name];
  return name === 'id' ? { expression: resource.id } : undefined;
}

/**
 * A list's query string as a request that can be carried out; refuses with 422 what the resource does not offer:
 * unknown parameters, values out of range, sorts and filters it does not have.
 */
export function parseListQuery<Row extends object>(
  resource: Fields<Row>,
  text: string,
  context: ListContext,
): ListRequest {
  const reading = collect(resource, text);
  const page = wholeNumber(reading, 'page', { byDefault: 1, max: DEEPEST_ROW });
  const byDefault = resource.defaultPerPage ?? DEFAULT_PER_PAGE;
  const perPage = wholeNumber(reading, 'per_page', { byDefault, max: MAX_PER_PAGE });
  if (page * perPage > DEEPEST_ROW) {
    reading.errors.page = [
      `Дальше строки ${DEEPEST_ROW.toLocaleString('ru-RU')} список не листается. Сузьте отбор`,
    ];
  }
  const where = readFilters(resource, reading, context);

  const sortText = reading.single.get('sort') ?? resource.defaultSort;
  const sortName = sortText.replace(/^-/, '');
  const sort = sortNamed(resource, sortName);
  if (sort === undefined) reading.errors.sort = ['По этому полю список не упорядочивается'];

  const search = reading.single.get('search')?.trim() ?? '';
  if (search.length > MAX_SEARCH) reading.errors.search = [`Не длиннее ${String(MAX_SEARCH)} знаков`];
  if (search !== '' && resource.search === undefined) reading.errors.search = ['Неизвестное поле'];
  if (sort === undefined || Object.keys(reading.errors).length > 0)
    throw new ValidationFailed(reading.errors);

  if (search !== '') where.push(resource.search?.(search, context) ?? sql<boolean>`false`);
  return {
    page,
    perPage,
    sort,
    descending: sortText.startsWith('-'),
    search: search === '' ? null : search,
    filters: reading.filters,
    where,
  };
}

/** The query string behind an address: everything after the question mark. */
export function queryStringOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}
