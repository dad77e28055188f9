import { currencySign } from './currency-sign';
import { formatAmount, formatNumber } from './number';
import { plural } from './plural';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('numbers', () => {
  it.each([
    [148, '148'],
    [17746000, '17 746 000'],
    ['1234567.5', '1 234 567,5'],
    [-1500, '−1 500'],
    ['', ''],
    [null, ''],
  ])('parts the thousands of %p', (value, text) => {
    expect(plain(formatNumber(value))).toBe(text);
  });

  it('breaks no line inside a number', () => {
    expect(formatNumber(1000000)).toBe('1\u00A0000\u00A0000');
  });

  it('keeps every digit of a sum that a float would lose', () => {
    expect(plain(formatAmount('9007199254740993.17', 'RUB'))).toBe('9 007 199 254 740 993,17 ₽');
  });

  it('always prints kopecks', () => {
    expect(plain(formatAmount('640000', 'RUB'))).toBe('640 000,00 ₽');
    expect(plain(formatAmount('64300.5', 'EUR'))).toBe('64 300,50 €');
    expect(formatAmount(null, 'RUB')).toBe('');
  });

  it('prints the code of a currency that has no sign of its own', () => {
    expect(currencySign('CNY')).toBe('¥');
    expect(currencySign('AMD')).toBe('AMD');
    expect(currencySign('toString')).toBe('toString');
  });
});

describe('agreement of nouns with numbers', () => {
  it.each([
    [1, 'день'],
    [2, 'дня'],
    [5, 'дней'],
    [11, 'дней'],
    [21, 'день'],
    [104, 'дня'],
    [0, 'дней'],
    [1.5, 'дня'],
  ])('%p', (count, word) => {
    expect(plural(count, ['день', 'дня', 'дней'])).toBe(word);
  });
});
