import { type Piece, rowsOf, textOfPages } from './pdf-paragraphs';

const EDGE = 500;
const LEADING = 14;

/** Words from the left edge on; a row is full when it reaches the right one. */
const row = (str: string, at: number, right = EDGE): Piece => ({
  str,
  height: 12,
  width: right - 72,
  left: 72,
  bottom: 700 - at * LEADING,
});
const textsOf = (...pieces: Piece[]) => textOfPages([rowsOf(pieces)]);

it('the mark of a note stays in the sentence it is raised above', () => {
  const before = row('принять и оплатить его', 1, 200);
  const mark: Piece = { str: '1', height: 7, width: 4, left: 200, bottom: before.bottom + 4.5 };
  const after: Piece = { str: '. Цена твёрдая', height: 12, width: 120, left: 204, bottom: before.bottom };
  expect(textsOf(row('Покупатель обязуется', 0), before, mark, after)).toEqual([
    'Покупатель обязуется принять и оплатить его1. Цена твёрдая',
  ]);
});

it('a small note under a row is a row of its own', () => {
  const row0 = row('Подпись', 0, 200);
  const note: Piece = { str: '(расшифровка)', height: 7, width: 60, left: 200, bottom: row0.bottom - 9 };
  expect(textsOf(row0, note)).toEqual(['Подпись', '(расшифровка)']);
});

it.each([
  ['Поставщик передаёт, а Покупатель', '— принимает товар'],
  ['Общество «Лес»', '— Покупатель по договору'],
])('a dash behind «%s» goes on the sentence', (before, after) => {
  expect(textsOf(row(before, 0), row(after, 1, 300))).toEqual([`${before} ${after}`]);
});

it.each([
  ['К договору прилагаются:', '— спецификация;'],
  ['— спецификация;', '- график платежей.'],
])('a dash behind «%s» is that of a list', (before, after) => {
  expect(textsOf(row(before, 0), row(after, 1, 300))).toEqual([before, after]);
});
