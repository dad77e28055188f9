import { role, roleList } from 'shared/contract/access/role';
import { userInput } from 'shared/contract/user/user';
import type { PermissionLabel } from 'shared/contract/access/permissions';
import {
  aSession,
  renderPage,
  reply,
  screen,
  stubNetwork,
  type StubRequest,
  waitFor,
  within,
} from 'shared/testing';

import { aUser } from '../a-user';
import UserPage from '../user.page';
import UsersPage from '../users.page';
import UserCreatePage from './user-create.page';

const meta = { current_page: 1, last_page: 1, per_page: 50, total: 0, total_is_capped: false };
const invited = aUser({
  id: 9,
  full_name: 'Орлова Анна',
  last_name: 'Орлова',
  first_name: 'Анна',
  middle_name: null,
  email: 'orlova@company.ru',
  status: 'invited',
  roles: [],
  can: { edit: true, change_roles: true, delete: true, end_sessions: true, invite: true },
});
const lawyers = role.parse({
  id: 2,
  name: 'Юрист',
  description: null,
  is_system: false,
  data_scope: 'all',
  users_count: 1,
  permissions_count: 1,
  lock_version: 1,
  permission_ids: [],
  created_at: '2026-11-20T08:00:00Z',
  updated_at: '2026-11-20T08:00:00Z',
  can: { edit: false, delete: false },
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function openList(permissions: PermissionLabel[] | undefined, routes: Record<string, unknown> = {}) {
  const network = stubNetwork({
    'GET /api/users': { data: [], meta },
    'GET /api/saved-views': { data: [], meta, shareable: [] },
    'GET /api/roles/choices': roleList.parse({ data: [lawyers], meta }),
    ...routes,
  });
  const page = renderPage(<UsersPage />, { at: '/handbooks/users', session: aSession(permissions) });
  const sent = () => network.requests.filter(({ method }) => method === 'POST');
  return { ...page, network, sent };
}

async function openDialog(routes: Record<string, unknown> = {}, permissions?: PermissionLabel[]) {
  const page = openList(permissions, routes);
  await page.user.click(await screen.findByRole('button', { name: 'Пригласить сотрудника' }));
  const dialog = await screen.findByRole('dialog', { name: 'Приглашение сотрудника' });
  const send = () => page.user.click(within(dialog).getByRole('button', { name: 'Отправить приглашение' }));
  return { ...page, dialog, send };
}

it('is offered to those alone who may create accounts', async () => {
  openList(['Просмотр договоров']);
  expect(await screen.findByText('Сотрудников ещё нет')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Пригласить сотрудника' })).toBeNull();
});

it('has an address of its own, and leads back to the list', async () => {
  stubNetwork({
    'GET /api/users': { data: [], meta },
    'GET /api/saved-views': { data: [], meta, shareable: [] },
    'GET /api/roles/choices': roleList.parse({ data: [lawyers], meta }),
  });
  const { user, router } = renderPage(<UserCreatePage />, {
    at: '/handbooks/users/create',
    session: aSession(),
  });
  const dialog = await screen.findByRole('dialog', { name: 'Приглашение сотрудника' });
  await user.click(within(dialog).getByRole('button', { name: 'Отменить' }));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/handbooks/users');
  });
});

it('asks for everything but the middle name and sends nothing before', async () => {
  const { send, sent } = await openDialog();
  await send();
  for (const label of ['Фамилия *', 'Имя *', 'Рабочая почта *']) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Это поле обязательно для заполнения');
  }
  expect(screen.getByLabelText('Отчество')).toBeValid();
  expect(sent()).toEqual([]);
});

it('tells of letters that make no name and of a mail that is none at once, with what is empty', async () => {
  const { user, send, sent } = await openDialog();
  await user.type(screen.getByLabelText('Фамилия *'), 'Орлова2');
  await user.type(screen.getByLabelText('Отчество'), '<b>');
  await user.type(screen.getByLabelText('Рабочая почта *'), 'orlova@company');
  await send();
  const letters = 'Только буквы, пробел, дефис и апостроф';
  expect(screen.getByLabelText('Фамилия *')).toHaveAccessibleDescription(letters);
  expect(screen.getByLabelText('Имя *')).toHaveAccessibleDescription('Это поле обязательно для заполнения');
  expect(screen.getByLabelText('Отчество')).toHaveAccessibleDescription(letters);
  const mail = 'Укажите адрес вида name@company.ru';
  expect(screen.getByLabelText('Рабочая почта *')).toHaveAccessibleDescription(mail);
  expect(sent()).toEqual([]);
});

