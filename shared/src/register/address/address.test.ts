import {
  addressOf,
  readPage,
  readSort,
  viewQuery,
  withCondition,
  withoutCondition,
  withoutConditions,
  withPage,
  withPerPage,
  withSearch,
  withSort,
  withTab,
  withView,
} from './address';

const defaults = { sort: '-agreement_date', per_page: '50' };
const at = (query: string) => new URLSearchParams(query);

describe('address of a register', () => {
  it('keeps brackets readable', () => {
    expect(addressOf(at('filter[status][]=draft&search=акт 1'))).toBe(
      'filter[status][]=draft&search=%D0%B0%D0%BA%D1%82+1',
    );
  });

  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=abc', 1],
  ])('reads the page of «%s» as %i', (query, page) => {
    expect(readPage(at(query))).toBe(page);
  });

  it.each([
    ['', { field: 'agreement_date', isDescending: true }],
    ['sort=title', { field: 'title', isDescending: false }],
    ['sort=-amount', { field: 'amount', isDescending: true }],
  ])('reads the order of «%s»', (query, sort) => {
    expect(readSort(at(query), defaults)).toEqual(sort);
  });

  it.each([
    ['search', withSearch(at('page=4'), '  аренда '), 'search=%D0%B0%D1%80%D0%B5%D0%BD%D0%B4%D0%B0'],
    ['an emptied search', withSearch(at('search=a&page=2'), ''), ''],
    [
      'the own order',
      withSort(at('sort=title&page=2'), { field: 'agreement_date', isDescending: true }, defaults),
      '',
    ],
    ['another order', withSort(at(''), { field: 'title', isDescending: true }, defaults), 'sort=-title'],
    ['the own page size', withPerPage(at('per_page=100&page=2'), 50, defaults), ''],
    ['another page size', withPerPage(at(''), 25, defaults), 'per_page=25'],
    ['a tab', withTab(at('page=9&search=a'), 'mine', 'all'), 'search=a&tab=mine'],
    ['the first tab', withTab(at('tab=mine'), 'all', 'all'), ''],
    ['a page', withPage(at('search=a'), 2), 'search=a&page=2'],
    ['the first page', withPage(at('page=7'), 1), ''],
  ])('writes %s and goes back to the first page', (_, next, query) => {
    expect(next.toString()).toBe(query);
  });

  it('puts a condition in the place of the earlier one on the same field', () => {
    const next = withCondition(
      at('filter[status][]=draft&filter[status][]=signed&filter[kind][]=nda&page=2'),
      {
        kind: 'choice',
        field: 'status',
        values: ['active'],
      },
    );
    expect(addressOf(next)).toBe('filter[kind][]=nda&filter[status][]=active');
  });

  it('takes away one condition, whatever its shape', () => {
    const query = 'filter[end_date][gte]=today&filter[end_date][lte]=today&filter[end_date_x]=1';
    expect(addressOf(withoutCondition(at(query), 'end_date'))).toBe('filter[end_date_x]=1');
  });

  it('takes away search and conditions, and leaves tab, order and page size', () => {
    const query = 'search=a&filter[kind][]=nda&tab=mine&sort=title&per_page=25&page=3';
    expect(withoutConditions(at(query)).toString()).toBe('tab=mine&sort=title&per_page=25');
  });

  it('compares views without what belongs to the visit', () => {
    expect(viewQuery(at('tab=mine&page=2&view=5&per_page=25&list=x&import=7&sort=title'))).toBe(
      'sort=title&tab=mine',
    );
    expect(viewQuery(at('sort=title&tab=mine'))).toBe('sort=title&tab=mine');
  });

  it('opens a view by its own conditions and names it', () => {
    expect(withView({ id: 5, query: 'tab=mine' }).toString()).toBe('tab=mine&view=5');
  });
});
