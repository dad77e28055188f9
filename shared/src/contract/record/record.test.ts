import { changeText } from '../../format/field-text';
import { AGREEMENT_FIELDS } from '../agreement/agreement.fields';
import { AGREEMENT_WORKFLOW } from '../agreement/agreement.workflow';
import { changedFields, differences } from './difference';
import { changeSchema, createSchema, recordSchema } from './field-schema';
import { emptyValues } from './empty-values';
import type { KeptLine } from './kept-change';
import { type Field, type FieldTable, fieldsOfGroups, wireFields } from './field-table';
import { keptState, valuesOfRecord } from './record-values';

const TABLE = {
  title: { label: 'Название', kind: 'text', max: 5, required: true, group: 'open', section: 'main' },
  partner: {
    label: 'Партнёр',
    kind: 'reference',
    resource: 'counterparties',
    group: 'essential',
    section: 'main',
  },
  sum: { label: 'Сумма', kind: 'money', digits: 16, group: 'essential', section: 'main' },
  term: {
    label: 'Срок',
    kind: 'whole',
    min: 1,
    max: 12,
    message: 'От 1 до 12 месяцев',
    unit: ['месяц', 'месяца', 'месяцев'],
    group: 'essential',
    section: 'main',
  },
  mode: {
    label: 'Способ',
    kind: 'choice',
    labels: { paper: 'Бумага', edi: 'ЭДО' },
    default: 'paper',
    group: 'open',
    section: 'main',
  },
  lines: {
    label: 'Спецификация',
    kind: 'lines',
    of: {
      name: {
        label: 'наименование',
        kind: 'text',
        max: 500,
        required: true,
        group: 'essential',
        section: 'l',
      },
      quantity: { label: 'количество', kind: 'quantity', required: true, group: 'essential', section: 'l' },
      price: { label: 'цена', kind: 'money', digits: 16, required: true, group: 'essential', section: 'l' },
    },
    most: 2,
    noun: 'строк',
    group: 'essential',
    section: 'main',
  },
} as const satisfies FieldTable;

const refusals = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { path: PropertyKey[] }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];

const record = {
  title: 'Один',
  partner: { id: 7, name_short: 'Лесная Плаза', legal_form: 'ООО' },
  sum: '1000.00',
  term: 2,
  mode: 'paper',
  lines: [{ id: 1, name: 'Сервер', quantity: '8.000', price: '5.00' }],
};

