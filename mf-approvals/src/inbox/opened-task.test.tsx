import { publishUserEvent } from 'shared/realtime';
import { act, aSession, renderPage, screen, stubNetwork, waitFor } from 'shared/testing';

import { aChain, aTask, inboxOf, NOTHING_TO_OVERSEE } from '../testing/an-approval';
import InboxPage from './inbox.page';

const AT = '2026-11-20T09:00:00Z';
const first = aTask({ viewed_at: null });
const second = aTask({
  id: 41,
  chain_id: 12,
  viewed_at: null,
  document: { kind: 'agreement', id: 6, label: 'Договор №\u00a07 «Лизинг»', url: '/agreements/6' },
});

it('marks each document that is walked past as opened, and asks for no list because of it', async () => {
  const stub = stubNetwork({
    'GET /api/approval-tasks': inboxOf(first, second),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
    'GET /api/approval-chains/12': aChain({ id: 12 }),
    'POST /api/approval-tasks/31/viewed': { ...first, viewed_at: AT },
    'POST /api/approval-tasks/41/viewed': { ...second, viewed_at: AT },
  });
  const session = aSession();
  const { user } = renderPage(<InboxPage />, {
    at: '/approvals',
    session: { ...session, user: { ...session.user, id: first.assignee.id } },
  });
  const asked = (end: string) => stub.requests.filter(({ path }) => path.endsWith(end)).length;
  await screen.findByRole('article', { name: /Поставка реле/ });
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('article', { name: /Лизинг/ });
  // The list answers as before: only the held one can have become other.
  await waitFor(() => {
    expect(screen.getAllByRole('link').filter((link) => 'fresh' in link.dataset)).toEqual([]);
  });
  expect(stub.requests.some(({ path }) => path.endsWith('/41/viewed'))).toBe(true);
  // What the server says of it to every screen of the reader.
  const told = { kind: 'entity', id: 12, lock_version: 4, actor_id: first.assignee.id } as const;
  const routes = asked('/api/approval-chains/12');
  act(() => {
    publishUserEvent({ ...told, entity: 'approval_chain', resource: 'approval-chains' });
  });
  await waitFor(() => {
    expect(asked('/api/approval-chains/12')).toBe(routes + 1);
  });
  expect(asked('/api/approval-tasks')).toBe(1);
  expect(asked('/api/approval-tasks/summary')).toBe(1);
  act(() => {
    publishUserEvent({ ...told, entity: 'approval_task', resource: 'approval-tasks' });
  });
  await waitFor(() => {
    expect(asked('/api/approval-tasks/summary')).toBe(2);
  });
});
