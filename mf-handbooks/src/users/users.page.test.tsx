import { bookChoice } from 'shared/contract/books/book-schema';
import { aSession, renderPage, screen, stubNetwork, waitFor } from 'shared/testing';

import { aUser } from './a-user';
import UsersPage from './users.page';

const meta = { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false };

it('is narrowed by a role for those who know roles by their names alone', async () => {
  const network = stubNetwork({
    'GET /api/users': { data: [aUser({ id: 9, full_name: 'Орлова Анна' })], meta },
    'GET /api/saved-views': { data: [], meta, shareable: [] },
    'GET /api/roles/choices': { data: [bookChoice.parse({ id: 2, name: 'Юрист' })], meta },
  });
  const { user } = renderPage(<UsersPage />, { at: '/handbooks/users', session: aSession([]) });
  await screen.findAllByText('Орлова Анна');
  await user.click(screen.getByRole('button', { name: 'Условие' }));
  await user.click(await screen.findByRole('button', { name: 'Роль' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Юрист' }));
  await waitFor(() => {
    expect(network.requests.at(-1)?.query.getAll('filter[role_id][]')).toEqual(['2']);
  });
});

const list = () =>
  stubNetwork({
    'GET /api/users': { data: [aUser({ id: 9, full_name: 'Орлова Анна' })], meta },
    'GET /api/saved-views': { data: [], meta, shareable: [] },
  });

it('is taken away and kept as a view by nobody without a right', async () => {
  const network = list();
  renderPage(<UsersPage />, { at: '/handbooks/users', session: aSession([]) });
  await screen.findAllByText('Орлова Анна');
  expect(screen.queryByRole('button', { name: /^Выгрузить/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Виды/ })).toBeNull();
  expect(network.requests.some(({ path }) => path === '/api/saved-views')).toBe(false);
});

it('is taken away by whoever works here', async () => {
  list();
  renderPage(<UsersPage />, { at: '/handbooks/users', session: aSession(['Просмотр договоров']) });
  await screen.findAllByText('Орлова Анна');
  expect(screen.getByRole('button', { name: /^Выгрузить/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Виды/ })).toBeVisible();
});
