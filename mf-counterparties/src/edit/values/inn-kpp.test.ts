import { parseInnKpp } from './inn-kpp';

test.each([
  '7736050003/773601001',
  '7736050003 / 773601001',
  'ИНН/КПП 7736050003/773601001',
  ' 7736050003 773601001 ',
  'ИНН: 7736050003, КПП: 773601001',
  'ИНН 7736050003КПП 773601001',
  '7736050003\t773601001',
  '7736050003 \\ 773601001',
])('the pair «%s» is two numbers', (text) => {
  expect(parseInnKpp(text)).toEqual({ inn: '7736050003', kpp: '773601001' });
});

test('one number is no pair', () => {
  expect(parseInnKpp('7736050003')).toBeNull();
  expect(parseInnKpp('500100732259')).toBeNull();
});
