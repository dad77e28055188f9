import type { FieldTable } from '../../../contract/record/field-table';
import { closedReason } from '../closed-reason';
import { newLine } from './table-lines';
import { fieldsOfForm, tableValues } from './table-values';
import { tableWords } from './table-words';

const place = { group: 'open', section: 'main' } as const;
const TABLE = {
  title: { label: 'Название', kind: 'text', max: 10, required: true, ...place },
  note: { label: 'Примечание', kind: 'long_text', max: 20, ...place },
  day: { label: 'Дата', kind: 'day', ...place },
  sum: { label: 'Сумма', kind: 'money', digits: 16, ...place },
  discount: { label: 'Скидка', kind: 'percent', ...place },
  days: {
    label: 'Срок',
    kind: 'whole',
    min: 1,
    max: 30,
    message: 'От 1 до 30 дней',
    unit: ['день', 'дня', 'дней'],
    ...place,
  },
  side: { label: 'Сторона', kind: 'choice', labels: { us: 'Мы', them: 'Они' }, default: 'us', ...place },
  person: { label: 'Ответственный', kind: 'reference', resource: 'users', ...place },
  party: { label: 'Контрагент', kind: 'reference', resource: 'counterparties', ...place },
  rate: { label: 'Ставка', kind: 'reference', resource: 'vat-rates', ...place },
} as const satisfies FieldTable;
const table = tableValues<typeof TABLE, never>(TABLE);
const words = tableWords<ReturnType<typeof table.empty>>(TABLE, 'Письмо');

const record = {
  title: 'Кабель',
  note: null,
  day: '2026-11-20',
  sum: '10.50',
  discount: '5.00',
  days: 7,
  side: 'them',
  person: { id: 2, full_name: 'Щербакова Елена Андреевна' },
  party: { id: 20, name_short: 'Телеком Снаб', legal_form: 'ООО', inn: null, kpp: null },
  rate: { id: 5, name: '22 %', percent: '22.00' },
};

test('a form that was not touched says what the record said', () => {
  expect(table.wireOf(table.valuesOf(record))).toEqual({
    title: 'Кабель',
    note: null,
    day: '2026-11-20',
    sum: '10.50',
    discount: '5',
    days: 7,
    side: 'them',
    person_id: 2,
    party_id: 20,
    rate_id: 5,
  });
});

test('an empty form holds the defaults of its table and nothing else', () => {
  expect(table.empty()).toEqual({
    title: '',
    note: '',
    day: null,
    sum: null,
    discount: null,
    days: null,
    side: 'us',
    person: null,
    party: null,
    rate: null,
  });
});

test('fields are named and told in sentences by their table', () => {
  const values = table.valuesOf(record);
  expect([words.fieldOf('person_id'), words.fieldOf('unknown_id')]).toEqual(['person', 'unknown_id']);
  expect([words.titleOf('days'), words.titleOf('files'), words.titleOf('status')]).toEqual([
    'Срок',
    'Файлы',
    'Письмо',
  ]);
  expect(['days', 'side', 'party', 'note', 'day'].map((name) => words.describe(name, values))).toEqual([
    '7\u00A0дней',
    'Они',
    expect.stringContaining('Телеком Снаб'),
    'не заполнено',
    '20.11.2026',
  ]);
});

test('a choice is the same when it names the same record, and bounds are those of the table', () => {
  const values = table.valuesOf(record);
  const renamed = { ...values, person: { value: 2, label: 'Щербакова-Ким Елена Андреевна' } };
  expect(words.same('person', values, renamed)).toBe(true);
  expect(words.same('person', values, { ...values, person: null })).toBeUndefined();
  expect(words.boundFaults({ ...values, days: '31', title: 'Кабель и ещё кабель' })).toEqual({
    title: 'Не длиннее 10 знаков',
    days: 'От 1 до 30 дней',
  });
});

const ACCOUNTS = {
  phones: {
    label: 'Телефоны',
    kind: 'lines',
    of: {
      phone: { label: 'телефон', kind: 'text', max: 5, required: true, ...place },
      person: { label: 'сотрудник', kind: 'reference', resource: 'users', ...place },
      is_main: { label: 'основной', kind: 'flag', default: false, ...place },
    },
    most: 5,
    noun: 'строк',
    ...place,
  },
  limit: { label: 'Лимит', kind: 'money', digits: 16, ...place },
  currency_code: { label: 'Валюта', kind: 'currency', default: 'RUB', ...place },
  is_own: { label: 'Своя', kind: 'flag', default: false, group: 'open', section: null },
  discount: { label: 'Скидка', kind: 'percent', ...place },
} as const satisfies FieldTable;
const lined = tableValues(ACCOUNTS);
const linedWords = tableWords<ReturnType<typeof lined.empty>>(ACCOUNTS, null);
const company = lined.valuesOf({
  phones: [{ id: 7, phone: '12345', person: null, is_main: true }],
  limit: '1500.00',
  currency_code: 'RUB',
  is_own: false,
  discount: null,
});

test('lines are read off a record, told in a sentence and sent with their numbers', () => {
  expect(lined.wireOf(company).phones).toEqual([{ id: 7, phone: '12345', person_id: null, is_main: true }]);
  expect(lined.wireOf({ ...company, phones: [newLine(ACCOUNTS.phones.of)] }).phones).toEqual([
    { phone: null, person_id: null, is_main: false },
  ]);
  expect(linedWords.describe('phones', company)).toBe('12345, основной');
  expect([linedWords.fieldOf('phones.0.person_id'), linedWords.titleOf('phones.0.phone')]).toEqual([
    'phones.0.person',
    'Телефоны, строка\u00A01: телефон',
  ]);
  expect(linedWords.titleOf('unknown')).toBeNull();
});

test('lines are the same when they say the same, whatever they are known by in the screen', () => {
  const [line] = company.phones;
  if (line === undefined) throw new Error('Одна строка');
  const rekeyed = { ...company, phones: [{ ...line, key: 'иначе' }] };
  expect(linedWords.same('phones', company, rekeyed)).toBe(true);
  expect(linedWords.same('phones', company, { ...company, phones: [{ ...line, phone: '1' }] })).toBe(false);
});

test('a sum is told in its currency, a flag by yes and no, a percent has its bounds', () => {
  expect(['limit', 'is_own'].map((name) => linedWords.describe(name, company))).toEqual([
    '1\u00A0500,00\u00A0₽',
    'нет',
  ]);
  expect(linedWords.boundFaults({ ...company, discount: '101' })).toEqual({ discount: 'От 0 до 100 %' });
  const limit = 'Не меньше нуля';
  expect(linedWords.boundFaults({ ...company, limit: '-1.00' })).toEqual({ limit });
  const [line] = company.phones;
  expect(linedWords.boundFaults({ ...company, phones: [{ ...line, key: '1', phone: '123456' }] })).toEqual({
    'phones.0.phone': 'Не длиннее 5 знаков',
  });
});

test('a form asks only for what has a part in it, and a closed group says why', () => {
  expect(Object.keys(fieldsOfForm(ACCOUNTS))).not.toContain('is_own');
  const reasonOf = closedReason(ACCOUNTS, ['service'], 'Согласовано');
  expect([reasonOf('limit'), reasonOf('unknown')]).toEqual(['Согласовано', undefined]);
});
