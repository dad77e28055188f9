import { sql } from 'kysely';
import { ValidationFailed } from '../platform/http/errors';
import type { Actor } from '../platform/http/actor';
import {
  boolFilter,
  dayFilter,
  enumFilter,
  idFilter,
  labelFilter,
  momentFilter,
  numberFilter,
} from './list-filters';
import { parseListQuery } from './list-query';
import type { ListContext } from './list-resource';
import { containsWords } from './list-search';

const actor: Actor = {
  id: 7,
  name: 'Соколова Мария Дмитриевна',
  permissions: new Set(),
  dataScope: 'all',
  departmentId: null,
  departmentIds: [],
  sessionId: 1,
};
const context: ListContext = { actor, now: new Date('2026-11-20T09:00:00Z'), today: '2026-11-20' };

const resource = {
  id: sql<number>`r.id`,
  sorts: { name: { expression: sql`r.name` }, end_date: { expression: sql`r.end_date`, nullable: true } },
  defaultSort: '-end_date',
  filters: {
    status: enumFilter(sql`r.status`, ['draft', 'active']),
    owner_id: idFilter(sql`r.owner_id`),
    is_own: boolFilter(sql`r.is_own`),
    end_date: dayFilter(sql`r.end_date`),
    created_at: momentFilter(sql`r.created_at`),
    amount: numberFilter(sql`r.amount`),
    tag: labelFilter(sql`r.tags`),
    tab: { ...enumFilter(sql`r.tab`, ['all', 'mine']), shape: 'one' as const, byDefault: 'all' },
  },
  search: (text: string) => containsWords(sql`r.search`, text),
};

const parse = (query: string) => parseListQuery(resource, query, context);
const encoded = (query: string) => parse(encodeURI(query));

function errorsOf(query: string): Record<string, string[]> {
  try {
    parse(query);
  } catch (error) {
    if (error instanceof ValidationFailed) return error.errors;
    throw error;
  }
  throw new Error('The query was not refused');
}

test('an empty query asks for the first fifty rows in the default order', () => {
  expect(parse('')).toMatchObject({ page: 1, perPage: 50, descending: true, search: null });
  expect(parse('').sort).toBe(resource.sorts.end_date);
});

test('every list goes by its ids, in either direction', () => {
  expect(parse('sort=id')).toMatchObject({ descending: false, sort: { expression: resource.id } });
  expect(parse('sort=-id')).toMatchObject({ descending: true, sort: { expression: resource.id } });
});

test('paging, order and search are taken from the query', () => {
  const request = encoded('page=3&per_page=20&sort=name&search= поставка ');
  expect(request).toMatchObject({ page: 3, perPage: 20, descending: false, search: 'поставка' });
  expect(request.sort).toBe(resource.sorts.name);
});

test('a text of signs alone finds nothing, an empty one is no condition', () => {
  const conditions = (query: string) => encoded(query).where.length;
  expect(resource.search(']] … — %')).toBeNull();
  expect(conditions('search=]] … — %')).toBe(conditions('') + 1);
  expect(conditions('search=  ')).toBe(conditions(''));
});

test.each([
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=1.5', 'page'],
  ['page=abc', 'page'],
  ['page=', 'page'],
  ['per_page=101', 'per_page'],
  ['per_page=0', 'per_page'],
  ['page=1&page=2', 'page'],
  ['page=10001&per_page=100', 'page'],
  ['page=1000000&per_page=2', 'page'],
])('paging that is out of range is refused, not clamped: %s', (query, field) => {
  expect(Object.keys(errorsOf(query))).toEqual([field]);
});

test('rows carry what they refer to, whether it is asked for or not', () => {
  expect(parse('with=counterparty,responsible.department')).toEqual(parse(''));
  expect(errorsOf('with=a;b')).toEqual({ with: ['Перечислите связи через запятую'] });
});

test.each([
  ['color=red', 'color'],
  ['filter[secret]=1', 'filter[secret]'],
  ['filter[status][like]=a', 'filter[status][like]'],
  ['filter[__proto__]=1', 'filter[__proto__]'],
  ['filter[constructor]=1', 'filter[constructor]'],
  ['__proto__=1', '__proto__'],
  ['toString=1', 'toString'],
])('a parameter the list does not have is refused under its name: %s', (query, field) => {
  expect(errorsOf(query)).toEqual({ [field]: ['Неизвестное поле'] });
});

test.each([
  ['filter[status]=gone', 'filter[status]'],
  ['filter[owner_id]=x', 'filter[owner_id]'],
  ['filter[owner_id]=0', 'filter[owner_id]'],
  ['filter[owner_id]=01', 'filter[owner_id]'],
  ['filter[is_own]=maybe', 'filter[is_own]'],
  ['filter[is_own]=true&filter[is_own]=false', 'filter[is_own]'],
  ['filter[end_date][gte]=2026-02-30', 'filter[end_date]'],
  ['filter[end_date]=20.11.2026', 'filter[end_date]'],
  ['filter[amount][gte]=1e9', 'filter[amount]'],
  ['filter[amount][gte]=12,5', 'filter[amount]'],
  ['sort=secret', 'sort'],
  ['sort=constructor', 'sort'],
  ['sort=--name', 'sort'],
  ['search=%00', 'search'],
  [`search=${'a'.repeat(201)}`, 'search'],
  ['filter[status][gte]=draft', 'filter[status][gte]'],
])('a value that cannot be read is refused in Russian: %s', (query, field) => {
  const errors = errorsOf(query);
  expect(Object.keys(errors)).toEqual([field]);
  expect(errors[field]?.[0]).toMatch(/[а-яё]/i);
});

test('a question of yes or no is answered by either word, and its refusal says no word of English', () => {
  expect(errorsOf('filter[is_own]=maybe')).toEqual({ 'filter[is_own]': ['Укажите «да» или «нет»'] });
  for (const said of ['true', '1', 'да', 'false', '0', 'нет'])
    expect(encoded(`filter[is_own]=${said}`).where).toHaveLength(2);
});

test('all mistakes of a query are named at once', () => {
  expect(Object.keys(errorsOf('page=0&sort=x&filter[status]=y&z=1')).sort()).toEqual([
    'filter[status]',
    'page',
    'sort',
    'z',
  ]);
});

test('several values, ranges, labels and relative days are conditions', () => {
  const query =
    'filter[status][]=draft&filter[status][]=active&filter[end_date][gte]=today&filter[end_date][lte]=today+30&filter[tag]=срочно';
  expect(encoded(query).where).toHaveLength(4);
});

test('a filter with a default applies when the query does not name it, and is not counted as named', () => {
  expect(parse('').where).toHaveLength(1);
  expect(parse('').filters.size).toBe(0);
  expect(parse('tab=mine').filters.get('tab')?.equal).toEqual(['mine']);
});