describe('a field table', () => {
  it('does not take a field that says nothing of its group', () => {
    type WithoutGroup = { label: string; kind: 'day'; section: null };
    const isTaken: WithoutGroup extends Field ? true : false = false;
    expect(isTaken).toBe(false);
  });

  it('is the input of its record: references by id, unknown fields refused, bounds kept', () => {
    const whole = { ...valuesOfRecord(TABLE, record) };
    expect(whole).toEqual({
      title: 'Один',
      partner_id: 7,
      sum: '1000.00',
      term: 2,
      mode: 'paper',
      lines: [{ id: 1, name: 'Сервер', quantity: '8.000', price: '5.00' }],
    });
    expect(refusals(recordSchema(TABLE), whole)).toEqual([]);
    expect(refusals(recordSchema(TABLE), { ...whole, status: 'signed' })).toEqual(['']);
    expect(refusals(recordSchema(TABLE), { ...whole, title: 'Длиннее пяти', term: 13, mode: 'fax' })).toEqual(
      ['title', 'term', 'mode'],
    );
    expect(refusals(createSchema(TABLE), { sum: '1' })).toEqual(['title']);
    expect(refusals(changeSchema(TABLE), { lock_version: 1, partner_id: null })).toEqual([]);
    expect(refusals(changeSchema(TABLE), { partner_id: null })).toEqual(['lock_version']);
  });

  it.each([
    ['left out', undefined, 'Это поле обязательно для заполнения'],
    ['emptied', '', 'Это поле обязательно для заполнения'],
    ['unknown', 'fax', 'Выберите одно из допустимых значений'],
  ])('tells a choice that is %s by its own sentence', (_, mode, sentence) => {
    const { error } = recordSchema(TABLE).safeParse({ ...valuesOfRecord(TABLE, record), mode });
    expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  it('says what a record is before anything is known of it', () => {
    expect(emptyValues(TABLE)).toEqual({ partner_id: null, sum: null, term: null, mode: 'paper', lines: [] });
  });

  it('opens fields by their groups, under their names on the wire', () => {
    expect([...fieldsOfGroups(TABLE, ['open'])]).toEqual(['title', 'mode']);
    expect(fieldsOfGroups(TABLE, ['essential']).has('partner_id')).toBe(true);
  });
});

describe('two states of a record', () => {
  const after = {
    ...record,
    partner: { id: 8, name_short: 'Уралкабель', legal_form: null },
    sum: '1000.0',
    term: 5,
    mode: 'edi',
    lines: [
      { id: 1, name: 'Сервер', quantity: '8', price: '6.00' },
      { name: 'Полка', quantity: '1', price: '10.00' },
    ],
  };

  it('differ where a reader would say so: needless zeros tell nothing', () => {
    expect(changedFields(TABLE, valuesOfRecord(TABLE, record), valuesOfRecord(TABLE, after))).toEqual([
      'partner_id',
      'term',
      'mode',
      'lines',
    ]);
  });

  it('are told apart raw, and worded by the table when they are read', () => {
    const changes = differences(TABLE, keptState(TABLE, record), keptState(TABLE, after));
    expect(changes[0]).toEqual({
      field: 'partner',
      old: { id: 7, label: 'ООО «Лесная Плаза»' },
      new: { id: 8, label: 'Уралкабель' },
    });
    expect(changes.map((change) => changeText(TABLE, change))).toEqual([
      { field: 'partner_id', label: 'Партнёр', old: 'ООО «Лесная Плаза»', new: 'Уралкабель' },
      { field: 'term', label: 'Срок', old: '2\u00a0месяца', new: '5\u00a0месяцев' },
      { field: 'mode', label: 'Способ', old: 'Бумага', new: 'ЭДО' },
      {
        field: 'lines.0',
        label: 'Спецификация, строка 1: цена',
        old: 'Сервер — 8 × 5,00',
        new: 'Сервер — 8 × 6,00',
      },
      {
        field: 'lines.1',
        label: 'Спецификация, строка 2: добавлена',
        old: null,
        new: 'Полка — 1 × 10,00',
      },
    ]);
  });

  it('tell of a line what has changed beside its name, quantity and price', () => {
    const line = {
      name: 'Кабель',
      quantity: '1000',
      price: '12.50',
      discount_percent: '5',
      delivery_date: null,
      note: null,
    };
    const told = (now: KeptLine) => {
      const { label, ...texts } = changeText(AGREEMENT_FIELDS, {
        field: 'items',
        line: 2,
        old: line,
        new: now,
      });
      return [label.replace('Спецификация, строка 2: ', ''), texts.old, texts.new];
    };
    const sum = 'Кабель — 1\u00a0000 × 12,50';
    expect(told({ ...line, discount_percent: '0' })).toEqual([
      'скидка',
      `${sum}, скидка 5\u00a0%`,
      `${sum}, скидка 0\u00a0%`,
    ]);
    expect(told({ ...line, delivery_date: '2026-12-31', price: '13.00', note: 'Бухты' })).toEqual([
      'цена, срок поставки, примечание',
      sum,
      'Кабель — 1\u00a0000 × 13,00, срок поставки 31.12.2026, примечание Бухты',
    ]);
  });

  it('keep what was written under a field that is no more', () => {
    expect(changeText(TABLE, { field: 'fax', old: null, new: '123' })).toEqual({
      field: 'fax',
      label: 'fax',
      old: null,
      new: '123',
    });
  });
});

describe('the agreement', () => {
  it('has no two fields of one word, and a sentence for every step of its life', () => {
    const labels = Object.values(wireFields<FieldTable>(AGREEMENT_FIELDS)).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const { label, done } of Object.values(AGREEMENT_WORKFLOW.actions)) {
      expect(`${label} ${done}`).toMatch(/^[А-Яа-яё ]+$/);
    }
  });
});

describe('a sum that is sent as a number', () => {
  const sums = createSchema({ sum: TABLE.sum });
  it.each([
    [1500, '1500'],
    [0.1, '0.1'],
    [1234567890123.45, '1234567890123.45'],
  ])('is taken as %s is written', (sent, sum) => {
    expect(sums.parse({ sum: sent })).toEqual({ sum });
  });

  const said = (sum: unknown) => sums.safeParse({ sum }).error?.issues.flatMap((issue) => issue.message);

  it('is refused in a sentence where its digits may have been lost on the way', () => {
    for (const sum of [12345678901234.567, 1e21, 1e-7]) {
      expect(JSON.stringify(sums.safeParse({ sum }).error?.issues)).toContain(
        'Передайте такое длинное число текстом',
      );
    }
    expect(said(10.005)).toEqual(['Не больше 2 знаков после запятой']);
    expect(said(-1)).toEqual(['Не меньше нуля']);
  });
});

it('keeps of tags that differ in capitals alone the first', () => {
  const tags = {
    tags: { label: 'Метки', kind: 'tags', max: 30, most: 2, group: 'open', section: null },
  } as const;
  expect(createSchema(tags).parse({ tags: ['Срочно', 'срочно ', 'СРОЧНО', 'Кабель'] })).toEqual({
    tags: ['Срочно', 'Кабель'],
  });
});
