import type { LinesField } from '../form-definition';
import { adoptLines, chooseLines, mergeLines } from './merge-lines';

interface Line {
  key: string;
  id?: number;
  text: string;
}
interface Values {
  lines: readonly Line[];
}
const field: LinesField<Values, Line> = {
  field: 'lines',
  linesOf: (values) => values.lines,
  withLines: (values, lines) => ({ ...values, lines }),
  idOf: (line) => line.id,
  contentOf: ({ text }) => text,
  adopt: (line, other) => ({ ...line, key: other.key, id: other.id }),
  describe: (line) => line.text,
};
const saved = (id: number, text: string): Line => ({ key: `saved-${String(id)}`, id, text });
const fresh = (text: string): Line => ({ key: `new-${text}`, text });
const base = { lines: [saved(1, 'Сервер'), saved(2, 'Полка'), saved(3, 'Кабель')] };
const merge = (mine: Line[], theirs: Line[]) =>
  mergeLines({ base, mine: { lines: mine }, theirs: { lines: theirs } }, field);
const texts = (lines: readonly Line[]) => lines.map((line) => line.text);
const [one, two, three] = base.lines;
if (one === undefined || two === undefined || three === undefined) throw new Error('Три строки');

test('lines of one specification changed by two people come together, each line for itself', () => {
  const merged = merge(
    [{ ...one, text: 'Сервер 2U' }, two, three, fresh('Монтаж')],
    [one, { ...two, text: 'Полка 19"' }, fresh('Доставка'), three],
  );
  expect(merged.conflicts).toEqual([]);
  expect(texts(chooseLines(merged, new Set()))).toEqual([
    'Сервер 2U',
    'Полка 19"',
    'Доставка',
    'Кабель',
    'Монтаж',
  ]);
  expect(texts(merged.added)).toEqual(['Доставка']);
  expect(texts(merged.changed)).toEqual(['Полка 19"']);
});

test('the same line changed by both is asked about and either version can be taken', () => {
  const merged = merge([one, { ...two, text: 'Моя' }, three], [one, { ...two, text: 'Их' }, three]);
  expect(merged.conflicts).toEqual([
    { key: 'id-2', mine: { ...two, text: 'Моя' }, theirs: { ...two, text: 'Их' } },
  ]);
  expect(texts(chooseLines(merged, new Set()))).toEqual(['Сервер', 'Моя', 'Кабель']);
  expect(texts(chooseLines(merged, new Set(['id-2'])))).toEqual(['Сервер', 'Их', 'Кабель']);
});

test('a line one side has changed and the other removed is asked about in both directions', () => {
  const kept = merge([one, { ...two, text: 'Моя' }, three], [one, three]);
  expect(kept.conflicts[0]).toMatchObject({ mine: { text: 'Моя' }, theirs: null });
  expect(texts(chooseLines(kept, new Set()))).toEqual(['Сервер', 'Моя', 'Кабель']);
  expect(texts(chooseLines(kept, new Set(['id-2'])))).toEqual(['Сервер', 'Кабель']);

  const gone = merge([one, three], [one, { ...two, text: 'Их' }, three]);
  expect(texts(chooseLines(gone, new Set()))).toEqual(['Сервер', 'Кабель']);
  expect(texts(chooseLines(gone, new Set(['id-2'])))).toEqual(['Сервер', 'Их', 'Кабель']);
});

test('a line only they removed goes, and is told', () => {
  const merged = merge([one, two, three, fresh('Монтаж')], [one, three]);
  expect(texts(chooseLines(merged, new Set()))).toEqual(['Сервер', 'Кабель', 'Монтаж']);
  expect(texts(merged.removed)).toEqual(['Полка']);
});

test('the order is of the side that has moved lines', () => {
  expect(texts(chooseLines(merge([three, one, two], [one, two, three]), new Set()))).toEqual([
    'Кабель',
    'Сервер',
    'Полка',
  ]);
  expect(texts(chooseLines(merge([one, two, three], [three, one, two]), new Set()))).toEqual([
    'Кабель',
    'Сервер',
    'Полка',
  ]);
});

test('lines of a record whose answer was lost are the lines that were sent, not more of them', () => {
  const mine = { lines: [fresh('Полка'), fresh('Сервер 2U'), fresh('Монтаж')] };
  const made = { lines: [saved(1, 'Полка'), saved(2, 'Сервер')] };
  expect(field.linesOf(adoptLines(mine, made, field)).map(({ id, text }) => [id, text])).toEqual([
    [1, 'Полка'],
    [2, 'Сервер 2U'],
    [undefined, 'Монтаж'],
  ]);
});
