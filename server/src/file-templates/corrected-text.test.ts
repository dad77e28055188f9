import { saysOtherThings } from './corrected-text';

const told = [
  { tag: 'сумма', label: 'Сумма', value: '9 670 180,00 ₽', is_declined: false },
  {
    tag: 'наша_сторона.подписант_род',
    label: 'Подписант',
    value: 'Заяца Нинель Петровны',
    is_declined: true,
  },
];
const declined = [
  {
    tag: 'наша_сторона.подписант_род',
    kind: 'full_name' as const,
    nominative: 'Заяц Нинель Петровна',
    isRemembered: false,
  },
];

it.each([
  [{}, false],
  [{ сумма: '9 670 180,00 ₽' }, false],
  [{ сумма: '1,00 ₽' }, true],
  [{ 'наша_сторона.подписант_род': 'Зайца Нинели Петровны' }, false],
  [{ 'наша_сторона.подписант_род': 'любого лица по его выбору' }, true],
  [{ 'наша_сторона.подписант_род': 'Зайцевой Нины Павловны' }, true],
  [{ 'наша_сторона.подписант_род': '' }, true],
  [{ примечание: '' }, false],
  [{ примечание: 'Без предоплаты' }, true],
])('of %j it is said whether the text is still the template filled in', (given, isOther) => {
  expect(saysOtherThings({ told, declined }, given)).toBe(isOther);
});
