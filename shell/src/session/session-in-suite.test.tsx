import { act, screen, waitFor, within } from '@testing-library/react';
import { SESSION_STORAGE_KEY } from 'shared/contract/session/session-storage';
import { sessionEnded } from 'shared/session';
import { aSession, reply } from 'shared/testing';

import { anArea, aRegistry, aRoute, deliverArea, pageHeading } from '../testing/an-area';
import { forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';

const agreements = anArea({
  routes: [
    aRoute({ path: '/agreements', title: 'Договоры' }),
    aRoute({ path: '/agreements/:id', title: 'Договор' }),
  ],
});
const profile = anArea({
  id: 'mf-handbooks',
  title: 'Справочники',
  routes: [aRoute({ path: '/handbooks/users/:id', title: 'Профиль', own_profile: true })],
});
const registry = aRegistry(agreements, profile);

/** Another tab of the browser changed the session. */
function changeElsewhere(value: object | null): void {
  const newValue = value === null ? null : JSON.stringify(value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY, newValue }));
  });
}

const openPersonMenu = async (suite: ReturnType<typeof openSuite>) => {
  await suite.user.click(await screen.findByRole('button', { name: /профиль, тема, выход/ }));
  return screen.findByRole('menu', { name: 'Моё' });
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deliverArea(agreements);
  deliverArea(profile);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

it('keeps the session in the browser under its key', async () => {
  const session = aSession();
  const suite = openSuite({ at: '/auth', registry, session: null, network: { 'POST /api/login': session } });
  await suite.user.type(await screen.findByLabelText('Электронная почта'), 'lawyer@contracts.local');
  await suite.user.type(screen.getByLabelText('Пароль'), 'Demo-2026!{Enter}');
  await pageHeading('Договоры');
  expect(JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? '')).toEqual(session);
});

it('asks for everything with the token of the session', async () => {
  const suite = openSuite({ at: '/agreements', registry });
  await waitFor(() => {
    expect(suite.network.requests.find(({ path }) => path === '/api/me')?.headers.get('Authorization')).toBe(
      'Bearer token-of-a-test',
    );
  });
});

it('logs out of the server and of the browser, and keeps no way back', async () => {
  const suite = openSuite({ at: '/agreements/5', registry });
  const menu = await openPersonMenu(suite);
  await suite.user.click(within(menu).getByRole('menuitem', { name: 'Выйти' }));
  expect(await screen.findByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(suite.address()).toBe('/auth');
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
  const logout = suite.network.requests.find(({ path }) => path === '/api/logout');
  expect(logout?.headers.get('Authorization')).toBe('Bearer token-of-a-test');
});

it('says at the login why the server has ended the session, and says nothing after the next one', async () => {
  const why = 'Ваш доступ к системе закрыт. Если это ошибка, обратитесь к администратору системы';
  const session = aSession();
  let refused = true;
  const suite = openSuite({
    at: '/agreements',
    registry,
    network: {
      'GET /api/me': () => (refused ? reply(401, { message: why }) : { user: session.user }),
      'POST /api/login': session,
    },
  });
  expect(await screen.findByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(`${why}.`);
  refused = false;
  await suite.user.type(screen.getByLabelText('Электронная почта'), 'lawyer@contracts.local');
  await suite.user.type(screen.getByLabelText('Пароль'), 'Demo-2026!{Enter}');
  await pageHeading('Договоры');
  act(() => {
    suite.suite.store.dispatch(sessionEnded());
  });
  await screen.findByRole('heading', { name: 'Вход' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('logs out when another tab does', async () => {
  const suite = openSuite({ at: '/agreements/5', registry });
  await screen.findByRole('heading', { name: 'Договор' });
  changeElsewhere(null);
  expect(await screen.findByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(suite.address()).toBe('/auth?return=%2Fagreements%2F5');
});

it('logs in when another tab does, and goes where it was asked to', async () => {
  const suite = openSuite({ at: '/agreements/5', registry, session: null });
  await screen.findByRole('heading', { name: 'Вход' });
  changeElsewhere(aSession());
  expect(await screen.findByRole('heading', { name: 'Договор' })).toBeVisible();
  expect(suite.address()).toBe('/agreements/5');
});

it('forgets what was asked for as soon as it is another person', async () => {
  const suite = openSuite({ at: '/agreements', registry });
  await pageHeading('Договоры');
  suite.suite.queryClient.setQueryData(['agreements', 'item', '5'], { id: 5 });
  const other = aSession(['Просмотр договоров']);
  changeElsewhere({
    ...other,
    token: 'other',
    user: { ...other.user, id: 2, full_name: 'Орешкин Виктор Павлович' },
  });
  expect(await screen.findByText('Орешкин В. П.')).toBeVisible();
  expect(suite.suite.queryClient.getQueryData(['agreements', 'item', '5'])).toBeUndefined();
});

it('forgets what was asked for at logout', async () => {
  const suite = openSuite({ at: '/agreements', registry });
  await pageHeading('Договоры');
  suite.suite.queryClient.setQueryData(['agreements', 'item', '5'], { id: 5 });
  act(() => {
    suite.suite.store.dispatch(sessionEnded());
  });
  await screen.findByRole('heading', { name: 'Вход' });
  expect(suite.suite.queryClient.getQueryData(['agreements', 'item', '5'])).toBeUndefined();
});

it('takes over rights that were changed on the server since login', async () => {
  const fewer = aSession(['Просмотр договоров']);
  openSuite({ at: '/agreements', registry, network: { 'GET /api/me': { user: fewer.user } } });
  await pageHeading('Договоры');
  await waitFor(() => {
    expect(JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? '')).toEqual(fewer);
  });
});

it('keeps the session when the server cannot say who the person is', async () => {
  const suite = openSuite({ at: '/agreements', registry, network: { 'GET /api/me': reply(503) } });
  await waitFor(() => {
    expect(suite.network.requests.some(({ path }) => path === '/api/me')).toBe(true);
  });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).not.toBeNull();
});

it('leads from the person’s menu to the own profile', async () => {
  const suite = openSuite({ at: '/agreements', registry });
  const menu = await openPersonMenu(suite);
  await suite.user.click(within(menu).getByRole('menuitem', { name: 'Профиль' }));
  expect(suite.address()).toBe('/handbooks/users/1');
});

it('changes the theme and keeps it on this device', async () => {
  const suite = openSuite({ at: '/agreements', registry });
  const menu = await openPersonMenu(suite);
  await suite.user.click(within(menu).getByRole('menuitemcheckbox', { name: 'Тёмная' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('contracts.theme')).toBe('dark');
});
