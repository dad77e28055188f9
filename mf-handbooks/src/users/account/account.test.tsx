import { roleList } from 'shared/contract/access/role';
import { dismissalInput, openWork, userUpdate } from 'shared/contract/user/user-input';
import { userList } from 'shared/contract/user/user';
import {
  act,
  aSession,
  aWindowToNarrow,
  renderPage,
  reply,
  screen,
  stubNetwork,
  type StubRequest,
  waitFor,
  within,
} from 'shared/testing';

import { aUser } from '../a-user';
import UserEditPage from '../edit/user-edit.page';
import UserPage from '../user.page';

const meta = { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false };
const all = { edit: true, change_roles: true, block: true, dismiss: true, delete: true };
const person = aUser({ id: 5, lock_version: 3, open_groups: ['essential', 'open'], can: all });
const successor = {
  id: 6,
  full_name: 'Преемников Олег Иванович',
  email: 'next@contracts.local',
  phone: null,
  job_title: 'Юрист',
  department_id: null,
  department_name: null,
  status: 'active',
  roles: [],
  lock_version: 1,
  can: person.can,
};
const open = openWork.parse({
  data: [
    {
      key: 'agreements.responsible_id',
      label: 'Договоры, где сотрудник ответственный',
      total: 3,
      named_total: 3,
      examples: [{ label: '№ 12 «Поставка»', url: '/agreements/12' }],
    },
  ],
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function show(page: 'card' | 'edit', routes: Record<string, unknown> = {}, shown = person) {
  const role = {
    description: null,
    is_system: false,
    data_scope: 'all',
    permissions_count: 1,
    lock_version: 1,
    can: { edit: false, delete: false },
  };
  const network = stubNetwork({
    [`GET /api/users/${String(shown.id)}`]: shown,
    [`GET /api/users/${String(shown.id)}/history`]: { data: [], meta: { ...meta, total: 0 } },
    'GET /api/users': userList.parse({ data: [successor], meta }),
    'GET /api/users/5/open-work': open,
    'GET /api/users/declension': {
      genitive: 'Соколовой Марии Дмитриевны',
      dative: 'Соколовой Марии Дмитриевне',
    },
    'GET /api/sessions': { data: [] },
    'GET /api/roles': roleList.parse({
      data: [
        { ...role, id: 2, name: 'Юрист', users_count: 1 },
        { ...role, id: 3, name: 'Аудитор', users_count: 0 },
      ],
      meta,
    }),
    ...routes,
  });
  const rest = page === 'edit' ? '/edit' : '';
  const rendered = renderPage(page === 'edit' ? <UserEditPage /> : <UserPage />, {
    path: `/handbooks/users/:id${rest}`,
    at: `/handbooks/users/${String(shown.id)}${rest}`,
    session: aSession(),
  });
  const sent = (method: string) => network.requests.filter((request) => request.method === method);
  const choose = async (label: string) => {
    await rendered.user.click(await screen.findByRole('button', { name: 'Другие действия' }));
    await rendered.user.click(screen.getByRole('menuitem', { name: label }));
  };
  return { ...rendered, network, sent, choose };
}

describe('the card of an employee', () => {
  it('offers nothing to a reader who may do nothing', async () => {
    show('card', {}, aUser({ id: 5 }));
    expect(await screen.findByText('Учётная запись')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Изменить' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Другие действия' })).toBeNull();
  });

  it('shows how documents decline the name, and whose word that is', async () => {
    show('card', {}, aUser({ id: 5, full_name_dative: 'Соколовой М. Д.' }));
    const label = await screen.findByText('В родительном падеже');
    expect(label.parentElement).toHaveTextContent('Соколовой Марии ДмитриевныПредложено программой');
    expect(screen.getByText('В дательном падеже').parentElement).not.toHaveTextContent('Предложено');
  });

  it('names the head of the department where nobody else is set', async () => {
    const head = { id: 8, full_name: 'Орлов Иван Петрович', department_name: null };
    show('card', {}, aUser({ id: 5, department_head: head }));
    expect(await screen.findByRole('link', { name: 'Орлов Иван Петрович' })).toBeVisible();
    expect(screen.getByText('Руководит подразделением')).toBeVisible();
  });
});

