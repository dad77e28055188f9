import { matchParts } from './match-parts';

const marked = (text: string, search: string) =>
  matchParts(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('searched part of a text', () => {
  it.each([
    ['Аренда офиса', 'аренда', '[Аренда] офиса'],
    ['Трёхсторонний договор', 'трех', '[Трёх]сторонний договор'],
    ['112/2026-П', '12/20', '1[12/20]26-П'],
    ['Аренда склада и аренда офиса', 'аренда', '[Аренда] склада и [аренда] офиса'],
    ['Поставка мебели для офиса', 'офиса мебели', 'Поставка [мебели] для [офиса]'],
    ['Поставка мебели', 'аренда', 'Поставка мебели'],
    ['Поставка', '  ', 'Поставка'],
    ['Акт (а+б)', '(а+б)', 'Акт [(а+б)]'],
    ['аа', 'а', '[а][а]'],
  ])('of «%s» by «%s» is %s', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });
});
