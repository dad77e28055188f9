import { Link } from 'shared/area';
import { act, renderPage, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { aChain, aTask, decided, inboxOf, NOTHING_TO_OVERSEE } from '../testing/an-approval';
import InboxPage from './inbox.page';

const wide = window.matchMedia;
afterEach(() => {
  window.matchMedia = wide;
});

function openTask(task = aTask()) {
  stubNetwork({
    'GET /api/approval-tasks': inboxOf(task),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
  });
  return renderPage(<InboxPage />, { at: '/approvals?id=31' });
}

it('stands at the thumb what is decided most, the rest behind «Ещё», and asks for no keyboard', async () => {
  window.matchMedia = (query) => ({ ...wide(query), matches: true });
  const { user } = openTask();
  const approve = await screen.findByRole('button', { name: 'Согласовать' });
  expect(screen.getByRole('button', { name: 'На доработку' })).toBeInTheDocument();
  expect(within(approve).queryByText('1')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'С замечаниями' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ещё' }));
  expect(await screen.findByRole('menuitem', { name: 'Согласовать с замечаниями' })).toBeInTheDocument();
});

it('keeps the decisions behind everything that is read before them', async () => {
  window.matchMedia = (query) => ({ ...wide(query), matches: true });
  openTask();
  const approve = await screen.findByRole('button', { name: 'Согласовать' });
  const changes = screen.getByRole('complementary', { name: 'Что изменилось' });
  expect(changes.compareDocumentPosition(approve)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says whose document it is and what it costs beside the decision, since the list is not seen there', async () => {
  openTask();
  const pane = await screen.findByRole('article', { name: /Поставка реле/ });
  expect(within(pane).getByText('Инфраструктурные решения')).toBeInTheDocument();
  expect(within(pane).getByText('Северный узел связи')).toBeInTheDocument();
  expect(pane).toHaveTextContent(/17\s746\s000,00/);
  expect(within(pane).getByText('Щербакова Е. А.')).toBeInTheDocument();
});

it('says nothing twice: what the document calls by the same word stands once', async () => {
  openTask(
    aTask({ amount: null, facts: [{ name: 'partner', label: 'Контрагент', value: 'Рога и копыта' }] }),
  );
  const pane = await screen.findByRole('article', { name: /Поставка реле/ });
  expect(within(pane).getAllByText('Контрагент')).toHaveLength(1);
  expect(within(pane).getByText('Рога и копыта')).toBeInTheDocument();
  expect(within(pane).queryByText('Сумма')).not.toBeInTheDocument();
});

it('opens a document at its top, and the phone’s step back leads to the list', async () => {
  window.matchMedia = (query) => ({ ...wide(query), matches: true });
  const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
  stubNetwork({
    'GET /api/approval-tasks': inboxOf(aTask()),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
  });
  const { user, router } = renderPage(<InboxPage />, {
    path: '/approvals',
    at: '/elsewhere',
    routes: [{ path: '/elsewhere', element: <Link to="/approvals">Согласование</Link> }],
  });
  const places = () => router.state.location.pathname + router.state.location.search;
  await user.click(await screen.findByRole('link', { name: 'Согласование' }));
  await user.click(await screen.findByRole('link', { name: /Поставка реле/ }));
  expect(await screen.findByRole('article', { name: /Поставка реле/ })).toBeInTheDocument();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  await act(() => router.navigate(-1));
  expect(places()).toBe('/approvals');
  await user.click(await screen.findByRole('link', { name: /Поставка реле/ }));
  await user.click(await screen.findByRole('button', { name: 'К списку' }));
  await waitFor(() => {
    expect(places()).toBe('/approvals');
  });
  await act(() => router.navigate(-1));
  expect(places()).toBe('/elsewhere');
});

it('leads back to the heading of the list once a decision was given', async () => {
  window.matchMedia = (query) => ({ ...wide(query), matches: true });
  stubNetwork({
    'GET /api/approval-tasks': inboxOf(aTask()),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
    'POST /api/approval-tasks/31/vote': decided(aTask()),
    'GET /api/approval-tasks/31': decided(aTask()),
  });
  const { user } = renderPage(<InboxPage />, { at: '/approvals?id=31' });
  await user.click(await screen.findByRole('button', { name: 'Согласовать' }));
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
