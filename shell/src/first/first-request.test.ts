import type { PermissionLabel } from 'shared/contract/access/permissions';
import { aSession } from 'shared/testing';

import { anArea, aRegistry, aRoute } from '../testing/an-area';
import { firstVisit, type FirstVisit } from './first-request';

const rights: PermissionLabel[] = ['Просмотр договоров'];
const defaults = { sort: '-agreement_date', per_page: '50' };
const agreements = anArea({
  routes: [
    aRoute({
      path: '/agreements',
      permissions: rights,
      prefetch: [{ kind: 'list', resource: 'agreements', defaults }],
    }),
    aRoute({ path: '/agreements/create', permissions: ['Создание договоров'] }),
    aRoute({
      path: '/agreements/:id',
      permissions: rights,
      prefetch: [{ kind: 'item', resource: 'agreements' }],
    }),
  ],
});
const registry = aRegistry(agreements);

const addressesOf = (visit: FirstVisit | null) => visit?.questions.map((question) => question.address) ?? [];

const asked = (address: string, { session = aSession(rights), at = registry } = {}) => {
  const { pathname, search } = new URL(address, 'https://suite.example');
  return addressesOf(firstVisit(at, session, { pathname, search }));
};

afterEach(() => {
  sessionStorage.clear();
  window.history.pushState(null, '', '/');
});

it.each([
  ['/agreements', '/api/agreements?per_page=50&sort=-agreement_date'],
  ['/', '/api/agreements?per_page=50&sort=-agreement_date'],
  ['/?page=3', '/api/agreements?per_page=50&sort=-agreement_date'],
  ['/agreements?page=2&view=7', '/api/agreements?page=2&per_page=50&sort=-agreement_date'],
  ['/agreements?sort=number', '/api/agreements?per_page=50&sort=number'],
  ['/agreements?tab=mine', '/api/agreements?filter%5Btab%5D=mine&per_page=50&sort=-agreement_date'],
  [
    '/agreements?filter[status]=active&search=12',
    '/api/agreements?filter%5Bstatus%5D=active&per_page=50&search=12&sort=-agreement_date',
  ],
  ['/agreements/5?list=page%3D2&tab=files', '/api/agreements/5'],
])('%s begins with %s', (address, question) => {
  expect(asked(address)).toEqual([question]);
});

it.each(['/agreements/create', '/agreements/5/files', '/auth', '/agreements/%35', '/handbooks'])(
  '%s begins with no question',
  (address) => {
    expect(asked(address)).toEqual([]);
  },
);

it('asks nothing for a visitor, nor for a person without the right', () => {
  expect(firstVisit(registry, null, { pathname: '/agreements', search: '' })).toBeNull();
  expect(asked('/agreements', { session: aSession([]) })).toEqual([]);
  expect(asked('/agreements/5', { session: aSession(['Создание договоров']) })).toEqual([]);
});

it('asks nothing for an area that the shell refuses', () => {
  const foreign = aRegistry({
    ...agreements,
    definition: { ...agreements.definition, contract: '^9.0.0' },
  });
  expect(asked('/agreements', { at: foreign })).toEqual([]);
});

it('asks nothing on a page that may be of another version than the person is to see', () => {
  sessionStorage.setItem('contracts.preview', 'signed');
  expect(asked('/agreements')).toEqual([]);
  sessionStorage.clear();
  expect(asked('/agreements', { at: { ...registry, is_split: true } })).toEqual([]);
});
