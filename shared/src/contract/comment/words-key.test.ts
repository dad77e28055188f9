import { keyedText, standsIn, wordsPlaces } from './words-key';

test('words are the same however they are set: by spaces, breaks, cells of a table and unseen signs', () => {
  const text = '5.4.\tПоставщик\u00a0заменяет товар\nв\u200b течение 10 дней | за свой счёт';
  expect(standsIn('5.4. Поставщик заменяет\r\n товар в течение', text)).toBe(true);
  expect(standsIn('10 дней за свой счёт', text)).toBe(true);
  expect(standsIn('заменяет товары', text)).toBe(false);
  expect(standsIn('поставщик', text)).toBe(false);
});

test('a word broken at the end of a line is the whole one, figures with a hyphen are not one figure', () => {
  expect(standsIn('поставка', 'постав-\nка товара')).toBe(true);
  expect(standsIn('постав- ка', 'поставка')).toBe(true);
  expect(standsIn('кое-что', 'кое-что')).toBe(true);
  expect(standsIn('1015 дней', '10-15 дней')).toBe(false);
  expect(standsIn('ООО-Юг', 'ОООЮг')).toBe(false);
});

test('whole words alone count: a part of one says something else', () => {
  expect(standsIn('допустимо', 'Это недопустимо')).toBe(false);
  expect(standsIn('допустимо', 'Это недо\u00adпустимо')).toBe(false);
  expect(standsIn('пустимо', 'Это недо-\nпустимо')).toBe(false);
  expect(standsIn('10 дней', 'в течение 110 дней')).toBe(false);
  expect(standsIn('что', 'кое-что')).toBe(true);
  expect(standsIn('10', 'на 100, затем 10.')).toBe(true);
});

test('each place of the words is known, with the marks of its last letter', () => {
  const text = 'срок, срок и сро\nк; мои\u0306!';
  const found = (words: string) => wordsPlaces(words, text).map(({ start, end }) => text.slice(start, end));
  expect(found('срок')).toEqual(['срок', 'срок', 'сро\nк']);
  expect(found('мой')).toEqual(['мои\u0306']);
});

test('a letter and its mark are one sign, and words that say nothing stand nowhere', () => {
  expect(standsIn('район', 'раи\u0306он')).toBe(true);
  expect(standsIn('раи\u0306он', 'район')).toBe(true);
  for (const empty of ['', ' \n', '| |', '\u00ad']) expect(standsIn(empty, 'что угодно')).toBe(false);
});

test('every sign of the key knows where it stood', () => {
  const text = ' а-\nб |и\u0306!';
  const { key, at } = keyedText(text);
  expect(key).toBe('абй!');
  expect(at.map((place) => text.charAt(place))).toEqual(['а', 'б', 'и', '!']);
});

test('a page of empty lines between two words costs no more than its length', () => {
  const gap = '\n'.repeat(200_000);
  // Work that grew with the square of the lines would not end within the test's own time.
  expect(standsIn('слово', `недо-${gap}слово`)).toBe(false);
  expect(standsIn('слово', `Недо-${gap}Слово`)).toBe(false);
  expect(standsIn('слово', `недо-${gap}(слово)`)).toBe(true);
});
