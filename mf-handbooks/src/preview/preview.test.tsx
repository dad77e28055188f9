import { rolePreview, rolePreviewInput } from 'shared/contract/access/role-preview';
import { userList } from 'shared/contract/user/user';
import { aSession, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import PreviewPage from './preview.page';
import { seenMenu, seenPages } from './seen-areas';
import { aUser } from '../users/a-user';

const meta = { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false };
const preview = rolePreview.parse({
  roles: ['Инициатор'],
  user: null,
  data_scope: 'department_tree',
  permissions: ['Просмотр договоров'],
  registers: [
    { resource: 'agreements', title: 'Договоры', total: 12, total_is_capped: false },
    { resource: 'users', title: 'Сотрудники', total: 10000, total_is_capped: true },
  ],
});
const area = {
  definition: {
    menu: [
      {
        title: 'Договоры',
        path: '/agreements',
        group: 'documents',
        order: 10,
        permissions: ['Просмотр договоров'],
      },
      {
        title: 'Журнал',
        path: '/activity-logs',
        group: 'common',
        order: 5,
        permissions: ['Просмотр журнала действий'],
      },
      { title: 'Справочники', path: '/handbooks', group: 'common', order: 10 },
    ],
    routes: [
      { id: 'one', title: 'Договоры', path: '/agreements', permissions: ['Просмотр договоров'] },
      {
        id: 'two',
        title: 'Журнал действий',
        path: '/activity-logs',
        permissions: ['Просмотр журнала действий'],
      },
    ],
  },
};
const areas = [area] as unknown as Parameters<typeof seenMenu>[0];
const colleague = {
  id: 6,
  full_name: 'Мельников Пётр',
  email: 'm@contracts.local',
  phone: null,
  job_title: null,
  department_id: null,
  department_name: null,
  status: 'active',
  avatar: null,
  roles: [],
  lock_version: 1,
  can: aUser().can,
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function show(at: string, routes: Record<string, unknown> = {}) {
  const network = stubNetwork({
    'POST /api/role-previews': preview,
    'GET /registry.json': { areas },
    'GET /api/users': userList.parse({ data: [colleague], meta }),
    ...routes,
  });
  const page = renderPage(<PreviewPage />, { at, session: aSession() });
  const asked = () =>
    network.requests.filter(({ path }) => path === '/api/role-previews').map(({ body }) => body);
  return { ...page, asked };
}

test('the menu and the pages are those the guards would open', () => {
  const held = new Set(['Просмотр договоров']);
  expect(seenMenu(areas, held).map(({ title }) => title)).toEqual(['Договоры', 'Справочники']);
  expect(seenPages(areas, held).filter(({ isOpen }) => !isOpen)).toEqual([
    expect.objectContaining({ title: 'Журнал действий', missing: ['Просмотр журнала действий'] }),
  ]);
});

test('a page that the server offers to some employees is not promised to every holder of a role', () => {
  const offered = { resource: 'approval-tasks', field: 'oversees' };
  const overseen = { id: 'oversight', path: '/oversight', title: 'Где ждут согласования', offered };
  const [first] = areas;
  if (first === undefined) throw new Error('no area');
  const definition = { ...first.definition, routes: [overseen] };
  expect(seenPages([{ ...first, definition }], new Set()).map(({ title }) => title)).toEqual([
    'Где ждут согласования (не каждому сотруднику)',
  ]);
});

it('shows what a holder would find and says what is missing', async () => {
  const { asked } = show('/handbooks/preview?role=7');
  const registers = await screen.findByRole('list', { name: 'Записи в реестрах' });
  expect(registers).toHaveTextContent('Договоры12');
  expect(registers).toHaveTextContent(/больше 10.000/);
  const menu = await screen.findByRole('list', { name: 'Меню сотрудника' });
  expect(within(menu).queryByText('Журнал')).toBeNull();
  expect(screen.getByText('нужно: Просмотр журнала действий')).toBeVisible();
  expect(screen.getByText('Смотрит договоры')).toBeVisible();
  expect(asked()).toEqual([rolePreviewInput.parse({ role_id: 7, user_id: null })]);
});

it('looks anew through the eyes of one employee', async () => {
  const { user, asked } = show('/handbooks/preview?role=7');
  await user.click(await screen.findByRole('combobox', { name: 'Для сотрудника' }));
  await user.click(await screen.findByRole('option', { name: /^Мельников/ }));
  await waitFor(() => {
    expect(asked()).toContainEqual({ role_id: 7, user_id: 6 });
  });
});

it('says why there is nothing to see', async () => {
  show('/handbooks/preview?role=7', {
    'POST /api/role-previews': reply(404, { message: 'Роль не найдена' }),
  });
  expect(await screen.findByText('Роль не найдена')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Такой роли нет' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  expect(screen.getByRole('link', { name: 'К списку ролей' })).toHaveAttribute('href', '/handbooks/roles');
});

it('leads back to the employees from one who is not there', async () => {
  show('/handbooks/preview?user=9', {
    'POST /api/role-previews': reply(404, { message: 'Сотрудник не найден' }),
  });
  const back = await screen.findByRole('link', { name: 'К списку сотрудников' });
  expect(back).toHaveAttribute('href', '/handbooks/users');
});

it('asks again for what has not come', async () => {
  const { user } = show('/handbooks/preview?role=7', {
    'POST /api/role-previews': jest
      .fn()
      .mockReturnValueOnce(reply(500, { message: 'Сбой сервера' }))
      .mockReturnValue(preview),
  });
  expect(await screen.findByRole('heading', { name: 'Просмотр не загрузился' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('list', { name: 'Записи в реестрах' })).toBeVisible();
});
