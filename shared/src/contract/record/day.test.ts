import { day } from './field';

it.each([
  ['10.12.2026', 'Укажите дату в виде ГГГГ-ММ-ДД'],
  ['', 'Укажите дату в виде ГГГГ-ММ-ДД'],
  ['2026-02-30', 'Такой даты нет в календаре'],
  ['1026-02-01', 'Год от 1900 до 2999'],
])('says one thing of «%s», which is no day', (text, sentence) => {
  expect(day.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

it('takes the first and the last day there are', () => {
  expect([day.parse('1900-01-01'), day.parse('2999-12-31')]).toEqual(['1900-01-01', '2999-12-31']);
});
