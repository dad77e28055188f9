import { screen, waitFor, within } from '@testing-library/react';
import { keepSetting, readLocalSettings, readSetting, writeLocalSettings } from 'shared/session';
import { aSession, reply } from 'shared/testing';

import { homeOf } from '../navigation/home';
import { anArea, aRegistry, aRoute, deliverArea } from '../testing/an-area';
import { closeSuites, openSuite } from '../testing/open-suite';
import { mergedSettings } from './settings-sync.mutations';

const entry = (path: string, title: string, order: number) => ({
  path,
  title,
  order,
  icon: 'book' as const,
  group: 'documents' as const,
});
const agreements = anArea({
  routes: [aRoute({ path: '/agreements', title: 'Договоры' })],
  menu: [{ ...entry('/agreements', 'Договоры', 10), permissions: ['Просмотр договоров'] }],
});
const offers = anArea({
  id: 'mf-offers',
  title: 'КП',
  routes: [aRoute({ path: '/offers', title: 'Коммерческие предложения' })],
  menu: [entry('/offers', 'Коммерческие предложения', 20)],
});
const registry = aRegistry(agreements, offers);
beforeEach(() => {
  deliverArea(agreements);
  deliverArea(offers);
});
afterEach(closeSuites);

const all = aSession(['Просмотр договоров']);
const sent = ({ network }: ReturnType<typeof openSuite>) =>
  network.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

it('begins with the agreements, and without the right to them with the first page of the menu', async () => {
  expect(openSuite({ registry, session: all }).router).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Договоры' })).toBeVisible();
  closeSuites();
  openSuite({ registry, session: aSession(['Просмотр ролей']) });
  expect(await screen.findByRole('heading', { name: 'Коммерческие предложения' })).toBeVisible();
});

it('sends whoever has no right at all to the agreements, where the refusal says so', () => {
  expect(homeOf(registry.areas, aSession([]).user)).toBe('/agreements');
});

it('begins with the page that was chosen in another browser, as soon as the person has logged in', async () => {
  const { user, address } = openSuite({
    at: '/auth',
    registry,
    session: null,
    network: {
      'POST /api/login': all,
      'GET /api/user-settings': {
        settings: [
          { key: 'start-page', value: '/offers' },
          { key: 'theme', value: 'dark' },
        ],
      },
    },
  });
  await user.type(await screen.findByLabelText('Электронная почта'), 'lawyer@contracts.local');
  await user.type(screen.getByLabelText('Пароль'), 'Demo-2026!');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await screen.findByRole('heading', { name: 'Коммерческие предложения' });
  expect(address()).toBe('/offers');
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('sends what was chosen, and says so when the server does not take it', async () => {
  const suite = openSuite({ at: '/settings', registry, session: all });
  await suite.user.click(await screen.findByRole('radio', { name: 'Плотные' }));
  await suite.user.click(screen.getByRole('radio', { name: 'Тёмная' }));
  await waitFor(() => {
    expect(sent(suite)).toEqual([
      {
        settings: [
          { key: 'row-height', value: 'compact' },
          { key: 'theme', value: 'dark' },
        ],
      },
    ]);
  });
  expect(readLocalSettings()).toMatchObject({ owner: 1, unsent: [], local: [] });
  suite.network.answer({ 'PATCH /api/user-settings': reply(503) });
  await suite.user.click(screen.getByRole('radio', { name: 'Просторные' }));
  const alert = await screen.findByText(/сохранена только в этом браузере/);
  expect(alert).toBeVisible();
  expect(within(document.body).getByText(/Повторите выбор/)).toBeVisible();
  expect(readSetting('row-height')).toBe('roomy');
});

it('leaves a page that the person may no longer open', async () => {
  keepSetting('start-page', '/agreements');
  const { address } = openSuite({ registry, session: aSession(['Просмотр ролей']) });
  await screen.findByRole('heading', { name: 'Коммерческие предложения' });
  expect(address()).toBe('/offers');
});

describe('settings of the server over those of the browser', () => {
  const copy = { owner: 1, values: { theme: 'dark', 'row-height': 'roomy' }, unsent: [], local: [] };
  const server = [{ key: 'theme', value: 'light' }];

  it('hold, and what was forgotten elsewhere is forgotten here', () => {
    expect(mergedSettings(copy, server, 1).values).toEqual({ theme: 'light' });
  });

  it('leave alone what the server has not taken yet', () => {
    const merged = mergedSettings({ ...copy, unsent: ['theme'], local: ['row-height'] }, server, 1);
    expect(merged.values).toEqual({ theme: 'dark', 'row-height': 'roomy' });
    expect(mergedSettings({ ...copy, values: {}, unsent: ['theme'] }, server, 1).values).toEqual({});
  });

  it('are nobody else’s: what another person left in this browser is gone', () => {
    expect(mergedSettings({ ...copy, unsent: ['row-height'] }, [], 2)).toEqual({
      owner: 2,
      values: {},
      unsent: [],
      local: [],
    });
  });

  it('do not come without an answer, and then the copy holds', async () => {
    writeLocalSettings({ ...copy, values: { 'start-page': '/offers' } });
    const { address } = openSuite({
      registry,
      session: all,
      network: { 'GET /api/user-settings': reply(503) },
    });
    await screen.findByRole('heading', { name: 'Коммерческие предложения' });
    expect(address()).toBe('/offers');
  });
});

it('leads to the settings of notifications only where an area brings them', async () => {
  openSuite({ at: '/settings', registry, session: all });
  expect(await screen.findByText(/настройки уведомлений/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'настройки уведомлений' })).toBeNull();
  closeSuites();
  const news = anArea({
    id: 'mf-notifications',
    title: 'Уведомления',
    routes: [aRoute({ path: '/notifications/settings', title: 'Настройка уведомлений' })],
  });
  openSuite({ at: '/settings', registry: aRegistry(agreements, offers, news), session: all });
  const link = await screen.findByRole('link', { name: 'настройки уведомлений' });
  expect(link).toHaveAttribute('href', '/notifications/settings');
});
