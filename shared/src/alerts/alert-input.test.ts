import { alertsOf, type AlertInput } from './alert-input';

it.each<[string, AlertInput, string[]]>([
  [
    'the first sentence of each field',
    { message: 'Проверьте поля', errors: { number: ['Занят', 'Длинный'], amount: ['Укажите сумму'] } },
    ['Занят', 'Укажите сумму'],
  ],
  ['the message where no field is named', { message: 'Нет связи', errors: {} }, ['Нет связи']],
  [
    'the message where fields have nothing to say',
    { message: 'Нет связи', errors: { number: [] } },
    ['Нет связи'],
  ],
  ['the text itself', 'Договор сохранён', ['Договор сохранён']],
  ['nothing of nothing', {}, []],
])('makes of an input %s', (_, input, alerts) => {
  expect(alertsOf(input)).toEqual(alerts);
});
