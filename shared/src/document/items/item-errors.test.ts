import { unreadable } from './item-errors';

it.each([
  ['price', '-5', 'Не меньше нуля'],
  ['price', '−5,20', 'Не меньше нуля'],
  ['quantity', '-1', 'Больше нуля'],
  ['price', 'попугай', 'Нужно число, после запятой не больше 2 знаков'],
  ['quantity', 'пять-7', 'Нужно число, после запятой не больше 3 знаков'],
] as const)('a cell of %s that could not take «%s» says: %s', (column, text, message) => {
  expect(unreadable(column, text)).toBe(message);
});
