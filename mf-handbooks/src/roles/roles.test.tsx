import type { PermissionName } from 'shared/contract/access/permissions';
import { ROLE_PRESETS } from 'shared/contract/access/roles';
import { role, roleInput, roleList, roleUpdate, type Role } from 'shared/contract/access/role';
import { userList } from 'shared/contract/user/user';
import { aSession, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { aRole } from './a-role';
import RolePage from './card/role.page';
import RoleCreatePage from './edit/role-create.page';
import RoleEditPage from './edit/role-edit.page';
import RolesPage from './list/roles.page';
import { needsOf } from './rights/right-needs';
import { roleInWords } from './rights/role-in-words';
import { aUser } from '../users/a-user';

const meta = { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false };
const holder = {
  id: 5,
  full_name: 'Соколова Мария Дмитриевна',
  email: 'lawyer@contracts.local',
  phone: null,
  job_title: 'Юрист',
  department_id: null,
  department_name: null,
  status: 'active',
  roles: [{ id: 7, name: 'Юрист' }],
  avatar: null,
  lock_version: 1,
  can: aUser().can,
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function open(page: 'list' | 'card' | 'edit' | 'create', one: Role, routes: Record<string, unknown> = {}) {
  const network = stubNetwork({
    'GET /api/roles': roleList.parse({ data: [role.parse(one)], meta }),
    'GET /api/roles/7': one,
    'GET /api/roles/7/history': { data: [], meta: { ...meta, total: 0 } },
    'GET /api/users': userList.parse({ data: [holder], meta }),
    ...routes,
  });
  const places = {
    list: [<RolesPage key="list" />, '/handbooks/roles', '/handbooks/roles'],
    card: [<RolePage key="card" />, '/handbooks/roles/:id', '/handbooks/roles/7'],
    edit: [<RoleEditPage key="edit" />, '/handbooks/roles/:id/edit', '/handbooks/roles/7/edit'],
    create: [<RoleCreatePage key="create" />, '/handbooks/roles/create', '/handbooks/roles/create'],
  } as const;
  const [element, path, at] = places[page];
  const shown = renderPage(element, { path, at, session: aSession() });
  const sent = (method: string) => network.requests.filter((request) => request.method === method);
  return { ...shown, network, sent };
}

test('rights become sentences about what their holder does', () => {
  expect(roleInWords(aRole({ rights: ['agreements.read', 'agreements.edit'] }).permission_ids)).toEqual([
    'Смотрит и изменяет договоры',
  ]);
  const buyer = aRole({ rights: ['counterparties.create', 'counterparties.update', 'users.update_own'] });
  expect(roleInWords(buyer.permission_ids)).toEqual([
    'Изменяет свою учётную запись',
    'Создаёт и изменяет контрагентов',
  ]);
  expect(roleInWords([])).toEqual([]);
});

test('the tab of the browser names a role that is changed as it is called', async () => {
  open('edit', aRole({ name: 'Финансовый контролёр' }));
  await waitFor(() => {
    expect(document.title).toMatch(/^Правка: Финансовый контролёр/);
  });
});

test('rights that open nothing alone say what to add, and the roles of the product lack nothing', () => {
  const needs = (...rights: PermissionName[]) => needsOf(rights, aRole({ rights }).permission_ids);
  expect(needs('agreements.create', 'agreements.edit')).toEqual([
    'Добавьте «Просмотр договоров»: без этого список и карточка не откроются.',
  ]);
  expect(needs('users.change_roles', 'roles.read')).toEqual([
    'Добавьте «Редактирование чужих учётных записей» или «Создание учётных записей»: без этого чужой профиль не откроется.',
  ]);
  expect(needs('obligations.manage', 'addendums.read', 'measures.update', 'file_templates.generate')).toEqual(
    [],
  );
  for (const { permissions } of ROLE_PRESETS) expect(needs(...permissions)).toEqual([]);
});

describe('the list of roles', () => {
  it('says of each how far it sees and how many have it', async () => {
    open('list', aRole({ users_count: 3 }));
    const row = await screen.findByRole('row', { name: /^Юрист/ });
    expect(row).toHaveTextContent('Все документы');
    expect(within(row).getByText('3')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Юрист' })).toHaveAttribute('href', '/handbooks/roles/7');
  });
});

describe('the card of a role', () => {
  it('says in words what it gives, and who has it', async () => {
    const { user } = open(
      'card',
      aRole({ users_count: 1, rights: ['agreements.read', 'agreements.create'] }),
    );
    expect(await screen.findByText('Смотрит и создаёт договоры')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Сотрудники/ }));
    expect(await screen.findByRole('link', { name: 'Соколова Мария Дмитриевна' })).toHaveAttribute(
      'href',
      '/handbooks/users/5',
    );
  });

  it('of a role in use names who has it instead of deleting it', async () => {
    const { user, sent } = open('card', aRole({ users_count: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Другие действия' }));
    await user.click(screen.getByRole('menuitem', { name: 'Удалить' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Роль «Юрист» удалить нельзя' });
    expect(await within(dialog).findByText('Соколова Мария Дмитриевна')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByText('Закрыть'));
    expect(dialog).not.toBeInTheDocument();
    expect(sent('DELETE')).toEqual([]);
  });

  it('deletes a role that nobody has, after a question', async () => {
    const { user, sent, alerts } = open('card', aRole(), { 'DELETE /api/roles/7': reply(204) });
    await user.click(await screen.findByRole('button', { name: 'Другие действия' }));
    await user.click(screen.getByRole('menuitem', { name: 'Удалить' }));
    await user.click(await screen.findByRole('button', { name: 'Удалить роль' }));
    await waitFor(() => {
      expect(alerts()).toEqual(['Роль «Юрист» удалена']);
    });
    expect(sent('DELETE').map(({ path }) => path)).toEqual(['/api/roles/7']);
  });

  it('offers no change to a reader', async () => {
    open('card', aRole({ can: { edit: false, delete: false } }));
    expect(await screen.findByRole('heading', { name: 'Юрист' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Изменить' })).toBeNull();
  });
});

describe('the form of a role', () => {
  it('gives a whole group at once and sends only what changed', async () => {
    const { user, sent } = open('edit', aRole(), { 'PATCH /api/roles/7': aRole({ lock_version: 4 }) });
    const all = await screen.findByRole('checkbox', { name: 'Договоры: все права' });
    expect(all).toHaveProperty('indeterminate', true);
    await user.click(all);
    expect(screen.getByRole('checkbox', { name: 'Удаление договоров' })).toBeChecked();
    expect(screen.getByText('Смотрит, создаёт, изменяет и удаляет договоры')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => {
      expect(sent('PATCH')).toHaveLength(1);
    });
    const body = sent('PATCH')[0]?.body;
    expect(roleUpdate.parse(body)).toEqual({ permission_ids: [12, 13, 14, 15], lock_version: 3 });
  });

  it('says of a role to be copied that it is gone, and nothing of departments', async () => {
    stubNetwork({ 'GET /api/roles/9': reply(404, { message: 'Роль не найдена' }) });
    renderPage(<RoleCreatePage />, {
      path: '/handbooks/roles/create',
      at: '/handbooks/roles/create?from=9',
      session: aSession(),
    });
    expect(await screen.findByRole('heading', { name: 'Такой роли нет' })).toBeVisible();
    expect(screen.getByText('Её могли удалить, или адрес набран с ошибкой.')).toBeVisible();
  });

  it('says beside the rights which one they need, until it is given', async () => {
    const { user } = open('edit', aRole({ rights: ['agreements.create'] }));
    const need = 'Добавьте «Просмотр договоров»: без этого список и карточка не откроются.';
    expect(await screen.findByText(need)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Просмотр договоров' }));
    expect(screen.queryByText(need)).toBeNull();
  });

  it('finds a right by any word of it', async () => {
    const { user } = open('edit', aRole());
    await user.type(await screen.findByRole('searchbox', { name: 'Найти право' }), 'журнал');
    expect(screen.getByRole('checkbox', { name: 'Просмотр журнала действий' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Удаление договоров' })).toBeNull();
  });

  it('gives a right of the product’s own and says what gives it anyway', async () => {
    const { user, sent } = open('edit', aRole({ data_scope: 'own' }), {
      'PATCH /api/roles/7': aRole({ lock_version: 4 }),
    });
    const keeping = await screen.findByRole('checkbox', { name: /^Ведение обязательств и платежей/ });
    expect(keeping).toHaveAccessibleDescription(
      'То же разрешают права «Редактирование договоров» и «Редактирование дополнительных соглашений», каждое в своём реестре',
    );
    await user.click(keeping);
    expect(screen.getByText('Выбрано 1 из 57')).toBeVisible();
    expect(screen.getByText('Выбрано 1 из 15')).toBeVisible();
    expect(screen.getByText('Ведёт обязательства и платежи')).toBeVisible();
    const all = screen.getByRole('checkbox', { name: /^Просмотр документов всех подразделений/ });
    expect(all).toHaveAccessibleDescription('То же даёт охват данных «Все документы»');
    await user.click(screen.getByRole('radio', { name: /^Все документы/ }));
    expect(all).toHaveAccessibleDescription('Роль уже даёт это. То же даёт охват данных «Все документы»');
    await user.click(screen.getByRole('radio', { name: /^Только свои/ }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => {
      expect(sent('PATCH')).toHaveLength(1);
    });
    const body = sent('PATCH')[0]?.body;
    expect(roleUpdate.parse(body)).toEqual({ permission_ids: [12, 111], lock_version: 3 });
  });

  it('shows under the rights why the server refused them', async () => {
    const text = 'Расширить собственную роль можно только с правом «Изменение ролей учётных записей»';
    const { user } = open('edit', aRole(), {
      'PATCH /api/roles/7': reply(422, { message: text, errors: { permission_ids: [text] } }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Удаление договоров' }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.getByRole('checkbox', { name: 'Удаление договоров' })).toBeChecked();
  });

  it('keeps the rights of the role that comes with the product closed', async () => {
    open('edit', aRole({ is_system: true }));
    expect(await screen.findByRole('checkbox', { name: 'Удаление договоров' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Все документы/ })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Для чего' })).toBeEnabled();
  });

  it('makes a new role by a preset, asking for a name first', async () => {
    const { user, sent } = open('create', aRole(), { 'POST /api/roles': reply(201, aRole()) });
    await user.click(await screen.findByRole('combobox', { name: 'По образцу' }));
    await user.click(await screen.findByRole('option', { name: /^Аудитор/ }));
    await user.click(screen.getByRole('button', { name: 'Создать роль' }));
    expect(sent('POST')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /^Название/ }), 'Ревизор');
    await user.click(screen.getByRole('button', { name: 'Создать роль' }));
    await waitFor(() => {
      expect(sent('POST')).toHaveLength(1);
    });
    expect(roleInput.parse(sent('POST')[0]?.body)).toEqual({
      name: 'Ревизор',
      description: 'Чтение документов и журнала действий, проверка журнала',
      data_scope: 'all',
      permission_ids: [2, 11, 12, 16, 20, 114],
    });
  });

  it('says what is too long before it is sent', async () => {
    const { user, sent } = open('edit', aRole());
    await user.click(await screen.findByRole('textbox', { name: 'Для чего' }));
    await user.paste('а'.repeat(5000));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(screen.getByRole('textbox', { name: 'Для чего' })).toHaveAccessibleDescription(
      'Не длиннее 1000 знаков',
    );
    expect(sent('PATCH')).toEqual([]);
  });
});
