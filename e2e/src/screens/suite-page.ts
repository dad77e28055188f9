import type { ListOf } from 'shared/contract/list/paging';

import type { ApiClient } from '../api-client';

/** Registers whose first page is full. */
export const LONG_REGISTERS = [
  '/agreements',
  '/addendums',
  '/commercial-offers',
  '/counterparties/partners',
  '/handbooks/users',
  '/activity-logs',
] as const;

const FIXED = [
  '/agreements/create',
  '/addendums/create',
  '/due-dates',
  '/archive',
  '/commercial-offers/create',
  '/counterparties/organizations',
  '/counterparties/create?own=false',
  '/handbooks',
  '/handbooks/measures',
  '/handbooks/types_of_agreements',
  '/handbooks/job-titles',
  '/handbooks/departments',
  '/handbooks/chains_templates',
  '/handbooks/chains_templates/create',
  '/handbooks/calendar',
  '/handbooks/roles',
  '/handbooks/roles/create',
  '/handbooks/categories',
  '/handbooks/documents',
  '/handbooks/numerators',
  '/handbooks/currencies',
  '/handbooks/vat-rates',
  '/approvals',
  '/approvals/oversight',
  '/approvals/absences',
  '/approvals/check',
  '/notifications',
  '/notifications/settings',
  '/areas',
  '/guide',
  '/settings',
  '/access-error?from=/activity-logs',
  '/error',
  '/nothing-here',
] as const;

const CARDS = {
  '/agreements/:id': 'agreements?sort=-agreement_date',
  '/agreements/:id/edit': 'agreements?filter[status]=draft',
  '/addendums/:id': 'addendums?page=1',
  '/commercial-offers/:id': 'commercial-offers?page=1',
  '/commercial-offers/:id/edit': 'commercial-offers?page=1',
  '/counterparties/:id': 'counterparties?filter[is_own]=false',
  '/counterparties/:id/edit': 'counterparties?filter[is_own]=false',
  '/approvals/sheets/:id': 'approval-chains?page=1',
  '/handbooks/categories/:id': 'categories?page=1',
  '/handbooks/chains_templates/:id': 'chain-templates?page=1',
  '/handbooks/roles/:id': 'roles?page=1',
  '/handbooks/users/:id': 'users?page=1',
  '/handbooks/users/:id/edit': 'users?page=1',
} as const;

/** Every other page behind the login, as the route table knows it: fixed addresses, and patterns of one record. */
export const SUITE_PAGES: readonly string[] = [...FIXED, ...Object.keys(CARDS)];

/** Pages behind the login that stand alone: nothing on them is live. */
export const LONE_PAGES: readonly string[] = ['/ui'];

/** Every page in front of the login. */
export const VISITOR_PAGES: readonly string[] = [
  '/auth',
  '/auth?mode=register',
  '/auth?mode=forgot',
  '/auth/reset?token=x',
  '/auth/confirm?token=x',
];

const isCard = (page: string): page is keyof typeof CARDS => page in CARDS;

/** The address of a page; of a pattern, the first record of its list. */
export async function addressOf(api: ApiClient, page: string): Promise<string> {
  if (!isCard(page)) return page;
  const { data } = await api.get<ListOf<{ id: number }>>(`/api/${CARDS[page]}&per_page=1`);
  const [first] = data;
  if (first === undefined) throw new Error(`Nothing to show on ${page}`);
  return page.replace(':id', String(first.id));
}
