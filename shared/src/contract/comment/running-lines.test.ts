import { runningLines } from './running-lines';

/** Lines from the top down, each a line of text below the one before. */
const page = (...lines: readonly string[]) => lines.map((text, at) => ({ text, bottom: 800 - at * 20 }));
const running = (...pages: readonly ReturnType<typeof page>[]) =>
  [...runningLines(new Map(pages.map((lines, at) => [at + 1, lines]))).values()].map((set) => [...set]);

test('a head and a foot that pages repeat at one height are running, with the number of the page in them', () => {
  const one = page('Договор № 5', 'Поставщик заменяет', 'товар в течение', 'Страница 1 из 2');
  const two = page('Договор № 5', '10 дней после', 'поставки.', 'Страница 2 из 2');
  expect(running(one, two)).toEqual([
    [0, 3],
    [0, 3],
  ]);
});

test('an open book has heads of its own on its left and right pages', () => {
  const left = page('Договор', 'один', 'два', 'три');
  const right = page('ООО «Ромашка»', 'четыре', 'пять', 'шесть');
  expect(running(left, right, page('Договор', 'семь', 'восемь', 'девять'))).toEqual([[0], [], [0]]);
});

test('words at another height, words between others and rows of a table are no running lines', () => {
  const lower = page('Договор', 'один', 'два', 'три').map((line) => ({ ...line, bottom: line.bottom - 10 }));
  expect(running(page('Договор', 'четыре', 'пять', 'шесть'), lower)).toEqual([[], []]);
  expect(running(page('один', 'Договор', 'два', 'три'), page('пять', 'Договор', 'семь', 'восемь'))).toEqual([
    [],
    [],
  ]);
  expect(running(page('1 Реле 10 шт', '2 Реле 20 шт'), page('31 Реле 10 шт', '32 Реле 20 шт'))).toEqual([
    [],
    [],
  ]);
});
