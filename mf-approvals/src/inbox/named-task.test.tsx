import { renderPage, reply, screen, stubNetwork, waitFor } from 'shared/testing';

import { aChain, aTask, decided, inboxOf, NOTHING_TO_OVERSEE } from '../testing/an-approval';
import InboxPage from './inbox.page';

const far = aTask({
  id: 41,
  chain_id: 12,
  document: { kind: 'agreement', id: 6, label: 'Договор №\u00a07 «Лизинг»', url: '/agreements/6' },
});
const shown = inboxOf(aTask());
const firstOfTwo = { ...shown, meta: { ...shown.meta, last_page: 2, total: 2 } };

function opened(network: Record<string, unknown>, at: string) {
  const stub = stubNetwork({
    'GET /api/approval-tasks': firstOfTwo,
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
    'GET /api/approval-chains/12': aChain({ id: 12 }),
    ...network,
  });
  return { ...renderPage(<InboxPage />, { at }), stub };
}

it('opens the document of the address where it stands below what the list shows, and decides on it', async () => {
  const { user, stub } = opened(
    {
      'GET /api/approval-tasks/41': far,
      'POST /api/approval-tasks/41/vote': decided(far),
      'POST /api/approval-tasks/41/viewed': far,
    },
    '/approvals?id=41',
  );
  expect(await screen.findByRole('article', { name: /Лизинг/ })).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: /Поставка реле/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /Согласовать/ }));
  await waitFor(() => expect(stub.requests.some(({ path }) => path.endsWith('/41/vote'))).toBe(true));
  expect(await screen.findByRole('article', { name: /Поставка реле/ })).toBeInTheDocument();
});

it('opens a document that the reader has decided on already, without a way to decide again', async () => {
  opened({ 'GET /api/approval-tasks/41': decided(far) }, '/approvals?id=41');
  expect(await screen.findByRole('article', { name: /Лизинг/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Согласовать/ })).toBeNull();
});

it('says that the document of the address is not the reader’s, and opens no other in its place', async () => {
  opened({ 'GET /api/approval-tasks/41': () => reply(404, { message: 'Не найдено' }) }, '/approvals?id=41');
  expect(
    await screen.findByText(/Документа по этой ссылке среди ваших задач нет\. Выберите другой в списке\./),
  ).toBeInTheDocument();
  expect(screen.queryByRole('article')).toBeNull();
});

it('sends nobody to choose from a list that is empty', async () => {
  opened(
    {
      'GET /api/approval-tasks': inboxOf(),
      'GET /api/approval-tasks/41': () => reply(404, { message: 'Не найдено' }),
    },
    '/approvals?id=41',
  );
  expect(await screen.findByText('Документа по этой ссылке среди ваших задач нет.')).toBeInTheDocument();
});

it('asks for more at the end of what the list shows when the keys walk on', async () => {
  const two = inboxOf(aTask(), far);
  const { user, stub } = opened(
    { 'GET /api/approval-tasks': { ...two, meta: { ...two.meta, last_page: 2 } } },
    '/approvals?id=41',
  );
  const askedBeyond = () => stub.requests.some(({ query }) => query.get('page') === '2');
  expect(await screen.findByRole('article', { name: /Лизинг/ })).toBeInTheDocument();
  expect(askedBeyond()).toBe(false);
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(askedBeyond()).toBe(true));
});
