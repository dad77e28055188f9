import {
  arrangeColumns,
  clampWidth,
  tableSizes,
  moveColumn,
  PLAIN_LAYOUT,
  toggleColumn,
} from './column-layout';

const columns = [
  { key: 'number', width: 100, isLocked: true },
  { key: 'date', width: 90 },
  { key: 'title', minWidth: 220, isLocked: true },
  { key: 'amount', width: 150 },
  { key: 'vat', width: 120, isHidden: true },
];
const keys = (shown: readonly string[] | null) =>
  arrangeColumns(columns, { shown, widths: {} }).map((column) => column.key);

describe('arrangement of columns', () => {
  it.each([
    ['the register’s own', null, ['number', 'date', 'title', 'amount']],
    ['another order', ['number', 'amount', 'title', 'date'], ['number', 'amount', 'title', 'date']],
    ['a hidden one shown', ['number', 'title', 'vat'], ['number', 'title', 'vat']],
    ['the first column moved away', ['title', 'number'], ['number', 'title']],
    ['a locked column taken out', ['number', 'date'], ['number', 'date', 'title']],
    [
      'a key that is gone, and one twice',
      ['number', 'gone', 'date', 'date', 'title'],
      ['number', 'date', 'title'],
    ],
    ['nothing', [], ['number', 'title']],
  ])('of %s', (_, shown, expected) => {
    expect(keys(shown)).toEqual(expected);
  });

  it('shows at the end and hides', () => {
    expect(toggleColumn(['number', 'title'], 'vat')).toEqual(['number', 'title', 'vat']);
    expect(toggleColumn(['number', 'title', 'vat'], 'vat')).toEqual(['number', 'title']);
  });

  it.each([
    ['amount', 1, ['number', 'amount', 'date', 'title']],
    ['amount', 0, ['number', 'amount', 'date', 'title']],
    ['date', 99, ['number', 'title', 'amount', 'date']],
    ['number', 2, ['number', 'date', 'title', 'amount']],
    ['gone', 2, ['number', 'date', 'title', 'amount']],
  ])('moves %s to place %i, never before the pinned one', (key, place, expected) => {
    expect(moveColumn(['number', 'date', 'title', 'amount'], key, place)).toEqual(expected);
  });

  it('keeps a width within bounds', () => {
    expect([clampWidth(3), clampWidth(120.4), clampWidth(5000)]).toEqual([64, 120, 800]);
  });

  it('gives the rest to the column without a width, else to the last one', () => {
    const shown = arrangeColumns(columns, PLAIN_LAYOUT);
    expect(tableSizes(shown, {}, false).tracks).toBe('100px 90px minmax(220px, 1fr) 150px');
    expect(tableSizes(shown, { title: 300, date: 110 }, false).tracks).toBe(
      '100px 110px 300px minmax(150px, 1fr)',
    );
    expect(tableSizes(shown, {}, false).least).toBe(560);
    expect(tableSizes(shown, { title: 300 }, false).least).toBe(640);
    expect(tableSizes(shown, {}, true)).toEqual({
      tracks: '44px 100px 90px minmax(220px, 1fr) 150px',
      least: 604,
    });
  });
});
