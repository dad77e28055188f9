import { dismissalInput, reinstatementInput } from 'shared/contract/user/user-input';
import { aWindowToNarrow, reply, screen, waitFor, within } from 'shared/testing';

import { aUser } from '../a-user';
import { meta, person, showAccount as show, successor } from './an-account';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the dismissal', () => {
  it('does not offer the one who goes to take over from themselves', async () => {
    const { user, choose } = show('card', { 'GET /api/users': { data: [person, successor], meta } });
    await choose('Уволить');
    const dialog = await screen.findByRole('dialog', { name: 'Увольнение сотрудника' });
    await user.click(await within(dialog).findByRole('combobox', { name: /^Кто примет дела/ }));
    await screen.findByRole('option', { name: /^Преемников/ });
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

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
    expect(successor).toHaveFocus();
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

test('somebody who was dismissed is invited to work here again', async () => {
  const dismissed = aUser({
    id: 5,
    lock_version: 4,
    status: 'dismissed',
    roles: [],
    can: { reinstate: true },
  });
  const { user, choose, sent, alerts } = show(
    'card',
    { 'POST /api/users/5/reinstate': { ...dismissed, status: 'invited', lock_version: 5 } },
    dismissed,
  );
  await choose('Вернуть на работу');
  const question = await screen.findByRole('alertdialog', { name: /вернуть на работу$/ });
  await user.click(within(question).getByRole('button', { name: 'Вернуть и пригласить' }));
  await waitFor(() => {
    expect(alerts()).toEqual(['Сотрудник снова работает, приглашение отправлено']);
  });
  const body = sent('POST')[0]?.body;
  expect(reinstatementInput.parse(body)).toEqual({ lock_version: 4 });
});
