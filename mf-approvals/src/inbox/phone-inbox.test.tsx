import { renderPage, screen, stubNetwork, within } from 'shared/testing';

import { aChain, aTask, inboxOf, NOTHING_TO_OVERSEE } from '../testing/an-approval';
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
