import { conditionParams, readConditions, type Condition } from './condition';
import { conditionSentence } from '../filter/condition-sentence';
import type { FilterField } from '../filter/filter-field';

const status: FilterField = {
  kind: 'choice',
  name: 'status',
  label: 'Статус',
  options: [
    { value: 'draft', label: 'Черновик' },
    { value: 'signed', label: 'Подписан' },
    { value: 'active', label: 'Действует' },
  ],
};
const party: FilterField = {
  kind: 'reference',
  name: 'counterparty_id',
  label: 'Контрагент',
  resource: 'counterparties',
};
const date: FilterField = { kind: 'date', name: 'agreement_date', label: 'Дата' };
const amount: FilterField = { kind: 'amount', name: 'amount', label: 'Сумма' };
const term: FilterField = {
  kind: 'flag',
  name: 'is_indefinite',
  label: 'Срок',
  yes: 'Бессрочный',
  no: 'До даты',
};
const tag: FilterField = { kind: 'text', name: 'tags', label: 'Метка' };
const fields = [status, party, date, amount, term, tag];

const cases: [string, FilterField, Condition, string][] = [
  ['filter[status][]=draft', status, { kind: 'choice', field: 'status', values: ['draft'] }, 'Черновик'],
  [
    'filter[status][]=draft&filter[status][]=signed',
    status,
    { kind: 'choice', field: 'status', values: ['draft', 'signed'] },
    'Черновик, Подписан',
  ],
  [
    'filter[status][]=draft&filter[status][]=signed&filter[status][]=active',
    status,
    { kind: 'choice', field: 'status', values: ['draft', 'signed', 'active'] },
    'Черновик и ещё 2',
  ],
  [
    'filter[counterparty_id][]=7&filter[counterparty_id][]=8',
    party,
    { kind: 'reference', field: 'counterparty_id', values: ['7', '8'] },
    'Лесная Плаза, ООО, …',
  ],
  [
    'filter[agreement_date][gte]=2026-01-01',
    date,
    { kind: 'date', field: 'agreement_date', from: '2026-01-01', to: null },
    'с\u00A001.01.2026',
  ],
  [
    'filter[agreement_date][lte]=2026-03-15',
    date,
    { kind: 'date', field: 'agreement_date', from: null, to: '2026-03-15' },
    'по\u00A015.03.2026',
  ],
  [
    'filter[agreement_date][gte]=2026-01-05&filter[agreement_date][lte]=2026-02-03',
    date,
    { kind: 'date', field: 'agreement_date', from: '2026-01-05', to: '2026-02-03' },
    '05.01.2026 — 03.02.2026',
  ],
  [
    'filter[agreement_date][gte]=2026-01-01&filter[agreement_date][lte]=2026-12-31',
    date,
    { kind: 'date', field: 'agreement_date', from: '2026-01-01', to: '2026-12-31' },
    '2026 год',
  ],
  [
    'filter[agreement_date][gte]=2026-10-01&filter[agreement_date][lte]=2026-12-31',
    date,
    { kind: 'date', field: 'agreement_date', from: '2026-10-01', to: '2026-12-31' },
    'IV квартал 2026',
  ],
  [
    'filter[agreement_date][gte]=2028-02-01&filter[agreement_date][lte]=2028-02-29',
    date,
    { kind: 'date', field: 'agreement_date', from: '2028-02-01', to: '2028-02-29' },
    'Февраль 2028',
  ],
  [
    'filter[agreement_date][gte]=today&filter[agreement_date][lte]=today%2B30',
    date,
    { kind: 'date', field: 'agreement_date', from: 'today', to: 'today+30' },
    'ближайшие 30\u00A0дней',
  ],
  [
    'filter[agreement_date][lte]=today-1',
    date,
    { kind: 'date', field: 'agreement_date', from: null, to: 'today-1' },
    'уже прошла',
  ],
  [
    'filter[agreement_date][gte]=today-2',
    date,
    { kind: 'date', field: 'agreement_date', from: 'today-2', to: null },
    'с\u00A0сегодня − 2\u00A0дня',
  ],
  [
    'filter[amount][gte]=1000000.00',
    amount,
    { kind: 'amount', field: 'amount', from: '1000000.00', to: null },
    'от\u00A01\u00A0000\u00A0000,00',
  ],
  [
    'filter[amount][lte]=500',
    amount,
    { kind: 'amount', field: 'amount', from: null, to: '500' },
    'до\u00A0500',
  ],
  ['filter[is_indefinite]=true', term, { kind: 'flag', field: 'is_indefinite', value: true }, 'Бессрочный'],
  ['filter[is_indefinite]=false', term, { kind: 'flag', field: 'is_indefinite', value: false }, 'До даты'],
  [
    'filter[tags]=%D1%81%D1%80%D0%BE%D1%87%D0%BD%D0%BE',
    tag,
    { kind: 'text', field: 'tags', text: 'срочно' },
    '«срочно»',
  ],
];

describe('condition of a register', () => {
  it.each(cases)('«%s» is read, written back and said', (...[query, field, condition, sentence]) => {
    expect(readConditions(new URLSearchParams(query), fields)).toEqual([condition]);
    const written = new URLSearchParams(conditionParams(condition));
    expect(written.toString()).toBe(new URLSearchParams(query).toString());
    expect(conditionSentence(condition, field, new Map([['7', 'Лесная Плаза, ООО']]))).toBe(sentence);
  });

  it('reads one value written without brackets and drops what is empty or no answer', () => {
    const query =
      'filter[status]=draft&filter[agreement_date][gte]=&filter[is_indefinite]=maybe&filter[foreign]=1';
    expect(readConditions(new URLSearchParams(query), fields)).toEqual([
      { kind: 'choice', field: 'status', values: ['draft'] },
    ]);
  });

  it('writes nothing of a condition that asks nothing', () => {
    expect(conditionParams({ kind: 'choice', field: 'status', values: [] })).toEqual([]);
    expect(conditionParams({ kind: 'date', field: 'agreement_date', from: null, to: null })).toEqual([]);
    expect(conditionParams({ kind: 'text', field: 'tags', text: '  ' })).toEqual([]);
  });
});
