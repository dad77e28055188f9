import { saidFor } from './cell-values';

const field = { label: 'Поле', group: 'open', section: null } as const;

test.each([
  ['01.02.2026', '2026-02-01'],
  ['1.2.2026', '2026-02-01'],
  ['01.02.26', '2026-02-01'],
  ['01.02.98', '1998-02-01'],
  ['01.02.2026 г.', '2026-02-01'],
  ['01.02.2026г.', '2026-02-01'],
  ['1 февраля 2026 г.', '2026-02-01'],
  ['«01» февраля 2026 года', '2026-02-01'],
  ['1 мая 2026', '2026-05-01'],
  ['2026-02-01', '2026-02-01'],
  ['2026-02-01T00:00:00', '2026-02-01'],
  ['46054', '2026-02-01'],
])('the day «%s» is read as %s', (text, day) => {
  expect(saidFor({ kind: 'day', ...field }, text)).toEqual({ value: day });
});

test.each(['2026', '99999', 'вчера', '5 вторника 2026', '460541'])('«%s» is no day', (text) => {
  expect(saidFor({ kind: 'day', ...field }, text)).toEqual({ fault: 'Укажите дату вида 31.12.2026' });
});

test.each([
  ['1 234,56 ₽', '1234.56'],
  ['1\u00a0234,56\u202fруб.', '1234.56'],
  ['1234,56 р.', '1234.56'],
  ['1 234,56 RUB', '1234.56'],
  ['1.234.567,89', '1234567.89'],
  ['1,234,567.89', '1234567.89'],
  ['1234.5', '1234.5'],
  ['2 000 рублей', '2000'],
])('the sum «%s» is read as %s', (text, sum) => {
  expect(saidFor({ kind: 'money', digits: 16, ...field }, text)).toEqual({ value: sum });
});

const kinds = { legal: 'Юридическое лицо', entrepreneur: 'ИП', individual: 'Физическое лицо' };
const genders = { male: 'Мужской', female: 'Женский', neuter: 'Средний' };
const taxes = { osn: 'Общая (ОСНО)', usn: 'УСН без НДС', usn_vat5: 'УСН с НДС 5\u00a0%' };

test.each([
  ['жен', genders, 'female'],
  ['М', genders, 'male'],
  ['муж.', genders, 'male'],
  ['ЮЛ', kinds, 'legal'],
  ['юр. лицо', kinds, 'legal'],
  ['Индивидуальный предприниматель', kinds, 'entrepreneur'],
  ['осно', taxes, 'osn'],
])('«%s» is read as what the form calls otherwise', (text, labels, value) => {
  expect(saidFor({ kind: 'choice', labels, default: null, ...field }, text)).toEqual({ value });
});

test.each([
  ['УСН', taxes],
  ['лицо', kinds],
  ['.', kinds],
])('«%s» stands for none of the words', (text, labels) => {
  expect(saidFor({ kind: 'choice', labels, default: null, ...field }, text)).toEqual({
    fault: `Выберите одно из: ${Object.values(labels).join(', ')}`,
  });
});
