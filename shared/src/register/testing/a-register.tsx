import { Highlight } from '../columns/highlight';
import { savedViewsAnswer } from './saved-views-answer';
import type { StubRequest } from '../../testing/testing';
import type { RegisterDefinition } from '../register-definition';

export interface Deal {
  id: number;
  number: string;
  title: string;
  amount: string | null;
  currency: string;
  lock_version: number;
}

/** A row of the register of the tests. */
export function aDeal(id: number, over: Partial<Deal> = {}): Deal {
  return {
    id,
    number: `${String(id)}/2026`,
    title: `Поставка оборудования, партия ${String(id)}`,
    amount: '1000.50',
    currency: 'RUB',
    lock_version: 1,
    ...over,
  };
}

/** Deals numbered from one. */
export const someDeals = (count: number) => Array.from({ length: count }, (_, index) => aDeal(index + 1));

/** One page of a list as the server answers it, cut by the request's own page and size. */
export function listAnswer(rows: readonly Deal[], { query }: StubRequest) {
  const page = Number(query.get('page') ?? '1');
  const perPage = Number(query.get('per_page') ?? '10');
  return {
    data: rows.slice((page - 1) * perPage, page * perPage),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(rows.length / perPage)),
      per_page: perPage,
      total: rows.length,
      total_is_capped: false,
    },
  };
}

/** Everything a register asks the server for. */
export function registerNetwork(rows: readonly Deal[]) {
  return {
    'GET /api/deals': (request: StubRequest) => listAnswer(rows, request),
    'GET /api/deals/summary': {
      tabs: { all: { total: rows.length, is_capped: false }, mine: { total: 2, is_capped: false } },
      sums: [{ currency_code: 'RUB', amount: '1500.75' }],
    },
    'GET /api/deals/:id': (request: StubRequest) => aDeal(Number(request.path.split('/').at(-1))),
    'GET /api/saved-views': savedViewsAnswer(),
  };
}

/** The definition the tests look at; nothing of it is special. */
export function aDefinition(over: Partial<RegisterDefinition<Deal>> = {}): RegisterDefinition<Deal> {
  return {
    resource: 'deals',
    title: 'Сделки',
    noun: { forms: ['сделка', 'сделки', 'сделок'], dative: ['сделке', 'сделкам'] },
    defaults: { sort: '-date', per_page: '10' },
    columns: [
      {
        key: 'number',
        title: 'Номер',
        cell: (row) => row.number,
        width: 100,
        sort: 'number',
        isLocked: true,
        isLink: true,
      },
      {
        key: 'title',
        title: 'Название',
        cell: (row, { search }) => <Highlight text={row.title} search={search} />,
        sort: 'title',
        isLocked: true,
        isLink: true,
      },
      {
        key: 'amount',
        title: 'Сумма',
        cell: (row) => row.amount,
        width: 120,
        sort: 'amount',
        sortsDown: true,
      },
      { key: 'currency', title: 'Валюта', cell: (row) => row.currency, width: 80, isHidden: true },
    ],
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: 'Статус',
        options: [
          { value: 'draft', label: 'Черновик' },
          { value: 'active', label: 'Действует' },
        ],
      },
      { kind: 'reference', name: 'department_id', label: 'Подразделение', resource: 'departments' },
      { kind: 'date', name: 'date', label: 'Дата' },
    ],
    tabs: [
      { id: 'all', label: 'Все' },
      { id: 'mine', label: 'Мои' },
    ],
    summaryPath: '/api/deals/summary',
    rowHref: (row, list) => `/deals/${String(row.id)}?${new URLSearchParams({ list }).toString()}`,
    rowLabel: (row) => `Сделка ${row.number}`,
    phoneRow: (row) => ({ title: row.title, second: row.number, secondEnd: row.amount }),
    rowAmount: (row) => ({ amount: row.amount, currency: row.currency }),
    isExportable: true,
    hasViews: true,
    searchPlaceholder: 'Номер, название',
    emptyText: 'Сделок ещё нет',
    entity: 'agreement',
    ...over,
  };
}