describe('the roles of an employee', () => {
  it('are given by the contract, with what each sees beside it', async () => {
    const { user, choose, sent, alerts } = show('card', {
      'PATCH /api/users/5': { ...person, lock_version: 4 },
    });
    await choose('Назначить роли');
    const dialog = await screen.findByRole('dialog', { name: 'Роли сотрудника' });
    expect(await within(dialog).findByRole('checkbox', { name: /^Юрист/ })).toBeChecked();
    await user.click(within(dialog).getByRole('checkbox', { name: /^Аудитор/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Назначить роли' }));
    await waitFor(() => {
      expect(alerts()).toEqual(['Роли назначены']);
    });
    const body = sent('PATCH')[0]?.body;
    expect(userUpdate.parse(body)).toEqual({ lock_version: 3, role_ids: [2, 3] });
  });

  it('are given over the version they were read at, so that a role given by a colleague meanwhile is not taken', async () => {
    const { user, choose, sent, network, queryClient } = show('card', {
      'PATCH /api/users/5': reply(409, { message: 'Сотрудник изменён', request_id: '7' }),
    });
    await choose('Назначить роли');
    const dialog = await screen.findByRole('dialog', { name: 'Роли сотрудника' });
    await user.click(await within(dialog).findByRole('checkbox', { name: /^Аудитор/ }));
    network.answer({ 'GET /api/users/5': { ...person, lock_version: 4 } });
    await act(() => queryClient.invalidateQueries());
    await user.click(within(dialog).getByRole('button', { name: 'Назначить роли' }));
    await waitFor(() => {
      expect(sent('PATCH')[0]?.body).toMatchObject({ lock_version: 3 });
    });
  });

  it('are given together with what a colleague gave meanwhile, without opening the dialog anew', async () => {
    const roleOf = (id: number, name: string) => ({ ...person.roles[0], id, name });
    const current = { ...person, lock_version: 4, roles: [roleOf(9, 'Бухгалтер')] };
    const { user, choose, sent, network, alerts } = show('card', {
      'PATCH /api/users/5': reply(409, { message: 'Сотрудник изменён', request_id: '7', current }),
    });
    await choose('Назначить роли');
    const dialog = await screen.findByRole('dialog', { name: 'Роли сотрудника' });
    await user.click(await within(dialog).findByRole('checkbox', { name: /^Аудитор/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Назначить роли' }));
    const versions = await screen.findByRole('dialog', { name: /сотрудника изменили/ });
    expect(versions).toHaveTextContent('За это время даны роли: «Бухгалтер».');
    expect(versions).toHaveTextContent('За это время сняты роли: «Юрист».');
    network.answer({ 'PATCH /api/users/5': { ...current, lock_version: 5 } });
    await user.click(within(versions).getByRole('button', { name: 'Сохранить вместе' }));
    await waitFor(() => {
      expect(alerts()).toEqual(['Роли назначены']);
    });
    expect(sent('PATCH')[1]?.body).toEqual({ lock_version: 4, role_ids: [9, 3] });
  });

  it('that were given while the answer was lost are not given to be decided again', async () => {
    const current = { ...person, lock_version: 4, roles: [...person.roles, { ...person.roles[0], id: 3 }] };
    const { user, choose, network, alerts } = show('card', {
      'PATCH /api/users/5': () => Promise.reject(new Error('Связь прервалась')),
    });
    await choose('Назначить роли');
    const dialog = await screen.findByRole('dialog', { name: 'Роли сотрудника' });
    await user.click(await within(dialog).findByRole('checkbox', { name: /^Аудитор/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Назначить роли' }));
    await waitFor(() => expect(alerts()).toHaveLength(1));
    network.answer({ 'PATCH /api/users/5': reply(409, { message: 'Сотрудник изменён', current }) });
    await user.click(within(dialog).getByRole('button', { name: 'Назначить роли' }));
    await waitFor(() => expect(alerts().at(-1)).toBe('Роли назначены'));
  });

  it('are found beyond the first page, and stay given while others are looked for', async () => {
    const { user, choose, sent, network } = show('card', {
      'PATCH /api/users/5': { ...person, lock_version: 4 },
    });
    const row = (id: number, name: string) => ({ id, name, description: null, data_scope: 'all' });
    network.answer({
      'GET /api/roles': ({ query }: StubRequest) => ({
        data: query.has('search')
          ? [row(300, 'Ревизор')]
          : [query.get('page') === '1' ? row(2, 'Юрист') : row(200, 'Казначей')],
        meta: { ...meta, current_page: Number(query.get('page')), last_page: query.has('search') ? 1 : 2 },
      }),
    });
    await choose('Назначить роли');
    const dialog = await screen.findByRole('dialog', { name: 'Роли сотрудника' });
    await user.click(await within(dialog).findByRole('button', { name: 'Показать ещё' }));
    await user.click(await within(dialog).findByRole('checkbox', { name: /^Казначей/ }));
    const [first] = await within(dialog).findAllByRole('checkbox');
    expect(first).toHaveAccessibleName(/^Юрист/);
    network.answer({
      'GET /api/roles': { data: [row(300, 'Ревизор')], meta: { ...meta, last_page: 2 } },
    });
    await user.type(within(dialog).getByRole('searchbox', { name: 'Найти роль' }), 'Рев');
    await user.click(await within(dialog).findByRole('checkbox', { name: /^Ревизор/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Назначить роли' }));
    await waitFor(() => {
      expect(sent('PATCH')[0]?.body).toMatchObject({ role_ids: [2, 200, 300] });
    });
  });

  it('are looked for when the typing pauses, not at each letter', async () => {
    const { user, choose, network } = show('card');
    const searches: (string | null)[] = [];
    network.answer({
      'GET /api/roles': ({ query }: StubRequest) => {
        searches.push(query.get('search'));
        const name = query.has('search') ? 'Ревизор' : 'Юрист';
        return {
          data: [{ id: 2, name, description: null, data_scope: 'all' }],
          meta: { ...meta, last_page: 2 },
        };
      },
    });
    await choose('Назначить роли');
    const dialog = await screen.findByRole('dialog', { name: 'Роли сотрудника' });
    await user.type(await within(dialog).findByRole('searchbox', { name: 'Найти роль' }), 'Реви');
    await within(dialog).findByRole('checkbox', { name: /^Ревизор/ });
    expect(searches).toEqual([null, 'Реви']);
  });

  it('stay chosen in the dialog when the server refuses them', async () => {
    const text = 'Кто-то должен сохранить право «Редактирование ролей»: иначе вернуть права будет некому';
    const { user, choose } = show('card', {
      'PATCH /api/users/5': reply(422, { message: text, errors: { role_ids: [text] } }),
    });
    await choose('Назначить роли');
    const dialog = await screen.findByRole('dialog', { name: 'Роли сотрудника' });
    await user.click(await within(dialog).findByRole('checkbox', { name: /^Юрист/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Назначить роли' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
    expect(within(dialog).getByRole('checkbox', { name: /^Юрист/ })).not.toBeChecked();
  });
});

it('is blocked after a question', async () => {
  const { user, choose, sent, alerts } = show('card', {
    'PATCH /api/users/5': { ...person, status: 'blocked', lock_version: 4 },
  });
  await choose('Заблокировать');
  await user.click(await screen.findByRole('button', { name: 'Заблокировать' }));
  await waitFor(() => {
    expect(alerts()).toEqual(['Сотрудник заблокирован']);
  });
  expect(sent('PATCH')[0]?.body).toEqual({ lock_version: 3, status: 'blocked' });
});

describe('the dismissal', () => {
  it('lists what is open and asks who takes it over before anything is sent', async () => {
    const { user, choose, sent, alerts } = show('card', {
      'POST /api/users/5/dismiss': { ...person, status: 'dismissed', lock_version: 4 },
    });
    await choose('Уволить');
    const dialog = await screen.findByRole('dialog', { name: 'Увольнение сотрудника' });
    expect(await within(dialog).findByText('Договоры, где сотрудник ответственный')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: '№ 12 «Поставка»' })).toHaveAttribute(
      'href',
      '/agreements/12',
    );
    const confirm = within(dialog).getByRole('button', { name: 'Уволить и передать дела: 3' });
    await user.click(confirm);
    const successor = within(dialog).getByRole('combobox', { name: /^Кто примет дела/ });
    expect(successor).toHaveAccessibleDescription(/Это поле обязательно для заполнения/);
    expect(sent('POST')).toEqual([]);
    await user.click(successor);
    await user.click(await screen.findByRole('option', { name: /^Преемников/ }));
    expect(successor).not.toHaveAccessibleDescription(/обязательно/);
    await user.click(confirm);
    await waitFor(() => {
      expect(alerts()).toEqual([expect.stringContaining('увольнение оформлено')]);
    });
    const body = sent('POST')[0]?.body;
    expect(dismissalInput.parse(body)).toEqual(body);
    expect(body).toMatchObject({ lock_version: 3, successor_id: 6 });
  });

  it('asks for the day when it is taken away, and takes the one that was put right', async () => {
    const { user, choose, sent } = show('card', {
      'GET /api/users/5/open-work': { data: [] },
      'POST /api/users/5/dismiss': { ...person, status: 'dismissed', lock_version: 4 },
    });
    await choose('Уволить');
    const dialog = await screen.findByRole('dialog', { name: 'Увольнение сотрудника' });
    const day = await within(dialog).findByRole('textbox', { name: /^День увольнения/ });
    const confirm = within(dialog).getByRole('button', { name: 'Уволить' });
    await user.clear(day);
    await user.click(confirm);
    expect(day).toBeRequired();
    expect(day).toHaveAccessibleDescription(/Это поле обязательно для заполнения/);
    await user.type(day, 'завтра утром');
    await user.click(confirm);
    expect(day).toHaveAccessibleDescription(/Не похоже на дату/);
    expect(sent('POST')).toEqual([]);
    await user.clear(day);
    await user.type(day, '30.11.2026');
    await user.click(confirm);
    await waitFor(() => {
      expect(sent('POST')).toHaveLength(1);
    });
    expect(sent('POST')[0]?.body).toMatchObject({ dismissed_at: '2026-11-30', successor_id: null });
  });

  it('takes the place of a deletion while something is open', async () => {
    const { user, choose, sent } = show('card');
    await choose('Удалить учётную запись');
    const refused = await screen.findByRole('alertdialog', { name: /удалить пока нельзя$/ });
    expect(within(refused).getByText('Договоры, где сотрудник ответственный')).toBeVisible();
    await user.click(within(refused).getByRole('button', { name: 'Уволить и передать дела' }));
    expect(await screen.findByRole('dialog', { name: 'Увольнение сотрудника' })).toBeVisible();
    expect(sent('DELETE')).toEqual([]);
  });

  it('leaves a deletion to whoever has nothing open', async () => {
    const routes = { 'GET /api/users/5/open-work': { data: [] }, 'DELETE /api/users/5': reply(204, null) };
    const { user, choose, sent, alerts } = show('card', routes);
    await choose('Удалить учётную запись');
    const question = await screen.findByRole('alertdialog', { name: /удалить учётную запись$/ });
    await waitFor(() => {
      expect(within(question).getByRole('button', { name: 'Удалить' })).toBeEnabled();
    });
    await user.click(within(question).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => {
      expect(alerts()).toEqual([expect.stringContaining('Учётная запись удалена')]);
    });
    expect(sent('DELETE')).toHaveLength(1);
  });

  it('keeps what was chosen when the window becomes as narrow as a phone', async () => {
    const window = aWindowToNarrow();
    const { user, choose } = show('card');
    await choose('Уволить');
    const dialog = await screen.findByRole('dialog', { name: 'Увольнение сотрудника' });
    await user.click(await within(dialog).findByRole('combobox', { name: /^Кто примет дела/ }));
    await user.click(await screen.findByRole('option', { name: /^Преемников/ }));
    window.narrow();
    const successor = within(screen.getByRole('dialog')).getByRole('combobox', { name: /^Кто примет дела/ });
    expect(successor).toHaveValue('Преемников Олег Иванович');
    window.restore();
  });

  it('leads to each of what is open, also to what is not named at once, and stays open meanwhile', async () => {
    const named = (title: string, id: number) => ({ label: `№ ${title}`, url: `/agreements/${String(id)}` });
    const all = [named('12', 12), named('13', 13), named('14', 14)];
    const { user, choose } = show('card', {
      'GET /api/users/5/open-work/agreements.responsible_id': ({ query }: { query: URLSearchParams }) => {
        const page = Number(query.get('page'));
        return {
          data: page === 1 ? all.slice(0, 2) : all.slice(2),
          meta: { current_page: page, last_page: 2, per_page: 2, total: 3, total_is_capped: false },
        };
      },
    });
    await choose('Уволить');
    const dialog = await screen.findByRole('dialog', { name: 'Увольнение сотрудника' });
    await user.click(await within(dialog).findByRole('button', { name: 'Показать ещё, осталось 2' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Показать ещё, осталось 1' }));
    const last = await within(dialog).findByRole('link', { name: '№ 14' });
    expect(last).toHaveAttribute('href', '/agreements/14');
    // The card opens beside the dialog: what was chosen in it is not lost.
    expect(last).toHaveAttribute('target', '_blank');
    expect(within(dialog).getAllByRole('link')).toHaveLength(3);
    expect(within(dialog).queryByRole('button', { name: /^Показать ещё/ })).toBeNull();
  });

  it('asks for nobody where nothing is open', async () => {
    const { choose } = show('card', { 'GET /api/users/5/open-work': { data: [] } });
    await choose('Уволить');
    expect(await screen.findByText('Открытых дел нет, передавать нечего.')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /^Кто примет дела/ })).toBeNull();
  });
});

describe('the form of an employee', () => {
  it('sends only what changed, by the contract', async () => {
    const { user, sent } = show('edit', { 'PATCH /api/users/5': { ...person, lock_version: 4 } });
    await user.type(await screen.findByRole('textbox', { name: 'Телефон' }), '+7 812 640-10-01');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => {
      expect(sent('PATCH')).toHaveLength(1);
    });
    expect(userUpdate.parse(sent('PATCH')[0]?.body)).toEqual({ phone: '+7 812 640-10-01', lock_version: 3 });
  });

  it('leaves to the employee their own data and closes the rest with its reason', async () => {
    show('edit', {}, aUser({ id: 1, open_groups: ['open'], can: { edit: true } }));
    expect(await screen.findByRole('textbox', { name: 'Телефон' })).toBeEnabled();
    const name = screen.getByRole('textbox', { name: /^Фамилия/ });
    expect(name).toBeDisabled();
    expect(name).toHaveAccessibleDescription('Меняет тот, кто ведёт учётные записи');
  });

  it('shows how the name will stand in documents, and what is typed instead', async () => {
    const { user } = show('edit');
    const samples = await screen.findByRole('list', { name: 'Как имя встанет в документы' });
    expect(samples).toHaveTextContent('в лице Соколовой Марии Дмитриевны');
    await user.type(screen.getByRole('textbox', { name: 'Имя в родительном падеже' }), 'Соколовой М. Д.');
    expect(samples).toHaveTextContent('в лице Соколовой М. Д.');
  });

  it('asks for a name that was emptied', async () => {
    const { user, sent } = show('edit');
    await user.clear(await screen.findByRole('textbox', { name: /^Фамилия/ }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findAllByText('Это поле обязательно для заполнения')).not.toHaveLength(0);
    expect(sent('PATCH')).toEqual([]);
  });
});
