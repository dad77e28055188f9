import { act, screen, waitFor, within } from '@testing-library/react';
import { aSession, reply } from 'shared/testing';

import { anArea, aRegistry, aRoute, deliverArea, pageHeading } from '../testing/an-area';
import { askedEntries, forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';

const agreements = anArea({
  routes: [
    aRoute({ path: '/agreements', title: 'Договоры' }),
    aRoute({
      path: '/agreements/:id',
      title: 'Договор',
      prefetch: [{ kind: 'item', resource: 'agreements' }],
    }),
  ],
});
const journal = anArea({
  id: 'mf-notifications',
  title: 'Уведомления и журнал',
  routes: [
    aRoute({
      path: '/activity-logs',
      title: 'Журнал действий',
      permissions: ['Просмотр журнала действий'],
      prefetch: [{ kind: 'list', resource: 'activity-logs', defaults: { per_page: '50' } }],
    }),
  ],
});
const registry = aRegistry(agreements, journal);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deliverArea(agreements);
  deliverArea(journal);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

const network = {
  'GET /api/agreements/5': { id: 5 },
  'GET /api/users': {
    data: [],
    meta: { current_page: 1, last_page: 1, per_page: 20, total: 0, total_is_capped: false },
  },
};

it('leads from the home address to the agreements', async () => {
  const suite = openSuite({ at: '/', registry });
  expect(await pageHeading('Договоры')).toBeVisible();
  expect(suite.address()).toBe('/agreements');
});

it('leads from a refusal back to the page where the step began', async () => {
  const suite = openSuite({
    at: '/agreements?page=7',
    registry,
    network,
    session: aSession(['Просмотр договоров']),
  });
  await pageHeading('Договоры');
  await act(() => suite.router.navigate('/activity-logs'));
  expect(suite.address()).toBe('/access-error?from=%2Factivity-logs');
  act(() => {
    window.history.back();
  });
  await waitFor(() => {
    expect(suite.address()).toBe('/agreements?page=7');
  });
});

it('asks a visitor to log in and then opens what was asked for', async () => {
  const suite = openSuite({
    at: '/agreements/5?tab=files',
    registry,
    session: null,
    network: { ...network, 'POST /api/login': aSession() },
  });
  await suite.user.type(await screen.findByLabelText('Электронная почта'), 'lawyer@contracts.local');
  await suite.user.type(screen.getByLabelText('Пароль'), 'Demo-2026!');
  expect(askedEntries).toEqual([]);
  await suite.user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByRole('heading', { name: 'Договор' })).toBeVisible();
  expect(suite.address()).toBe('/agreements/5?tab=files');
});

it('leads a logged-in person from the login to the agreements', async () => {
  const suite = openSuite({ at: '/auth', registry });
  expect(await pageHeading('Договоры')).toBeVisible();
  expect(suite.address()).toBe('/agreements');
});

it('leads a logged-in person from the confirmation of an address to the agreements', async () => {
  const suite = openSuite({ at: '/auth/confirm?token=t', registry });
  expect(await pageHeading('Договоры')).toBeVisible();
  expect(suite.network.requests.some(({ path }) => path === '/api/email/confirm')).toBe(false);
});

it('starts the first request of a page beside its code', async () => {
  const suite = openSuite({ at: '/agreements/5', registry, network });
  expect(suite.network.requests).toEqual([]);
  await screen.findByRole('heading', { name: 'Договор' });
  expect(suite.network.requests[0]).toMatchObject({ method: 'GET', path: '/api/agreements/5' });
});

it('sends the early request of a list with what the address says over the defaults', async () => {
  const list = {
    data: [],
    meta: { current_page: 1, last_page: 1, per_page: 50, total: 0, total_is_capped: false },
  };
  const suite = openSuite({
    at: '/activity-logs?search=договор',
    registry,
    network: { 'GET /api/activity-logs': list },
  });
  await screen.findByRole('heading', { name: 'Журнал действий' });
  expect(String(suite.network.requests[0]?.query)).toBe(
    new URLSearchParams({ per_page: '50', search: 'договор' }).toString(),
  );
});

