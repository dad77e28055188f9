import { readArguments, wholeNumber } from './arguments.mjs';

const command = {
  usage: 'pnpm release activate РАЗДЕЛ ВЕРСИЯ [--percent N]',
  words: ['раздел', 'версия'],
  options: { percent: { type: 'string' }, force: { type: 'boolean' } },
};

it('reads the words and the keys in any order', () => {
  const { words, values } = readArguments(['--percent', '10', 'mf-offers', '1.4.0'], command);
  expect(words).toEqual(['mf-offers', '1.4.0']);
  expect(values.percent).toBe('10');
});

it.each([
  [['mf-offers'], /Не указано: версия/],
  [['mf-offers', '1.4.0', 'сейчас'], /Лишнее слово «сейчас»/],
  [['mf-offers', '1.4.0', '--procent', '10'], /Ключ --procent: такого ключа нет/],
  [['mf-offers', '1.4.0', '--percent'], /Ключ --percent: после ключа нужно значение/],
])('refuses %j and shows how the command is used', (args, sentence) => {
  expect(() => readArguments(args, command)).toThrow(sentence);
  expect(() => readArguments(args, command)).toThrow('pnpm release activate');
});

it.each(['0', '101', '1.5', 'десять', ''])('takes %j for no percentage', (value) => {
  expect(() => wholeNumber('percent', value, { least: 1, most: 100 })).toThrow('от 1 до 100');
});

it('gives a number within the bounds, and nothing where nothing was said', () => {
  expect(wholeNumber('percent', '10', { least: 1, most: 100 })).toBe(10);
  expect(wholeNumber('percent', undefined, { least: 1, most: 100 })).toBeUndefined();
});
