import type { User } from 'shared/contract/user/user';
import { renderPage, screen, stubNetwork, waitFor } from 'shared/testing';

import { aUser } from '../a-user';
import UserEditPage from './user-edit.page';

const LETTERS = 'Только буквы, пробел, дефис и апостроф';
const MAIL = 'Укажите адрес вида name@company.ru';

function edit(given: Partial<User> = {}) {
  const employee = aUser({
    id: 4,
    open_groups: ['essential', 'open'],
    ...given,
    can: { ...aUser().can, edit: true },
  });
  const { requests } = stubNetwork({
    'GET /api/users/4': employee,
    'GET /api/users/declension': { genitive: 'Соколовой Марии', dative: 'Соколовой Марии' },
    'PATCH /api/users/4': { ...employee, lock_version: 2 },
  });
  const page = renderPage(<UserEditPage />, {
    path: '/handbooks/users/:id/edit',
    at: '/handbooks/users/4/edit',
  });
  const sent = () => requests.filter(({ method }) => method === 'PATCH');
  const declined = () => requests.filter(({ path }) => path.endsWith('/declension'));
  return { ...page, sent, declined };
}

async function retype(user: ReturnType<typeof edit>['user'], label: RegExp, text: string) {
  const field = await screen.findByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, text);
  return field;
}

beforeEach(() => {
  localStorage.clear();
});

it('tells at once of a number that is too long, of letters that make no name and of a mail that is none', async () => {
  const { user, sent } = edit();
  const surname = await retype(user, /^Фамилия/, '<b>x</b>');
  const mail = await retype(user, /^Рабочая почта/, 'lawyer@contracts');
  const number = await retype(user, /^Табельный номер/, '1'.repeat(40));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(surname).toHaveAccessibleDescription(LETTERS));
  expect(mail).toHaveAccessibleDescription(expect.stringContaining(MAIL));
  expect(number).toBeInvalid();
  expect(sent()).toEqual([]);
});

it('declines a name as soon as it is one', async () => {
  const { user, declined } = edit({ last_name: 'Соколова2' });
  const surname = await screen.findByRole('textbox', { name: /^Фамилия/ });
  await user.type(surname, '{Backspace}');
  await waitFor(() => expect(declined()).toHaveLength(1));
  expect(declined()[0]?.query.get('last_name')).toBe('Соколова');
});

it('does not judge anew a name that stands as it was', async () => {
  const { user, sent } = edit({ last_name: 'Соколова2' });
  await retype(user, /^Табельный номер/, '000413');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});