describe('without the right to a page', () => {
  const session = aSession(['Просмотр договоров']);

  it('names the right and downloads nothing of the area', async () => {
    const suite = openSuite({ at: '/activity-logs', registry, session, network });
    expect(await screen.findByText(/Нужно право «Просмотр журнала действий»/)).toBeVisible();
    expect(suite.address()).toBe('/access-error?from=%2Factivity-logs');
    expect(askedEntries).toEqual([]);
    expect(suite.network.requests.some(({ path }) => path === '/api/activity-logs')).toBe(false);
  });

  it('offers whoever has no right at all the first page that is open, and no way that leads back here', async () => {
    const permissions = ['Просмотр договоров'] as const;
    const closed = anArea({
      routes: [aRoute({ path: '/agreements', title: 'Договоры', permissions: [...permissions] })],
      menu: [{ path: '/handbooks', title: 'Справочники', group: 'common', order: 1, icon: 'book' }],
    });
    openSuite({ at: '/agreements', registry: aRegistry(closed), session: aSession([]), network });
    expect(await screen.findByText(/Нужно право «Просмотр договоров»/)).toBeVisible();
    const content = within(screen.getByRole('main'));
    expect(content.queryByRole('link', { name: 'На главную' })).toBeNull();
    expect(content.getByRole('link', { name: 'Справочники' })).toHaveAttribute('href', '/handbooks');
  });

  it('names who grants it', async () => {
    const zhukov = {
      id: 9,
      full_name: 'Жуков Денис Сергеевич',
      phone: 'доб. 214',
      roles: [{ id: 1, name: 'Администратор' }],
    };
    const belov = { ...zhukov, id: 10, full_name: 'Белов Пётр Ильич', phone: null };
    const users = {
      data: [zhukov, belov],
      meta: { current_page: 1, last_page: 1, per_page: 20, total: 1, total_is_capped: false },
    };
    openSuite({ at: '/activity-logs', registry, session, network: { 'GET /api/users': users } });
    expect(await screen.findByText(/администратор: Жуков Д. С., доб. 214, Белов П. И.$/)).toBeVisible();
  });
});

it('shows that there is no such page for any unmatched address', async () => {
  openSuite({ at: '/nowhere/at/all', registry });
  expect(await screen.findByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
});

it('ends the session at 401 on any call and returns to the page after login', async () => {
  const suite = openSuite({
    at: '/agreements/5',
    registry,
    network: { 'GET /api/agreements/5': reply(401, { message: 'Войдите заново' }) },
  });
  expect(await screen.findByRole('button', { name: 'Войти' })).toBeVisible();
  expect(suite.address()).toBe('/auth?return=%2Fagreements%2F5');
  expect(localStorage.getItem('contracts.session')).toBeNull();
});

it('stays at the login when the password is wrong, and says so under the field', async () => {
  const wrong = 'Почта или пароль не подходят';
  const suite = openSuite({
    at: '/auth',
    registry,
    session: null,
    network: { 'POST /api/login': reply(422, { message: wrong, errors: { password: [wrong] } }) },
  });
  await suite.user.type(await screen.findByLabelText('Электронная почта'), 'lawyer@contracts.local');
  await suite.user.type(screen.getByLabelText('Пароль'), 'не тот{Enter}');
  await waitFor(() => {
    expect(screen.getByLabelText('Пароль')).toHaveAccessibleDescription(wrong);
  });
  expect(suite.address()).toBe('/auth');
});

it('goes to the error page at 404 outside the API, and nowhere at 404 inside it', async () => {
  const suite = openSuite({
    at: '/agreements/5',
    registry,
    network: {
      'GET /api/agreements/5': reply(404, { message: 'Такого договора нет' }),
      'GET /files/1': reply(404),
    },
  });
  await screen.findByRole('heading', { name: 'Договор' });
  const { http } = await import('shared/http');
  await expect(http.get('/files/1')).rejects.toThrow();
  expect(await screen.findByRole('heading', { name: /Сервер не нашёл/ })).toBeVisible();
  expect(suite.address()).toBe('/error');
});
