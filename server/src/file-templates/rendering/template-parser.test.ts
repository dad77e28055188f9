import { templateParser, withoutDoubledDots } from './template-parser';

const valueOf = (value: string) =>
  templateParser(() => undefined)('сумма').get({}, { scopeList: [{ сумма: value }], scopePath: [] });

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
