import { formatNumber, patternExample, patternOf, patternWords } from './number-pattern';
import { numerators } from './numerators.book';

test.each([
  ['{n}/{year}-{type}', '112/2026-П'],
  ['Д-{year}-{n:5}', 'Д-2026-00112'],
  ['{n:2}', '112'],
  ['№ {n}', '№ 112'],
])('the pattern %s gives %s', (pattern, number) => {
  expect(formatNumber(pattern, { n: 112, year: 2026, type: 'П' })).toBe(number);
});

test.each([
  ['{n}/{year}-{type}', '[Порядковый номер]/[Год]-[Буква типа]'],
  ['ДП-{year}-{n:5}', 'ДП-[Год]-[Порядковый номер: 5 цифр]'],
])('the pattern %s is read as %s, and comes back from it', (pattern, words) => {
  expect(patternWords(pattern)).toBe(words);
  expect(patternOf(words)).toBe(pattern);
});

test('words typed by hand are taken whatever their case, and what is no piece stays for the rule to refuse', () => {
  expect(patternOf('ДП-[ год ]-[порядковый номер: 4 цифры]')).toBe('ДП-{year}-{n:4}');
  expect(patternOf('ДП-[Месяц]')).toBe('ДП-[Месяц]');
});

test('an example says what numbers will look like', () => {
  expect(patternExample('ДП-{year}-{n:5}', 2026)).toBe('ДП-2026-00015');
});

test.each([
  ['ДП-{year}-{n:5}', true],
  ['{n}', true],
  ['ДП-{year}', false],
  ['{month}-{n}', false],
  ['[Месяц]-{n}', false],
  ['{n', false],
])('%s is a pattern of numbers: %s', (pattern, isOne) => {
  expect(new RegExp(numerators.fields.pattern.pattern.source).test(pattern)).toBe(isOne);
});
