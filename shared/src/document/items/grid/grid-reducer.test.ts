import { gridReducer, type GridEvent, type GridState } from './grid-reducer';
import type { PressedKey } from './grid-key';
import { emptyItem, type ItemColumn, type ItemValues } from '../item-values';

const units = [{ id: 1, symbol: 'шт' }];
const line = (name: string): ItemValues => ({
  ...emptyItem(),
  key: name,
  name,
  quantity: '1',
  unit: { id: 1, symbol: 'шт' },
  price: '10.00',
});
const state: GridState = {
  items: [line('а'), line('б')],
  active: { row: 0, column: 'name' },
  editing: null,
  follows: false,
  wish: null,
};
const cell = (row: number, column: ItemColumn = 'name') => ({ row, column });
const after = (event: GridEvent, from: GridState = state, closed = false) =>
  gridReducer(from, event, { units, closed });
const key = (name: string, place = cell(0), more: Partial<PressedKey> = {}): GridEvent => ({
  type: 'key',
  place,
  pressed: { key: name, code: '', ctrl: false, shift: false, alt: false, ...more },
});
const names = (result: GridState | null) => result?.items.map((item) => item.name).join(' ');

test('Tab walks across, on to the next line, and leaves the table at its end', () => {
  expect(after(key('Tab', cell(0, 'price')))?.active).toEqual(cell(1));
  expect(after(key('Tab', cell(1, 'price')))).toBeNull();
});

test('Enter in the last line makes a new one, but never a second blank one', () => {
  const grown = after(key('Enter', cell(1, 'price')));
  expect(grown?.items).toHaveLength(3);
  expect(grown?.active).toEqual(cell(2));
  if (grown === null) throw new Error('The table took the key');
  expect(after(key('Enter', cell(2)), grown)?.items).toHaveLength(3);
});

test('a typed sign starts the cell over, F2 keeps its text, Escape gives it up', () => {
  expect(after(key('7', cell(0, 'quantity')))?.editing).toEqual({ start: '7' });
  expect(after(key('F2', cell(0, 'quantity')))?.editing).toEqual({ start: null });
  expect(after({ type: 'cancel', place: cell(0, 'quantity') })).toMatchObject({
    editing: null,
    items: state.items,
  });
});

test('what was typed is taken with the step that follows it', () => {
  const result = after({ type: 'commit', place: cell(0, 'quantity'), text: '2,5', then: 'next' });
  expect(result?.items[0]?.quantity).toBe('2.5');
  expect(result?.active).toEqual(cell(0, 'unit'));
});

test('leaving a cell untouched changes nothing', () => {
  expect(after({ type: 'commit', place: cell(0, 'price'), text: '10,00', then: 'blur' })?.items).toBe(
    state.items,
  );
});

test('rows of a spreadsheet come under a filled line; a block at a price fills prices', () => {
  expect(names(after({ type: 'paste', place: cell(0), text: 'х\t1\tшт\t5\nу\t2\tшт\t6' }))).toBe('а х у б');
  const prices = after({ type: 'paste', place: cell(0, 'price'), text: '5\n6' });
  expect(prices?.items.map((item) => item.price)).toEqual(['5.00', '6.00']);
});

test('one pasted value is that cell alone', () => {
  const result = after({ type: 'paste', place: cell(1, 'price'), text: '1 284 000,00\n' });
  expect(result?.items[1]?.price).toBe('1284000.00');
});

test('lines are carried and removed by keys and the active cell goes along', () => {
  const carried = after(key('ArrowDown', cell(0, 'price'), { alt: true }));
  expect(names(carried)).toBe('б а');
  expect(carried?.active).toEqual(cell(1, 'price'));
  const removed = after(key('Delete', cell(1, 'price'), { ctrl: true }));
  expect(names(removed)).toBe('а');
  expect(removed?.active).toEqual(cell(0, 'price'));
  expect(names(after({ type: 'drop', from: 0, to: 1 }))).toBe('б а');
});

test('a closed table is walked and never changed', () => {
  expect(after(key('ArrowDown'), state, true)?.active).toEqual(cell(1));
  expect(after(key('Delete'), state, true)).toBeNull();
  expect(after({ type: 'paste', place: cell(0), text: 'х' }, state, true)).toBeNull();
});

test('undo and the whole line are asked for, not done here', () => {
  expect(after(key('я', cell(0), { ctrl: true, code: 'KeyZ' }))?.wish).toBe('undo');
  expect(after(key('Enter', cell(0), { alt: true }))?.wish).toBe('details');
});
