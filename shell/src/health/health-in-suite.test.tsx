import { act, screen, waitFor, within } from '@testing-library/react';
import { publishUserEvent } from 'shared/realtime';
import { reply } from 'shared/testing';

import { anArea, anEarlier, aRegistry, aRoute, deliverArea } from '../testing/an-area';
import { forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';
import { anAreaStatus, aStatus, aVersion } from './a-status';

const offers = anArea({
  id: 'mf-offers',
  title: 'Предложения',
  version: '1.5.0',
  routes: [aRoute({ path: '/commercial-offers', title: 'Коммерческие предложения' })],
  menu: [{ title: 'Предложения', path: '/commercial-offers', group: 'documents', order: 1, icon: 'tag' }],
  previous: anEarlier('mf-offers', '1.4.0'),
});
const rolling = anAreaStatus({
  rollout: { version: '1.5.0', percent: 65, started_at: '2026-11-20T11:00:00.000Z' },
  versions: [
    aVersion('1.5.0', {
      state: 'rollout',
      group_size: 26,
      counts: {
        openings: 31,
        people: 12,
        failed: 4,
        failed_people: 2,
        phases: [{ phase: 'crash', count: 4 }],
      },
    }),
    aVersion('1.4.0', { state: 'active', group_size: 14 }),
  ],
});
const quiet = anAreaStatus({
  active: '1.5.0',
  previous: '1.4.0',
  versions: [
    aVersion('1.6.0', { is_fitting: false, contract: '^2.0.0' }),
    aVersion('1.5.0', { state: 'active', group_size: 40 }),
    aVersion('1.4.0', { state: 'previous' }),
  ],
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deliverArea(offers);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

const openHealth = (network: Record<string, unknown>, tab = '') =>
  openSuite({ at: `/areas${tab}`, registry: aRegistry(offers), network });
const versions = () => screen.findByRole('table', { name: 'Версии: Предложения' });
const rowOf = async (version: string) =>
  within(await versions()).findByRole('row', { name: new RegExp(`^${version.replaceAll('.', '\\.')}`) });
type Opened = ReturnType<typeof openSuite>;
const bodyOf = (suite: Opened, path: string) =>
  suite.network.requests.find((request) => request.path === path)?.body;

describe('The versions of an area', () => {
  it('are shown with whom they reach, how they did, what they weigh and whether they fit', async () => {
    openHealth({ 'GET /api/releases': aStatus([rolling]) });
    const fresh = await rowOf('1.5.0');
    expect(fresh).toHaveTextContent('26 из 40 сотрудников');
    expect(fresh).toHaveTextContent('31 открытие у 12 сотрудников');
    expect(fresh).toHaveTextContent('4 неудачи у 2 сотрудников: ошибка отрисовки — 4');
    expect(fresh).toHaveTextContent(/25,5.КБ из 39,1.КБ/);
    expect(screen.getByRole('progressbar', { name: 'Доля версии 1.5.0' })).toHaveAttribute(
      'aria-valuenow',
      '65',
    );
  });

  it('say why one of them was taken back', async () => {
    const withdrawn_at = new Date().toISOString();
    const reason = 'Отозвана автоматически: 4 открытия из 6 не удались (ошибка отрисовки).';
    const status = anAreaStatus({
      versions: [
        aVersion('1.5.0', { state: 'withdrawn', withdrawn_at, withdrawn_reason: reason }),
        aVersion('1.4.0', { state: 'active', group_size: 40 }),
      ],
    });
    openHealth({ 'GET /api/releases': aStatus([status]) });
    expect(await rowOf('1.5.0')).toHaveTextContent(reason);
    expect(await rowOf('1.5.0')).not.toHaveTextContent('не открывали');
    expect(screen.getAllByText(new RegExp('Отозвана автоматически'))).toHaveLength(2);
  });

  it('say that nobody opened one only of those that are served', async () => {
    const status = anAreaStatus({
      active: '1.5.0',
      previous: '1.4.0',
      versions: [
        aVersion('1.5.0', { state: 'active', group_size: 40 }),
        aVersion('1.4.0', { state: 'previous' }),
        aVersion('1.3.0', { state: 'available' }),
      ],
    });
    openHealth({ 'GET /api/releases': aStatus([status]) });
    expect(await rowOf('1.5.0')).toHaveTextContent('не открывали');
    expect(await rowOf('1.4.0')).not.toHaveTextContent('не открывали');
    expect(await rowOf('1.3.0')).not.toHaveTextContent('не открывали');
  });

  it('are asked for again when the registry changes', async () => {
    const suite = openHealth({ 'GET /api/releases': aStatus([rolling]) });
    await versions();
    suite.network.answer({ 'GET /api/releases': aStatus([quiet]), 'GET /registry.json': aRegistry(offers) });
    act(() => {
      publishUserEvent({ kind: 'entity', entity: 'release', id: 2, lock_version: 2, actor_id: null });
    });
    expect(await rowOf('1.6.0')).toHaveTextContent('не подходит оболочке');
  });

  it('may be none yet', async () => {
    openHealth({ 'GET /api/releases': aStatus([]) });
    expect(await screen.findByRole('heading', { name: 'Сборок ещё нет' })).toBeVisible();
  });

  it('may not come, and are asked for once more on demand', async () => {
    const refused = reply(403, { message: 'Нет права', errors: {}, request_id: 'r-1' });
    const suite = openHealth({ 'GET /api/releases': refused });
    expect(await screen.findByRole('heading', { name: 'Состояние разделов не пришло' })).toBeVisible();
    suite.network.answer({ 'GET /api/releases': aStatus([quiet]) });
    await suite.user.click(screen.getByRole('button', { name: 'Повторить' }));
    await versions();
  });
});

describe('An administrator', () => {
  it('makes a version current for everybody', async () => {
    const suite = openHealth({
      'GET /api/releases': aStatus([rolling]),
      'POST /api/releases/mf-offers/activate': {},
    });
    await suite.user.click(within(await rowOf('1.5.0')).getByRole('button', { name: 'Включить для всех' }));
    const dialog = screen.getByRole('dialog', { name: 'Предложения: включить 1.5.0' });
    await suite.user.click(await within(dialog).findByRole('button', { name: 'Включить для всех' }));
    await waitFor(() => {
      expect(bodyOf(suite, '/api/releases/mf-offers/activate')).toEqual({ version: '1.5.0' });
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('changes the share of a rollout, and is told how many that is', async () => {
    const suite = openHealth({
      'GET /api/releases': aStatus([rolling]),
      'POST /api/releases/mf-offers/activate': {},
    });
    await suite.user.click(await screen.findByRole('button', { name: 'Изменить долю' }));
    const share = await screen.findByRole('textbox', { name: 'Доля, %' });
    expect(share).toHaveValue('65');
    const dialog = screen.getByRole('dialog', { name: 'Предложения: изменить долю 1.5.0' });
    expect(within(dialog).getByText('Сейчас 26 из 40 сотрудников')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /Включить/ })).toHaveAccessibleDescription(
      'Эта доля уже включена',
    );
    await suite.user.clear(share);
    expect(screen.getByText('Целое число от 1 до 99')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /^Включить для доли сотрудников/ })).toBeVisible();
    await suite.user.type(share, '20');
    expect(screen.getByText('Примерно 8 из 40 сотрудников')).toBeVisible();
    await suite.user.click(screen.getByRole('button', { name: /Включить для 20.% сотрудников/ }));
    await waitFor(() => {
      expect(bodyOf(suite, '/api/releases/mf-offers/activate')).toEqual({ version: '1.5.0', percent: 20 });
    });
  });

  it('cannot make a version current that does not fit the shell', async () => {
    openHealth({ 'GET /api/releases': aStatus([quiet]) });
    const button = within(await rowOf('1.6.0')).getByRole('button', { name: /Включить/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('returns to the last version and says why', async () => {
    const suite = openHealth({
      'GET /api/releases': aStatus([quiet]),
      'POST /api/releases/mf-offers/rollback': {},
    });
    await suite.user.click(await screen.findByRole('button', { name: 'Вернуть прошлую' }));
    expect(await screen.findByText('Вместо 1.5.0 все получат 1.4.0.')).toBeVisible();
    await suite.user.type(screen.getByRole('textbox', { name: 'Причина' }), 'Сбились итоги');
    await suite.user.click(screen.getByRole('button', { name: 'Вернуть 1.4.0' }));
    await waitFor(() => {
      expect(bodyOf(suite, '/api/releases/mf-offers/rollback')).toEqual({ reason: 'Сбились итоги' });
    });
  });

  it('reads why a step was refused, and the dialog stays', async () => {
    const refusal = { message: 'Возвращаться не к чему', errors: {}, request_id: 'r-1' };
    const suite = openHealth({
      'GET /api/releases': aStatus([quiet]),
      'POST /api/releases/mf-offers/rollback': reply(409, refusal),
    });
    await suite.user.click(await screen.findByRole('button', { name: 'Вернуть прошлую' }));
    await suite.user.click(await screen.findByRole('button', { name: 'Вернуть 1.4.0' }));
    expect(await screen.findByText('Возвращаться не к чему')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});

describe('A deploy token', () => {
  const token = {
    id: 7,
    area: 'mf-offers',
    name: 'Конвейер предложений',
    max_percent: 10,
    created_at: '2026-11-20T11:00:00.000Z',
    created_by: 'Жуков Д. С.',
    expires_at: '2027-02-18T11:00:00.000Z',
    last_used_at: null,
  };
  const network = { 'GET /api/releases': aStatus([quiet]), 'GET /api/deploy-tokens': { data: [] } };

  it('is made for one area and shown once', async () => {
    const suite = openHealth(
      { ...network, 'POST /api/deploy-tokens': reply(201, { ...token, token: 'crd_secret' }) },
      '?tab=tokens',
    );
    await suite.user.click(await screen.findByRole('button', { name: 'Создать токен' }));
    await suite.user.click(await screen.findByRole('combobox', { name: /Раздел/ }));
    await suite.user.click(await screen.findByRole('option', { name: /Предложения/ }));
    await suite.user.type(screen.getByRole('textbox', { name: /Название/ }), 'Конвейер предложений');
    const dialog = screen.getByRole('dialog', { name: 'Новый токен выкладки' });
    expect(within(dialog).getByText('Дальше версию включает администратор')).toBeVisible();
    await suite.user.click(within(dialog).getByRole('button', { name: 'Создать токен' }));
    expect(await screen.findByText('crd_secret')).toBeVisible();
    const asked = suite.network.requests.find(({ method }) => method === 'POST');
    expect(asked?.body).toEqual({
      area: 'mf-offers',
      name: 'Конвейер предложений',
      days: 90,
      max_percent: 10,
    });

    suite.network.answer({ 'GET /api/deploy-tokens': { data: [token] } });
    await suite.user.click(screen.getByText('Закрыть'));
    expect(screen.queryByText('crd_secret')).toBeNull();
  });

  it('is taken away after a question', async () => {
    const suite = openHealth(
      {
        ...network,
        'GET /api/deploy-tokens': { data: [token] },
        'DELETE /api/deploy-tokens/:id': reply(204),
      },
      '?tab=tokens',
    );
    await suite.user.click(await screen.findByRole('button', { name: 'Отозвать' }));
    await suite.user.click(screen.getByRole('button', { name: 'Отозвать токен' }));
    await waitFor(() => {
      expect(suite.network.requests.some(({ path }) => path === '/api/deploy-tokens/7')).toBe(true);
    });
  });
});

it('shows what this tab runs, even while the server says nothing of the versions', async () => {
  const suite = openHealth({ 'GET /api/releases': reply(500) }, '?tab=here');
  const table = await screen.findByRole('table', { name: 'Разделы в этой вкладке' });
  expect(within(table).getByRole('row', { name: /Предложения/ })).toHaveTextContent('Ещё не открывали');
  expect(within(table).getByRole('row', { name: /Оболочка/ })).toHaveTextContent('1.0.0');
  await suite.user.hover(
    within(screen.getByRole('navigation', { name: 'Разделы' })).getByRole('link', { name: 'Предложения' }),
  );
  await waitFor(() => {
    expect(within(table).getByRole('row', { name: /Предложения/ })).toHaveTextContent('Работает');
  });
});

it('sets versions against shells, with the reason why a pair does not fit', async () => {
  const pair = { area: 'mf-offers', shell_version: '1.0.0', checked_at: '2026-11-20T11:00:00.000Z' };
  const reason = 'Разделу нужен контракт ^2.0.0';
  const compatibility = [
    { ...pair, version: '1.5.0', is_fitting: true, reason: null },
    { ...pair, version: '1.6.0', is_fitting: false, reason },
  ];
  openHealth({ 'GET /api/releases': aStatus([quiet], { compatibility }) }, '?tab=fit');
  const table = await screen.findByRole('table', { name: 'Совместимость версий' });
  expect(within(table).getByRole('row', { name: /1\.5\.0/ })).toHaveTextContent('Подходит');
  expect(within(table).getByRole('row', { name: /1\.6\.0/ })).toHaveTextContent(reason);
});
