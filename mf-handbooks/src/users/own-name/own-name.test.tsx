import type { User } from 'shared/contract/user/user';
import { renderPage, reply, screen, stubNetwork } from 'shared/testing';

import { aUser } from '../a-user';
import UserPage from '../user.page';

const NO_HISTORY = {
  data: [],
  meta: { current_page: 1, last_page: 1, per_page: 20, total: 0, total_is_capped: false },
};

const guessed = (given: Partial<User> = {}) =>
  aUser({ id: 7, full_name: 'Petrov I.', name_is_guess: true, lock_version: 3, ...given });

function open(user: User, routes: Record<string, unknown> = {}) {
  const network = stubNetwork({
    'GET /api/users/7': user,
    'GET /api/users/7/history': NO_HISTORY,
    ...routes,
  });
  return { network, ...renderPage(<UserPage />, { path: '/handbooks/users/:id', at: '/handbooks/users/7' }) };
}

it('is asked of whoever came without a name, and the request is gone when it is said', async () => {
  const { network, user, alerts } = open(guessed({ available_actions: ['name'] }), {
    'POST /api/users/7/name': reply(422, {
      errors: { last_name: ['Только буквы, пробел, дефис и апостроф'] },
    }),
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Указать имя' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить имя' }));
  expect(network.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Фамилия/ }), 'Петров7');
  await user.type(screen.getByRole('textbox', { name: 'Имя' }), 'Игорь');
  await user.click(screen.getByRole('button', { name: 'Сохранить имя' }));
  expect(await screen.findByText('Только буквы, пробел, дефис и апостроф')).toBeVisible();
  network.answer({
    'POST /api/users/7/name': guessed({
      full_name: 'Петров Игорь',
      name_is_guess: false,
      available_actions: [],
    }),
  });
  await user.type(screen.getByRole('textbox', { name: /Фамилия/ }), '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Сохранить имя' }));
  expect(await screen.findByRole('heading', { name: 'Петров Игорь' })).toBeVisible();
  expect(network.requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    lock_version: 3,
    last_name: 'Петров',
    first_name: 'Игорь',
    middle_name: '',
  });
  expect(alerts()).toContain('Имя сохранено');
  expect(screen.queryByRole('button', { name: 'Указать имя' })).toBeNull();
});

it('is told to those who can put it right, and to nobody else', async () => {
  open(aUser({ ...guessed(), can: { edit: true } }));
  expect(await screen.findByText(/Исправьте его/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Указать имя' })).toBeNull();
});

it('is told to no reader', async () => {
  open(guessed());
  expect(await screen.findByRole('heading', { name: 'Petrov I.' })).toBeVisible();
  expect(screen.queryByText(/Каталог компании/)).toBeNull();
});
