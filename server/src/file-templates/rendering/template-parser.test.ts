import { templateParser, withoutDoubledDots } from './template-parser';

const UNHEARD = { seen: () => undefined, blank: () => undefined };

const valueOf = (value: string) =>
  templateParser(UNHEARD)('сумма').get({}, { scopeList: [{ сумма: value }], scopePath: [] });

test.each([
  ['16 770,00 руб.', '. Ставка', '16 770,00\u00a0руб. Ставка'],
  ['16 770,00 руб.', '</w:t></w:r><w:r><w:t>. Ставка', '16 770,00\u00a0руб.</w:t></w:r><w:r><w:t> Ставка'],
  ['16 770,00 руб.', ', в том числе', '16 770,00\u00a0руб., в том числе'],
  ['И так далее...', '.', 'И так далее....'],
  ['Без точки', '. Ставка', 'Без точки. Ставка'],
  ['руб.', '</w:t></w:r></w:p><w:p><w:r><w:t>. Ставка', 'руб.</w:t></w:r></w:p><w:p><w:r><w:t>. Ставка'],
])('%s before %s', (value, after, expected) => {
  expect(withoutDoubledDots(`${valueOf(value) as string}${after}`)).toBe(expected);
});

test('«ё» and «е» are one letter in the name of a field, on either side', () => {
  const at = (given: string, field: string) =>
    templateParser(UNHEARD)(given).get(null, { scopeList: [{ [field]: 'Счёт № 7' }], scopePath: [] });
  for (const field of ['мы.счет', 'мы.счёт']) {
    expect([field, at('Мы.Счёт', field), at('мы.счет', field)]).toEqual([
      field,
      'Счёт №\u00a07',
      'Счёт №\u00a07',
    ]);
  }
});
