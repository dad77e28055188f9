import { parseQueryString } from './query-string';

const parsed = (text: string): unknown => JSON.parse(JSON.stringify(parseQueryString(text)));

describe('a query string', () => {
  it.each([
    ['page=2&search=%D0%B4%D0%BE%D0%B3+1', { page: '2', search: 'дог 1' }],
    ['filter[status][]=draft&filter[status][]=active', { filter: { status: ['draft', 'active'] } }],
    ['filter[end_date][gte]=a&filter[end_date][lte]=b', { filter: { end_date: { gte: 'a', lte: 'b' } } }],
    ['filter%5Btab%5D=mine', { filter: { tab: 'mine' } }],
    ['page=1&page=2', { page: ['1', '2'] }],
    ['', {}],
  ])('%s is read as nested values', (text, value) => expect(parsed(text)).toEqual(value));

  it.each([
    ['filter=a&filter[b]=c', { filter: 'a', 'filter[b]': 'c' }],
    ['filter[b]=c&filter=a', { filter: [{ b: 'c' }, 'a'] }],
    ['a[b=1', { 'a[b': '1' }],
    ['a[][b]=1', { 'a[][b]': '1' }],
    ['a[b][c][d][e]=1', { 'a[b][c][d][e]': '1' }],
  ])('%s keeps what makes no sense, so that the schema refuses it', (text, value) =>
    expect(parsed(text)).toEqual(value),
  );

  it('never touches the prototype of objects', () => {
    parseQueryString('__proto__[polluted]=1&constructor[prototype][polluted]=1&%=1');
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it('reads no more than a bounded number of pairs', () => {
    const text = Array.from({ length: 2000 }, (_, number) => `k${String(number)}=1`).join('&');
    expect(Object.keys(parseQueryString(text))).toHaveLength(500);
  });
});
