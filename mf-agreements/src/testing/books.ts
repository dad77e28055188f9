import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { agreementType, currency, measure, vatRate } from 'shared/contract/books/handbook';
import { aCounterparty as aCard, aSignatory } from 'shared/testing';

/** What every row of a book carries besides its own fields. */
const KEPT = {
  lock_version: 1,
  archived_at: null,
  position: 0,
  can: { update: false, delete: false, archive: false },
};

/** A page of a list that holds everything. */
export function listed<Row>(data: readonly Row[]) {
  return {
    data,
    meta: { current_page: 1, last_page: 1, per_page: 100, total: data.length, total_is_capped: false },
  };
}

const RATES = [
  {
    id: 5,
    name: 'НДС\u00A022\u00A0%',
    code: 'vat22',
    is_active: true,
    percent: '22.00',
    valid_from: '2026-01-01',
    valid_to: null,
  },
  {
    id: 4,
    name: '20\u00A0%',
    code: 'vat20',
    is_active: true,
    percent: '20.00',
    valid_from: '2019-01-01',
    valid_to: '2025-12-31',
  },
  {
    id: 3,
    name: '10\u00A0%',
    code: 'vat10',
    is_active: true,
    percent: '10.00',
    valid_from: null,
    valid_to: null,
  },
].map((row) => vatRate.parse({ ...KEPT, ...row }));

const MEASURES = [
  [1, 'Штука', 'шт'],
  [2, 'Комплект', 'компл'],
  [3, 'Час', 'ч'],
].map(([id, name, symbol]) =>
  measure.parse({ ...KEPT, id, name, symbol, is_active: true, okei_code: null, precision: 3 }),
);

const TYPES = [
  {
    id: 1,
    name: 'Поставка',
    direction: 'expense',
    kind: 'standard',
    default_notice_days: 30,
    default_term_months: 12,
  },
  {
    id: 3,
    name: 'Соглашение о конфиденциальности',
    direction: 'none',
    kind: 'nda',
    default_notice_days: null,
    default_term_months: 36,
  },
].map((row) =>
  agreementType.parse({
    ...KEPT,
    ...row,
    code: 'П',
    is_active: true,
    approval_required: true,
    retention_years: 5,
    is_kept_forever: false,
    default_chain_template_id: null,
    default_chain_template_name: null,
    numerator_id: null,
    numerator_name: null,
    required_document_type_ids: [],
    required_document_type_names: [],
    file_template_ids: [],
    file_template_names: [],
    field_rules: {},
  }),
);

/** A side of agreements with one person who signs for it. */
export function aCounterparty(patch: Partial<Counterparty> = {}): Counterparty {
  return aCard({
    name_short: 'Инфраструктурные решения',
    name_full: 'Общество с ограниченной ответственностью «Инфраструктурные решения»',
    checked_at: '2026-11-14',
    signatories: [
      aSignatory({
        basis: 'Доверенность №\u00A041',
        basis_type: 'power_of_attorney',
        basis_valid_until: '2027-01-31',
      }),
    ],
    ...patch,
  });
}

const OURS = aCounterparty({
  id: 1,
  is_own: true,
  legal_form: 'АО',
  name_short: 'Северный узел связи',
  inn: '7707083893',
  signatories: [],
});
const THEIRS = aCounterparty();

const EMPLOYEES = [
  [1, 'Соколова Мария Дмитриевна', 'Юрист'],
  [2, 'Щербакова Елена Андреевна', 'Специалист по закупкам'],
].map(([id, full_name, job_title]) => ({ id, full_name, job_title, department_name: null }));

/** Answers of the handbooks every form of an agreement asks for. */
export function books(): Record<string, unknown> {
  return {
    'GET /api/vat-rates': listed(RATES),
    'GET /api/measures': listed(MEASURES),
    'GET /api/agreement-types': listed(TYPES),
    ...Object.fromEntries(TYPES.map((type) => [`GET /api/agreement-types/${String(type.id)}`, type])),
    'GET /api/currencies': listed([
      currency.parse({
        ...KEPT,
        id: 1,
        code: 'RUB',
        name: 'Российский рубль',
        sign: '₽',
        numeric_code: '643',
        main_one: 'рубль',
        main_few: 'рубля',
        main_many: 'рублей',
        main_gender: 'masculine',
        minor_one: 'копейка',
        minor_few: 'копейки',
        minor_many: 'копеек',
        minor_gender: 'feminine',
        is_active: true,
      }),
    ]),
    'GET /api/document-types': listed([{ id: 1, name: 'Договор', is_active: true }]),
    'GET /api/users': listed(EMPLOYEES),
    'GET /api/counterparties': ({ query }: { query: URLSearchParams }) =>
      listed([query.get('filter[is_own]') === 'true' ? OURS : THEIRS]),
    'GET /api/counterparties/1': OURS,
    'GET /api/counterparties/20': THEIRS,
    'GET /api/files': { data: [] },
  };
}
