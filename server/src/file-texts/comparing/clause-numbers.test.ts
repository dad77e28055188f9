import type { TextLine } from '../reading/text-line';
import { withClauseNumbers } from './clause-numbers';
import { comparedTexts } from './compared-texts';

const text = (...lines: string[]): TextLine[] => lines.map((line) => ({ label: '', text: line }));
const labels = (...lines: string[]) => withClauseNumbers(text(...lines)).map(({ label }) => label);
const kinds = (before: TextLine[], after: TextLine[]) => comparedTexts(before, after).map(({ kind }) => kind);

describe('numbers of clauses that were typed', () => {
  it.each([
    ['1. Предмет', '1.1. Поставка', '1.2 Приёмка', '2. Цена', '2.1. Расчёты'],
    ['1.1. Поставка', '1.2. Приёмка', '2.1. Расчёты', '2.1.1. Аванс', '2.2. Пени'],
  ])('are labels while they follow each other: %s', (...lines) => {
    expect(labels(...lines)).toEqual(lines.map((line) => line.split(' ')[0]));
  });

  it.each([
    ['10 000,00 руб. за каждый случай'],
    ['30 дней с даты подписания'],
    ['10.5 процента годовых'],
    ['15.11.26 г. подписан акт'],
    ['5. 000 руб.'],
    ['2026 г. — срок поставки'],
  ])('are not what only begins with a figure: %s', (line) => {
    expect(labels('1. Предмет', '1.1. Поставка', line)).toEqual(['1.', '1.1.', '']);
  });

  it('may stand close to their text, as in a PDF', () => {
    expect(withClauseNumbers(text('1. Предмет', '1.1.Поставка', '1.2.Приёмка', '2.Цена'))).toEqual([
      { label: '1.', text: 'Предмет' },
      { label: '1.1.', text: 'Поставка' },
      { label: '1.2.', text: 'Приёмка' },
      { label: '2.', text: 'Цена' },
    ]);
  });

  it('go on behind numbers Word counts', () => {
    const lines = [{ label: '4.', text: 'Ответственность' }, ...text('4.1. Пени')];
    expect(withClauseNumbers(lines).map(({ label }) => label)).toEqual(['4.', '4.1.']);
  });

  it('make no change when a clause put in moves them, or when Word counts them from now on', () => {
    const typed = text('1. Предмет', '1.1. Поставка', '1.2. Приёмка');
    const moved = text('1. Предмет', '1.1. Термины', '1.2. Поставка', '1.3. Приёмка');
    expect(kinds(typed, moved)).toEqual(['same', 'added', 'same', 'same']);
    const counted = typed.map((line) => ({ label: '7.', text: line.text.replace(/^\S+ /, '') }));
    expect(kinds(typed, counted)).toEqual(['same', 'same', 'same']);
  });

  it('hide no sum a line begins with', () => {
    const sum = (figures: string) => text('1. Цена', `${figures} руб. за каждый случай`);
    expect(kinds(sum('10 000,00'), sum('20 000,00'))).toEqual(['same', 'changed']);
  });
});
