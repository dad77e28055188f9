import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { findCurrencyText } from '../currency-text.repository';
import { moneyInWords, moneyText } from './money-in-words';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ modules: [] });
});
afterAll(() => app.close());

const said = async (value: string, currency: string) =>
  moneyInWords(value, await findCurrencyText(app.db, currency));

const COUNTS = ['1.00', '2.00', '5.00', '11.00', '21.00', '101.00', '1000000.00'];

test.each([
  [
    'RUB',
    [
      '(Один) рубль 00 копеек',
      '(Два) рубля 00 копеек',
      '(Пять) рублей 00 копеек',
      '(Одиннадцать) рублей 00 копеек',
      '(Двадцать один) рубль 00 копеек',
      '(Сто один) рубль 00 копеек',
      '(Один миллион) рублей 00 копеек',
    ],
  ],
  [
    'CNY',
    [
      '(Один) юань 00 фэней',
      '(Два) юаня 00 фэней',
      '(Пять) юаней 00 фэней',
      '(Одиннадцать) юаней 00 фэней',
      '(Двадцать один) юань 00 фэней',
      '(Сто один) юань 00 фэней',
      '(Один миллион) юаней 00 фэней',
    ],
  ],
  [
    'KZT',
    [
      '(Один) тенге 00 тиынов',
      '(Два) тенге 00 тиынов',
      '(Пять) тенге 00 тиынов',
      '(Одиннадцать) тенге 00 тиынов',
      '(Двадцать один) тенге 00 тиынов',
      '(Сто один) тенге 00 тиынов',
      '(Один миллион) тенге 00 тиынов',
    ],
  ],
  [
    'AMD',
    [
      '(Один) армянский драм 00 лум',
      '(Два) армянских драма 00 лум',
      '(Пять) армянских драмов 00 лум',
      '(Одиннадцать) армянских драмов 00 лум',
      '(Двадцать один) армянский драм 00 лум',
      '(Сто один) армянский драм 00 лум',
      '(Один миллион) армянских драмов 00 лум',
    ],
  ],
  [
    'AED',
    [
      '(Один) дирхам ОАЭ 00 филсов',
      '(Два) дирхама ОАЭ 00 филсов',
      '(Пять) дирхамов ОАЭ 00 филсов',
      '(Одиннадцать) дирхамов ОАЭ 00 филсов',
      '(Двадцать один) дирхам ОАЭ 00 филсов',
      '(Сто один) дирхам ОАЭ 00 филсов',
      '(Один миллион) дирхамов ОАЭ 00 филсов',
    ],
  ],
  [
    'TRY',
    [
      '(Одна) турецкая лира 00 курушей',
      '(Две) турецкие лиры 00 курушей',
      '(Пять) турецких лир 00 курушей',
      '(Одиннадцать) турецких лир 00 курушей',
      '(Двадцать одна) турецкая лира 00 курушей',
      '(Сто одна) турецкая лира 00 курушей',
      '(Один миллион) турецких лир 00 курушей',
    ],
  ],
])('sums of %s are said in its own words', async (currency, sentences) => {
  const found = await Promise.all(COUNTS.map((count) => said(count, currency)));
  expect(found.map((sentence) => sentence.replace(/^[^(]+/, ''))).toEqual(sentences);
});

test('every currency of the book has its words', async () => {
  const rows = await app.db.selectFrom('currencies').select('code').execute();
  for (const { code } of rows)
    expect(await said('3.52', code)).toMatch(/^3,52 \(Три\) \p{Ll}.* 52 \p{Ll}+$/u);
});

test('a large sum keeps its last digit, and its figures stand before the words', async () => {
  expect(await said('1234567.89', 'RUB')).toBe(
    '1\u00a0234\u00a0567,89 (Один миллион двести тридцать четыре тысячи пятьсот шестьдесят семь) рублей 89 копеек',
  );
  expect(await said('9999999999999991.00', 'RUB')).toMatch(/девяносто один\) рубль 00 копеек$/);
});

test('without a word the sign stays, and without small coin the hundredths are a fraction', () => {
  expect(moneyInWords('100.00', { sign: 'XAU', words: null })).toBe('100,00\u00a0XAU');
  const yen = { main: { forms: ['иена', 'иены', 'иен'], gender: 'feminine' }, minor: null } as const;
  expect(moneyInWords('2.00', { sign: '¥', words: yen })).toBe('2,00 (Две) иены');
  expect(moneyInWords('2.50', { sign: '¥', words: yen })).toBe('2,50 (Две) иены 50/100');
});

test.each([
  ['RUB', '1,00 руб.'],
  ['USD', '1,00 долл. США'],
  ['EUR', '1,00 евро'],
  ['AMD', '1,00 драм'],
  ['KZT', '1,00 ₸'],
  ['XAU', '1,00 XAU'],
])('a sum of %s is printed with what the book or the custom of contracts says', async (code, printed) => {
  const { sign } = await findCurrencyText(app.db, code);
  expect(moneyText('1.00', sign)).toBe(printed.replace(' ', '\u00a0'));
});
