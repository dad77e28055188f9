import { pageSelection, toggled, withPageToggled, withRange } from './selection';
import { sumsByCurrency } from './sums-by-currency';

const rows = [1, 2, 3, 4, 5].map((id) => ({ id }));
const ids = (selection: ReadonlyMap<number, unknown>) => [...selection.keys()].sort((a, b) => a - b);
const of = (...chosen: number[]) => new Map(chosen.map((id) => [id, { id }]));

describe('selection of rows', () => {
  it('takes and gives back one row', () => {
    expect(ids(toggled(of(1), { id: 2 }))).toEqual([1, 2]);
    expect(ids(toggled(of(1, 2), { id: 2 }))).toEqual([1]);
  });

  it.each([
    [2, 4, [2, 3, 4]],
    [4, 2, [2, 3, 4]],
    [null, 3, [3]],
    [99, 3, [3]],
  ])('takes everything from row %s to row %i', (from, to, expected) => {
    expect(ids(withRange(of(), rows, { from, to }))).toEqual(expected);
  });

  it('takes the whole page beside rows of other pages, and gives only the page back', () => {
    const whole = withPageToggled(of(1, 77), rows);
    expect(ids(whole)).toEqual([1, 2, 3, 4, 5, 77]);
    expect(ids(withPageToggled(whole, rows))).toEqual([77]);
  });

  it.each([
    [[], 'none'],
    [[77], 'none'],
    [[1, 5], 'some'],
    [[1, 2, 3, 4, 5], 'all'],
  ])('of %j on the page is %s', (chosen, state) => {
    expect(pageSelection(of(...chosen), rows)).toBe(state);
  });

  it('adds each currency apart and exactly', () => {
    expect(
      sumsByCurrency([
        { amount: '0.10', currency: 'RUB' },
        { amount: '12.30', currency: 'EUR' },
        { amount: '0.20', currency: 'RUB' },
        { amount: null, currency: 'USD' },
        { amount: '99999999999999.99', currency: 'RUB' },
      ]),
    ).toEqual([
      { currency_code: 'RUB', amount: '100000000000000.29' },
      { currency_code: 'EUR', amount: '12.30' },
    ]);
  });
});
