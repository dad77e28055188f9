import { stepTo } from './grid/grid-step';
import {
  changeItem,
  copyItem,
  insertItem,
  moveItem,
  pasteBlock,
  pasteItems,
  removeItem,
  typeCell,
  withoutBlankItems,
} from './item-edits';
import { emptyItem, type ItemValues } from './item-values';

const unit = { id: 1, symbol: 'шт' };
const line = (name: string): ItemValues => ({
  ...emptyItem(),
  key: name,
  name,
  quantity: '1',
  unit,
  price: '10.00',
});
const items = [line('а'), line('б'), line('в')];
const names = (list: readonly ItemValues[]) => list.map((item) => item.name).join(' ');

test.each([
  ['name', '  Сервер   2U ', { name: 'Сервер 2U' }],
  ['quantity', '1 000,5', { quantity: '1000.5' }],
  ['quantity', 'много', { quantity: null, raw: { quantity: 'много' } }],
  ['quantity', '-1', { quantity: null, raw: { quantity: '-1' } }],
  ['price', '1 284 000', { price: '1284000.00' }],
  ['price', '1,234', { price: null, raw: { price: '1,234' } }],
  ['price', '', { price: null }],
  ['unit', 'шт.', { unit }],
  ['unit', 'бочка', { unit: null, raw: { unit: 'бочка' } }],
] as const)('%s takes «%s» as %j', (column, text, expected) => {
  expect(typeCell(line('а'), { column, text, units: [unit] })).toEqual({ ...line('а'), ...expected });
});

test('a readable text takes the place of an unreadable one', () => {
  const bad = typeCell(line('а'), { column: 'price', text: 'дорого', units: [] });
  expect(typeCell(bad, { column: 'price', text: '5', units: [] })).toEqual({ ...line('а'), price: '5.00' });
});

test('lines are inserted, copied, removed and carried', () => {
  expect(names(insertItem(items, 0))).toBe('а  б в');
  expect(names(copyItem(items, 1))).toBe('а б б в');
  expect(names(removeItem(items, 1))).toBe('а в');
  expect(names(moveItem(items, 0, 2))).toBe('б в а');
  expect(names(moveItem(items, 2, -5))).toBe('в а б');
  expect(names(changeItem(items, 2, { name: 'г' }))).toBe('а б г');
});

test('a copy of a saved line is a new line', () => {
  const copy = copyItem([{ ...line('а'), id: 5 }], 0)[1];
  expect(copy).not.toHaveProperty('id');
});

test('pasted lines use up a blank line and never write over a filled one', () => {
  const blank = { ...emptyItem(), key: 'blank' };
  expect(names(pasteItems([line('а'), blank], 1, [line('х'), line('у')]))).toBe('а х у');
  expect(names(pasteItems(items, 0, [line('х')]))).toBe('а х б в');
});

test('a block pasted at the price fills prices downwards and adds the missing lines', () => {
  const result = pasteBlock(items, { row: 2, column: 'price' }, { cells: [['5,50'], ['7']], units: [unit] });
  expect(result.map((item) => item.price)).toEqual(['10.00', '10.00', '5.50', '7.00']);
});

test('blank lines are left out and a list without them is the same list', () => {
  expect(withoutBlankItems([...items, emptyItem()])).toHaveLength(3);
  expect(withoutBlankItems(items)).toBe(items);
});

test.each([
  [{ row: 0, column: 'price' }, 'next', { row: 1, column: 'name' }],
  [{ row: 1, column: 'name' }, 'previous', { row: 0, column: 'price' }],
  [{ row: 2, column: 'price' }, 'next', null],
  [{ row: 0, column: 'name' }, 'previous', null],
  [{ row: 1, column: 'unit' }, 'down', { row: 2, column: 'unit' }],
  [{ row: 2, column: 'unit' }, 'down', null],
  [{ row: 1, column: 'name' }, 'left', null],
  [{ row: 1, column: 'unit' }, 'row-start', { row: 1, column: 'name' }],
  [{ row: 1, column: 'unit' }, 'last', { row: 2, column: 'price' }],
] as const)('from %j %s leads to %j', (from, step, to) => {
  expect(stepTo(from, step, 3)).toEqual(to);
});
