import { wordText } from './word-text';

it('a line break of Word stays a break, and what no document can hold is left out', () => {
  expect(wordText('Поставка\u000bреле\u0001\ufffe,\tмонтаж\r\nи пуск')).toBe(
    'Поставка\nреле,\tмонтаж\r\nи пуск',
  );
});
