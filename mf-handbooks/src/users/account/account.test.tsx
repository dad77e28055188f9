import { userUpdate } from 'shared/contract/user/user-input';
import { act, reply, screen, type StubRequest, waitFor, within } from 'shared/testing';

import { aUser } from '../a-user';
import { meta, person, showAccount as show } from './an-account';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

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

  it('leads to what the employee sees by the name of that page', async () => {
    const { choose, router } = show('card');
    await choose('Что увидит сотрудник');
    expect(router.state.location.pathname).toBe('/handbooks/preview');
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
    expect(within(dialog).getAllByRole('checkbox')[0]).toHaveFocus();
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

describe('the form of an employee', () => {
  it('sends only what changed, by the contract', async () => {
    const { user, sent } = show('edit', { 'PATCH /api/users/5': { ...person, lock_version: 4 } });
    await waitFor(() => {
      expect(document.title).toMatch(/^Правка: Соколова/);
    });
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

  it('asks for the declension of nothing longer than its field', async () => {
    const { user, network } = show('edit');
    const samples = await screen.findByRole('list', { name: 'Как имя встанет в документы' });
    await user.click(screen.getByRole('textbox', { name: /^Отчество/ }));
    await user.paste('Александровна'.repeat(10));
    await waitFor(() => {
      expect(samples).not.toBeInTheDocument();
    });
    expect(network.requests.filter(({ path }) => path === '/api/users/declension')).toHaveLength(1);
  });

  it('asks for a name that was emptied', async () => {
    const { user, sent } = show('edit');
    await user.clear(await screen.findByRole('textbox', { name: /^Фамилия/ }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findAllByText('Это поле обязательно для заполнения')).not.toHaveLength(0);
    expect(sent('PATCH')).toEqual([]);
  });
});