it('sends a person and the roles by the contract, and asks for the list anew', async () => {
  const { user, send, sent, alerts, network } = await openDialog({ 'POST /api/users': reply(201, invited) });
  await user.type(screen.getByLabelText('Фамилия *'), 'Орлова');
  await user.type(screen.getByLabelText('Имя *'), 'Анна');
  await user.type(screen.getByLabelText('Рабочая почта *'), 'orlova@company.ru');
  await user.click(screen.getByRole('combobox', { name: 'Роли' }));
  await user.click(await screen.findByRole('option', { name: 'Юрист' }));
  const before = network.requests.filter(({ path }) => path === '/api/users').length;
  await send();
  await waitFor(() => {
    expect(alerts()).toEqual(['Приглашение отправлено на orlova@company.ru']);
  });
  const body = sent()[0]?.body;
  expect(userInput.parse(body)).toEqual(body);
  expect(body).toMatchObject({ last_name: 'Орлова', first_name: 'Анна', role_ids: [2] });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => {
    const asked = network.requests.filter(({ path, method }) => path === '/api/users' && method === 'GET');
    expect(asked.length).toBeGreaterThanOrEqual(before + 1);
  });
});

it('finds a role that stands beyond the first page of them', async () => {
  const found = { ...lawyers, id: 140, name: 'Юрист по недвижимости' };
  const { user, send, sent } = await openDialog({
    'GET /api/roles/choices': ({ query }: StubRequest) =>
      roleList.parse({ data: query.get('search') === 'недвижимости' ? [found] : [lawyers], meta }),
    'POST /api/users': reply(201, invited),
  });
  await user.type(screen.getByLabelText('Фамилия *'), 'Орлова');
  await user.type(screen.getByLabelText('Имя *'), 'Анна');
  await user.type(screen.getByLabelText('Рабочая почта *'), 'orlova@company.ru');
  await user.type(screen.getByRole('combobox', { name: 'Роли' }), 'недвижимости');
  await user.click(await screen.findByRole('option', { name: 'Юрист по недвижимости' }));
  expect(screen.getByRole('button', { name: 'Убрать: Юрист по недвижимости' })).toBeVisible();
  await send();
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ role_ids: [140] }));
});

it('begins at the first name and gives the focus back to its button', async () => {
  const { user } = await openDialog();
  expect(screen.getByLabelText('Фамилия *')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toHaveAccessibleName('Пригласить сотрудника');
});

it('offers no roles to those who may not give them', async () => {
  await openDialog({}, ['Создание учётных записей']);
  expect(screen.queryByRole('combobox', { name: 'Роли' })).toBeNull();
});

it('says under the address that it is taken', async () => {
  const text = 'Учётная запись с этим адресом уже есть';
  const { user, send } = await openDialog({
    'POST /api/users': reply(422, { message: text, errors: { email: [text] } }),
  });
  await user.type(screen.getByLabelText('Фамилия *'), 'Орлова');
  await user.type(screen.getByLabelText('Имя *'), 'Анна');
  await user.type(screen.getByLabelText('Рабочая почта *'), 'orlova@company.ru');
  await send();
  await waitFor(() => {
    expect(screen.getByLabelText('Рабочая почта *')).toHaveAccessibleDescription(text);
  });
});

it('may be repeated from the profile of somebody who has not come yet', async () => {
  const network = stubNetwork({ 'GET /api/users/9': invited, 'POST /api/users/9/invite': reply(204) });
  const { user, alerts } = renderPage(<UserPage />, {
    path: '/handbooks/users/:id',
    at: '/handbooks/users/9',
  });
  await user.click(await screen.findByRole('button', { name: 'Пригласить ещё раз' }));
  await waitFor(() => {
    expect(alerts()).toEqual(['Приглашение отправлено']);
  });
  expect(network.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
