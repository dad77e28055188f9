import type { FieldTable } from '../../contract/record/field-table';
import { tableValues } from './table-values';
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
