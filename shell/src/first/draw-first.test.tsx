import { waitFor } from '@testing-library/react';
import type { FirstRows } from 'shared/contract/area/first-rows';
import { aSession } from 'shared/testing';

import { clearFirstSight } from '../areas/first-sight';
import { anArea, aRegistry, aRoute, deliverArea } from '../testing/an-area';
import { forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';
import { drawFirst } from './draw-first';
import { firstVisit } from './first-request';

const rows: FirstRows = { columns: [{ key: 'number', title: 'Номер', as: 'text' }] };
const area = anArea({
  routes: [
    aRoute({
      path: '/agreements',
      title: 'Договоры',
      permissions: ['Просмотр договоров'],
      prefetch: [{ kind: 'list', resource: 'agreements', defaults: {}, rows }],
    }),
    aRoute({ path: '/plain', prefetch: [{ kind: 'list', resource: 'agreements', defaults: {} }] }),
  ],
});
const registry = aRegistry(area);
const session = aSession();
const answered = { data: [{ id: 5, number: '12/2026' }], meta: {} };
const sight = () => document.getElementById('first-sight');

interface Visit {
  at?: string;
  answer?: unknown;
  isWide?: boolean;
  type?: string;
}

/** What the first script does once it has asked. */
async function draw({ at = '/agreements', answer = answered, isWide = true, type = 'navigate' }: Visit = {}) {
  window.history.pushState(null, '', at);
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isWide } as MediaQueryList);
  const visit = firstVisit(registry, session, window.location);
  if (visit === null) throw new Error('The visit begins with no question');
  const answers = [{ address: '', token: '', askedAt: 0, answer: Promise.resolve(answer) }];
  await drawFirst({ registry, user: session.user, visit, answers });
}

beforeAll(() => {
  // jsdom has no navigation timing of its own.
  performance.getEntriesByType ??= () => [];
});
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  clearFirstSight();
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

it('shows rows, name and menu for eyes alone before the suite has come', async () => {
  await draw();
  expect(sight()?.querySelector('[data-row="5"]')).toHaveTextContent('12/2026');
  expect(sight()).toHaveTextContent('Договоры');
  expect(sight()).toHaveAttribute('aria-hidden', 'true');
  expect(sight()?.inert).toBe(true);
});

it.each<[string, Visit]>([
  ['conditions stand in the address', { at: '/agreements?filter[status]=draft' }],
  ['the window is a phone', { isWide: false }],
  ['the page was loaded anew, perhaps in the middle of the list', { type: 'reload' }],
  ['the list is empty', { answer: { data: [], meta: {} } }],
  ['the answer was no good', { answer: null }],
  ['the area does not say how its rows are written', { at: '/plain' }],
])('shows nothing when %s', async (_, visit) => {
  await draw(visit);
  expect(sight()).toBeNull();
});

it('shows nothing over a suite that was there sooner', async () => {
  document.getElementById('root')?.append(document.createElement('main'));
  await draw();
  expect(sight()).toBeNull();
});

it('is gone as soon as the page stands', async () => {
  deliverArea(area);
  await draw();
  expect(sight()).not.toBeNull();
  jest.restoreAllMocks();
  openSuite({ at: '/agreements', registry, session, network: { 'GET /api/agreements': answered } });
  await waitFor(() => {
    expect(sight()).toBeNull();
  });
});
