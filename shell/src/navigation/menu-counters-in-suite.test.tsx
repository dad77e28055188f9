import { act, screen, waitFor, within } from '@testing-library/react';
import type { AreaMenuEntry } from 'shared/contract/area/area';
import type { UserEvent } from 'shared/contract/realtime/realtime';
import { publishUserEvent } from 'shared/realtime';
import { reply } from 'shared/testing';

import { anArea, aRegistry, aRoute, deliverArea } from '../testing/an-area';
import { forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';

const menu: AreaMenuEntry[] = [
  {
    title: 'Согласование',
    path: '/approvals',
    group: 'inbox',
    order: 10,
    icon: 'inbox',
    phone: true,
    counter: { resource: 'approval-tasks', field: 'waiting', label: 'ждут вашего решения' },
  },
];
const area = anArea({
  id: 'mf-approvals',
  title: 'Согласование',
  contract: '^2.2.0',
  routes: [aRoute({ path: '/approvals' })],
  menu,
});
const changed = (resource: string): UserEvent => ({
  kind: 'entity',
  entity: 'any',
  resource,
  id: 1,
  lock_version: 2,
  actor_id: null,
});
const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Разделы' }));
const bar = async () => within(await screen.findByRole('navigation', { name: 'Главное' }));

beforeEach(() => deliverArea(area));
afterEach(() => {
  closeSuites();
  forgetDeliveries();
});

it('shows how much waits behind an entry, in the sidebar and the tab bar, and hears of changes', async () => {
  let waiting = 3;
  const suite = openSuite({
    at: '/approvals',
    registry: aRegistry(area),
    network: { 'GET /api/approval-tasks/summary': () => ({ waiting, overdue: 1, fresh: 0 }) },
  });
  expect(await (await sidebar()).findByText('3 ждут вашего решения')).toBeInTheDocument();
  expect((await bar()).getByText('3 ждут вашего решения')).toBeInTheDocument();
  waiting = 4;
  const asked = suite.network.requests.length;
  act(() => publishUserEvent(changed('agreements')));
  act(() => publishUserEvent(changed('approval-tasks')));
  expect(await (await sidebar()).findByText('4 ждут вашего решения')).toBeInTheDocument();
  const counts = suite.network.requests.slice(asked).filter(({ path }) => path.endsWith('/summary'));
  expect(counts).toHaveLength(1);
  waiting = 0;
  act(() => publishUserEvent(changed('approval-tasks')));
  await waitFor(() => expect(screen.queryByText(/ждут вашего решения/)).toBeNull());
});

it('leaves an entry without a number when it does not come', async () => {
  const suite = openSuite({
    at: '/approvals',
    registry: aRegistry(area),
    network: { 'GET /api/approval-tasks/summary': () => reply(403, { message: 'Недостаточно прав' }) },
  });
  await waitFor(() => {
    expect(suite.network.requests.some(({ path }) => path.endsWith('/summary'))).toBe(true);
  });
  expect((await sidebar()).getByRole('link', { name: 'Согласование' })).toBeInTheDocument();
  expect(screen.queryByText(/ждут вашего решения/)).toBeNull();
});
