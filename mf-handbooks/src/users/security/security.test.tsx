import { liveSessions, passwordChangeInput } from 'shared/contract/session/session';
import type { User } from 'shared/contract/user/user';
import { aSession, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { aUser } from '../a-user';
import UserPage from '../user.page';

const person = (id: number, can: Partial<User['can']> = {}) => aUser({ id, can });
const here = {
  id: 5,
  device: 'Chrome, Windows',
  ip: '10.3.0.1',
  created_at: '2026-11-20T09:00:00Z',
  last_used_at: '2026-11-20T11:00:00Z',
  is_current: true,
};
const there = { ...here, id: 4, device: null, ip: '10.3.0.9', is_current: false };

beforeEach(() => {
  // The transport logs every refusal.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function openProfile(id: number, routes: Record<string, unknown> = {}) {
  const network = stubNetwork({
    [`GET /api/users/${String(id)}`]: person(id, { end_sessions: id !== 1 }),
    [`GET /api/users/${String(id)}/history`]: {
      data: [],
      meta: { current_page: 1, last_page: 1, per_page: 20, total: 0 },
    },
    'GET /api/sessions': liveSessions.parse({ data: [here, there] }),
    'GET /config.json': { sign_in: { password: true, sso: null } },
    ...routes,
  });
  const page = renderPage(<UserPage />, {
    path: '/handbooks/users/:id',
    at: `/handbooks/users/${String(id)}`,
    session: aSession(),
  });
  const sent = (method: string) => network.requests.filter((request) => request.method === method);
  return { ...page, network, sent };
}

it('shows on one’s own profile where one is logged in and marks this place', async () => {
  openProfile(1);
  const list = await screen.findByRole('list', { name: 'Где выполнен вход' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Chrome, WindowsЭтот входАдрес 10.3.0.1');
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  expect(second).toHaveTextContent('Неизвестное устройствоАдрес 10.3.0.9');
});

it('ends one session and asks for the list anew', async () => {
  const { user, network, sent } = openProfile(1, { 'DELETE /api/sessions/4': reply(204) });
  const button = await screen.findByRole('button', { name: /^Завершить сеанс: Неизвестное устройство/ });
  network.answer({ 'GET /api/sessions': { data: [here] } });
  await user.click(button);
  await waitFor(() => {
    expect(screen.queryByText('Неизвестное устройство')).toBeNull();
  });
  expect(sent('DELETE').map(({ path }) => path)).toEqual(['/api/sessions/4']);
  expect(screen.queryByRole('button', { name: 'Завершить остальные' })).toBeNull();
});

it('ends all others after a question', async () => {
  const { user, sent, alerts } = openProfile(1, { 'POST /api/sessions/end-others': reply(204) });
  await user.click(await screen.findByRole('button', { name: 'Завершить остальные' }));
  const question = await screen.findByRole('alertdialog');
  expect(sent('POST')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Завершить остальные' }));
  await waitFor(() => {
    expect(alerts()).toEqual(['Остальные сеансы завершены']);
  });
  expect(sent('POST').map(({ path }) => path)).toEqual(['/api/sessions/end-others']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says that the list did not come and lets it be asked for again', async () => {
  const { user, network } = openProfile(1, {
    'GET /api/sessions': reply(503, { message: 'Сервер перезапускается' }),
  });
  const strip = await screen.findByRole('alert');
  expect(strip).toHaveTextContent('Список сеансов не загрузился. Сервер перезапускается');
  network.answer({ 'GET /api/sessions': { data: [here] } });
  await user.click(within(strip).getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Chrome, Windows')).toBeVisible();
});

test('no password is offered to be changed where the company’s provider is the only way in', async () => {
  openProfile(1, { 'GET /config.json': { sign_in: { password: false, sso: 'Северный узел' } } });
  expect(await screen.findByText('Chrome, Windows')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Сменить пароль' })).toBeNull());
});

describe('the change of one’s own password', () => {
  async function openDialog(routes: Record<string, unknown> = {}) {
    const page = openProfile(1, routes);
    await page.user.click(await screen.findByRole('button', { name: 'Сменить пароль' }));
    const dialog = await screen.findByRole('dialog', { name: 'Смена пароля' });
    return { ...page, dialog, send: within(dialog).getByRole('button', { name: 'Сменить пароль' }) };
  }

  it('names empty and short fields and sends nothing', async () => {
    const { user, send, sent } = await openDialog();
    await user.type(screen.getByLabelText('Новый пароль'), 'коротко');
    await user.click(send);
    expect(screen.getByLabelText('Прежний пароль')).toHaveAccessibleDescription(
      'Это поле обязательно для заполнения',
    );
    expect(screen.getByLabelText('Новый пароль')).toHaveAccessibleDescription('Не короче 10 знаков');
    expect(sent('POST')).toEqual([]);
  });

  it('sends both as they were typed and says what it means elsewhere', async () => {
    const { user, send, sent, alerts } = await openDialog({
      'POST /api/password/change': { message: 'Пароль изменён' },
    });
    await user.type(screen.getByLabelText('Прежний пароль'), 'Demo-2026! ');
    await user.type(screen.getByLabelText('Новый пароль'), 'Зелёный трактор');
    await user.click(send);
    await waitFor(() => {
      expect(alerts()).toEqual(['Пароль изменён']);
    });
    const [request] = sent('POST');
    expect(request?.body).toEqual({ current_password: 'Demo-2026! ', password: 'Зелёный трактор' });
    expect(passwordChangeInput.parse(request?.body)).toEqual(request?.body);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was typed and says under the field what the server refused', async () => {
    const text = 'Прежний пароль указан неверно';
    const { user, send, alerts } = await openDialog({
      'POST /api/password/change': reply(422, { message: text, errors: { current_password: [text] } }),
    });
    await user.type(screen.getByLabelText('Прежний пароль'), 'Demo-2027!');
    await user.type(screen.getByLabelText('Новый пароль'), 'Зелёный трактор');
    await user.click(send);
    await waitFor(() => {
      expect(screen.getByLabelText('Прежний пароль')).toHaveAccessibleDescription(text);
    });
    expect(screen.getByLabelText('Новый пароль')).toHaveValue('Зелёный трактор');
    expect(alerts()).toEqual([]);
  });

  it('says above everything that there were too many attempts', async () => {
    const { user, send, alerts } = await openDialog({
      'POST /api/password/change': reply(429, { message: 'Слишком много попыток. Повторите позже' }),
    });
    await user.type(screen.getByLabelText('Прежний пароль'), 'Demo-2027!');
    await user.type(screen.getByLabelText('Новый пароль'), 'Зелёный трактор');
    await user.click(send);
    await waitFor(() => {
      expect(alerts()).toEqual(['Слишком много попыток. Повторите позже']);
    });
  });
});

describe('the profile of somebody else', () => {
  it('lets an administrator end all sessions after a question, and shows no list', async () => {
    const { user, sent, alerts } = openProfile(2, { 'POST /api/users/2/end-sessions': reply(204) });
    await user.click(await screen.findByRole('button', { name: 'Завершить сеансы' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Завершить сеансы' }));
    await waitFor(() => {
      expect(alerts()).toEqual(['Сеансы сотрудника завершены']);
    });
    expect(sent('POST').map(({ path }) => path)).toEqual(['/api/users/2/end-sessions']);
    expect(sent('GET').map(({ path }) => path)).not.toContain('/api/sessions');
  });

  it('has no such section for a reader who may not', async () => {
    openProfile(2, { 'GET /api/users/2': person(2) });
    expect(await screen.findByText('Учётная запись')).toBeVisible();
    expect(screen.queryByText('Безопасность')).toBeNull();
  });
});
