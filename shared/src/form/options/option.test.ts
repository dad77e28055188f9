import { filterOptions, nextOption } from './option';

const options = [
  { value: 1, label: 'Фёдоров и партнёры, АО' },
  { value: 2, label: 'Лесная Плаза, ООО' },
  { value: 3, label: 'Северный экспресс, ООО' },
];

describe('the search in a list of values', () => {
  it.each([
    ['федоров', [1]],
    ['ООО', [2, 3]],
    ['ооо плаза', [2]],
    ['', [1, 2, 3]],
    ['нет такого', []],
  ])('finds by «%s»', (search, found) => {
    expect(filterOptions(options, search).map((option) => option.value)).toEqual(found);
  });
});

it('finds by the words under a value as well, where they are a text', () => {
  const units = [
    { value: 55, label: 'м²', note: 'Квадратный метр' },
    { value: 6, label: 'м', note: 'Метр' },
    { value: 796, label: 'шт', note: 'Штука' },
    { value: 166, label: 'кг' },
  ];
  expect(filterOptions(units, 'метр').map(({ value }) => value)).toEqual([6, 55]);
  expect(filterOptions(units, 'шт').map(({ value }) => value)).toEqual([796]);
});

describe('the walk along a list of values', () => {
  const list = [{ disabled: true }, {}, {}, { disabled: true }];

  it('goes round and past what cannot be chosen', () => {
    expect(nextOption(list, -1, 'ArrowDown')).toBe(1);
    expect(nextOption(list, 2, 'ArrowDown')).toBe(1);
    expect(nextOption(list, 1, 'ArrowUp')).toBe(2);
    expect(nextOption(list, 0, 'Home')).toBe(1);
    expect(nextOption(list, 0, 'End')).toBe(2);
  });

  it('goes nowhere when nothing can be chosen', () => {
    expect(nextOption([{ disabled: true }], -1, 'ArrowDown')).toBe(-1);
    expect(nextOption([], -1, 'ArrowUp')).toBe(-1);
  });
});
