import type { TextLine } from '../reading/text-line';
import { comparedTexts } from './compared-texts';
import { comparedWords, wordsOf } from './compared-words';

const text = (...lines: string[]): TextLine[] => lines.map((line) => ({ label: '', text: line }));
const kinds = (before: TextLine[], after: TextLine[]) => comparedTexts(before, after).map(({ kind }) => kind);
/** As a redline is read: [taken out] {put in}. */
const redline = (before: string, after: string) =>
  comparedWords(before, after)
    .map(({ kind, text: part }) => (kind === 'same' ? part : kind === 'removed' ? `[${part}]` : `{${part}}`))
    .join('');

describe('words of a changed line', () => {
  it.each([
    ['Срок поставки 10 дней', 'Срок поставки 15 дней', 'Срок поставки [10]{15} дней'],
    ['в течение пяти рабочих дней', 'в течение десяти дней', 'в течение [пяти рабочих]{десяти} дней'],
    ['Цена 1 250 000,00 руб.', 'Цена 1 350 000,00 руб.', 'Цена [1 250 000,00]{1 350 000,00} руб.'],
    ['от 01.02.2026 г.', 'от 11.02.2026 г.', 'от [01.02.2026]{11.02.2026} г.'],
    ['Товар', 'Товар и услуги', 'Товар{ и услуги}'],
    ['устно или письменно', 'письменно', '[устно или ]письменно'],
  ])('%s → %s', (before, after, expected) => {
    expect(redline(before, after)).toBe(expected);
  });

  it('lose nothing: both texts can be read back from the parts', () => {
    const before = 'Поставщик, в срок до 10.01.2026, обязуется передать Товар; Покупатель — принять.';
    const after = 'Поставщик обязуется в срок до 12.01.2026 передать Товары, а Покупатель — оплатить.';
    const parts = comparedWords(before, after);
    const without = (kind: string) =>
      parts
        .filter((part) => part.kind !== kind)
        .map((part) => part.text)
        .join('');
    expect(without('added')).toBe(before);
    expect(without('removed')).toBe(after);
  });

  it('are Russian words, and figures that belong together are one', () => {
    expect(wordsOf('п. 4.2, кое-что: 1 000,50')).toContain('4.2');
    expect(wordsOf('1 000,50 руб.')[0]).toBe('1 000,50');
    expect(wordsOf('Реле 25 10 1 250 000,00 от 20.11.2026').filter((word) => /\d/.test(word))).toEqual([
      '25',
      '10',
      '1 250 000,00',
      '20.11.2026',
    ]);
    expect(wordsOf('шёл лёд').filter((word) => word.trim() !== '')).toEqual(['шёл', 'лёд']);
  });
});

describe('two texts', () => {
  const BASE = text('Предмет договора', 'Поставщик обязуется поставить товар', 'Цена и порядок расчётов');

  it('that say the same have no changes, whatever their numbers are', () => {
    const numbered = BASE.map((line, at) => ({ ...line, label: `${String(at + 1)}.` }));
    expect(kinds(BASE, numbered)).toEqual(['same', 'same', 'same']);
  });

  it('show a line put in, one taken out and one changed where they stand', () => {
    const after = text('Предмет договора', 'Термины и определения', 'Поставщик обязуется передать товар');
    expect(comparedTexts(BASE, after).map(({ kind, parts }) => [kind, parts[0]?.text])).toEqual([
      ['same', 'Предмет договора'],
      ['added', 'Термины и определения'],
      ['changed', 'Поставщик обязуется '],
      ['removed', 'Цена и порядок расчётов'],
    ]);
  });

  it('with nothing in common are one taken out and one put in', () => {
    expect(kinds(text('Аренда склада'), text('Поставка кабеля'))).toEqual(['removed', 'added']);
  });

  it('in which a word was replaced everywhere are changed lines, however many there are', () => {
    const lines = (side: string) =>
      text(...Array.from({ length: 450 }, (_, at) => `${side} обязуется исполнить поручение ${String(at)}`));
    expect(new Set(kinds(lines('Поставщик'), lines('Продавец')))).toEqual(new Set(['changed']));
  });

  it('keep the order of both sides', () => {
    const before = text('один два три', 'четыре пять шесть', 'семь восемь девять');
    const after = text('ноль', 'семь восемь десять', 'один два три четыре');
    const lines = comparedTexts(before, after);
    const side = (other: string) =>
      lines
        .filter(({ kind }) => kind !== other)
        .map(({ parts }) =>
          parts
            .filter((part) => part.kind !== other)
            .map((part) => part.text)
            .join(''),
        );
    expect(side('added')).toEqual(before.map((line) => line.text));
    expect(side('removed')).toEqual(after.map((line) => line.text));
  });
});

describe('a clause that stands elsewhere', () => {
  const FINE = 'За просрочку поставки Поставщик платит неустойку 0,1 % за каждый день';
  const SECRET = 'Стороны хранят условия договора в тайне пять лет';
  const COURT = 'Споры решает Арбитражный суд города Москвы';
  const PRICE = 'Цена договора включает доставку, упаковку и разгрузку';
  const numbered = (...lines: string[]) =>
    lines.map((line, at) => ({ label: `${String(at + 1)}.`, text: line }));

  it('is told at its new place with both numbers, and at its old one', () => {
    const lines = comparedTexts(numbered(FINE, SECRET, COURT, PRICE), numbered(SECRET, COURT, PRICE, FINE));
    expect(lines.map(({ kind }) => kind)).toEqual(['moved_away', 'same', 'same', 'same', 'moved']);
    const labels = { before_label: '1.', after_label: '4.' };
    expect(lines[0]).toEqual({ kind: 'moved_away', ...labels, parts: [{ kind: 'removed', text: FINE }] });
    expect(lines[4]).toEqual({ kind: 'moved', ...labels, parts: [{ kind: 'same', text: FINE }] });
  });

  it('hides no word that was changed on its way', () => {
    const changed = FINE.replace('0,1 %', '0,5 %');
    const lines = comparedTexts(text(FINE, SECRET, COURT, PRICE), text(SECRET, COURT, PRICE, changed));
    const moved = lines.find(({ kind }) => kind === 'moved');
    expect(moved?.parts.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: '0,1' },
      { kind: 'added', text: '0,5' },
    ]);
  });

  it('is not taken for what a clause like it has become', () => {
    const other = 'За просрочку оплаты Покупатель платит неустойку 0,1 % за каждый день';
    const lines = comparedTexts(text(FINE, SECRET, COURT), text(other, SECRET, COURT, FINE));
    expect(lines.map(({ kind }) => kind).sort()).toEqual(['added', 'moved', 'moved_away', 'same', 'same']);
  });

  it('is another one when little of it is left, and a few words are carried nowhere', () => {
    const rent = 'Арендатор вносит плату за помещение авансом до пятого числа';
    expect(kinds(text(FINE, SECRET, COURT), text(SECRET, COURT, rent))).not.toContain('moved');
    expect(kinds(text('Директор завода', SECRET, COURT), text(SECRET, COURT, 'Директор завода'))).toEqual([
      'removed',
      'same',
      'same',
      'added',
    ]);
  });

  it('that stood once and stands twice was moved once and put in once', () => {
    const lines = kinds(text(FINE, SECRET, COURT), text(SECRET, FINE, COURT, FINE));
    expect(lines.filter((kind) => kind === 'moved' || kind === 'same')).toHaveLength(3);
    expect(lines).toContain('added');
  });
});
