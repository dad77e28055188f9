import { act, screen, waitFor, within } from '@testing-library/react';
import type { Registry } from 'shared/contract/release/registry';
import { publishUserEvent } from 'shared/realtime';
import { aSession, reply } from 'shared/testing';

import {
  anArea,
  anEarlier,
  aRegistry,
  aRoute,
  deliverArea,
  deliverEarlier,
  pageHeading,
} from '../testing/an-area';
import { askedEntries, deliver, forgetDeliveries } from '../testing/federation-runtime';
import { lateParts } from '../testing/late-parts';
import { closeSuites, openSuite } from '../testing/open-suite';
import { fetchedFiles, serveFile } from '../testing/stub-fetch';

const agreements = anArea({
  routes: [aRoute({ path: '/agreements', title: 'Договоры' })],
  menu: [{ title: 'Договоры', path: '/agreements', group: 'documents', order: 10, icon: 'file-text' }],
});
const offersOf = (version: string, change: Partial<Parameters<typeof anArea>[0]> = {}) =>
  anArea({
    id: 'mf-offers',
    title: 'Предложения',
    version,
    routes: [aRoute({ path: '/commercial-offers', title: 'Коммерческие предложения' })],
    previous: anEarlier('mf-offers', '1.4.0'),
    ...change,
  });
const offers = offersOf('1.5.0');
const registry = aRegistry(agreements, offers);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Browsers spread their questions over some seconds; this one is the first.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  deliverArea(agreements);
  deliverArea(offers);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

const announce = (revision = 2) => {
  act(() => {
    publishUserEvent({
      kind: 'entity',
      entity: 'release',
      id: revision,
      lock_version: revision,
      actor_id: null,
    });
  });
};
async function opened(newest: Registry, options: Parameters<typeof openSuite>[0] = {}) {
  const suite = openSuite({
    at: '/agreements',
    registry,
    network: { 'GET /registry.json': newest },
    ...options,
  });
  await lateParts(suite);
  return suite;
}
const notice = (title: string) => screen.findByText(title);

describe('A new version', () => {
  it('is offered and taken when the person agrees', async () => {
    const suite = await opened(aRegistry(agreements, offersOf('1.6.0')));
    announce();
    expect(await notice('Сменилась версия раздела «Предложения»')).toBeVisible();
    expect(suite.page.reload).not.toHaveBeenCalled();
    await suite.user.click(screen.getByRole('button', { name: 'Обновить' }));
    expect(suite.page.reload).toHaveBeenCalledTimes(1);
  });

  it('that is the one before is offered in words that are true of it', async () => {
    await opened(aRegistry(agreements, offersOf('1.4.0', { previous: null })));
    announce();
    expect(await notice('Сменилась версия раздела «Предложения»')).toBeVisible();
    expect(screen.queryByText(/нов(ая|ой|ую) верси/)).toBeNull();
  });

  it('is asked for until the answer is as new as what was announced', async () => {
    const suite = await opened({ ...registry, revision: 1 });
    announce();
    const asked = () => suite.network.requests.filter(({ path }) => path === '/registry.json').length;
    await waitFor(() => {
      expect(asked()).toBe(1);
    });
    suite.network.answer({ 'GET /registry.json': reply(503, {}) });
    await waitFor(() => {
      expect(asked()).toBe(2);
    });
    suite.network.answer({
      'GET /registry.json': { ...aRegistry(agreements, offersOf('1.6.0')), revision: 2 },
    });
    expect(await notice('Сменилась версия раздела «Предложения»')).toBeVisible();
  });

  it('of several areas or of the shell is one of the register', async () => {
    await opened({ ...registry, shell: { version: '1.1.0', integrity: {} } });
    announce();
    expect(await notice('Сменилась версия реестра')).toBeVisible();
  });

  it('that is put off is not offered again, the one after it is', async () => {
    const suite = await opened(aRegistry(agreements, offersOf('1.6.0')));
    announce();
    await notice('Сменилась версия раздела «Предложения»');
    await suite.user.click(screen.getByRole('button', { name: 'Позже' }));
    announce(3);
    await waitFor(() => {
      expect(suite.network.requests.filter(({ path }) => path === '/registry.json')).toHaveLength(2);
    });
    expect(screen.queryByText(/Сменилась версия/)).toBeNull();
    suite.network.answer({ 'GET /registry.json': aRegistry(agreements, offersOf('1.7.0')) });
    announce(4);
    expect(await notice('Сменилась версия раздела «Предложения»')).toBeVisible();
  });

  it('is offered no more when it is taken back before', async () => {
    const suite = await opened(aRegistry(agreements, offersOf('1.6.0')));
    announce();
    await notice('Сменилась версия раздела «Предложения»');
    suite.network.answer({ 'GET /registry.json': registry });
    announce(3);
    await waitFor(() => {
      expect(screen.queryByText(/Сменилась версия/)).toBeNull();
    });
  });

  it('is fetched ahead where its area is open, with what the registry promises', async () => {
    const newer = offersOf('1.6.0', { integrity: { 'remoteEntry.js': 'sha384-new' } });
    for (const area of [newer, agreements]) serveFile(area.base + area.entry, () => new Response(''));
    const suite = await opened(aRegistry(agreements, newer), { at: '/commercial-offers' });
    await pageHeading('Коммерческие предложения');
    announce();
    await waitFor(() => {
      expect(fetchedFiles).toEqual(['/areas/mf-offers/1.6.0/remoteEntry.js']);
    });
    expect(suite.page.reload).not.toHaveBeenCalled();
  });

  it('is asked for by a tab out of sight only when it is looked at', async () => {
    const suite = await opened(aRegistry(agreements, offersOf('1.6.0')));
    const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    announce();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(suite.network.requests.filter(({ path }) => path === '/registry.json')).toEqual([]);
    visible.mockReturnValue('visible');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await notice('Сменилась версия раздела «Предложения»')).toBeVisible();
  });

  it('is asked for once, however many changes come together', async () => {
    const suite = await opened(aRegistry(agreements, offersOf('1.6.0')));
    for (const revision of [2, 3, 4]) announce(revision);
    await notice('Сменилась версия раздела «Предложения»');
    expect(suite.network.requests.filter(({ path }) => path === '/registry.json')).toHaveLength(1);
  });

  it('is not known while the server cannot say, and that is no lost page', async () => {
    const suite = await opened(registry, { network: { 'GET /registry.json': reply(404) } });
    announce();
    await waitFor(() => {
      expect(suite.network.requests.some(({ path }) => path === '/registry.json')).toBe(true);
    });
    expect(suite.address()).toBe('/agreements');
    expect(screen.queryByText(/Сменилась версия/)).toBeNull();
  });
});

describe('A version that crashes', () => {
  const crash = () => {
    throw new Error('row is undefined');
  };
  const crashing = () => {
    deliverArea(offers, { pages: { '/commercial-offers': async () => ({ default: crash }) } });
    deliverEarlier(offers, { '/commercial-offers': () => <h1>Прошлая версия</h1> });
  };
  const fallen = 'Новая версия раздела «Предложения» работает с ошибкой, открыта прошлая — 1.4.0';

  it('gives its place to the last good one in the same tab, and says so', async () => {
    crashing();
    const suite = openSuite({ at: '/commercial-offers', registry });
    expect(await screen.findByRole('heading', { name: 'Прошлая версия' })).toBeVisible();
    expect(await screen.findByText(fallen)).toBeVisible();
    expect(screen.queryByText(/Сменилась версия/)).toBeNull();
    await suite.user.click(screen.getByRole('button', { name: 'Попробовать новую' }));
    expect(suite.page.reload).toHaveBeenCalledTimes(1);
  });

  it('takes its slot and what it has read along', async () => {
    const page = aRoute({
      path: '/commercial-offers',
      title: 'Коммерческие предложения',
      prefetch: [{ kind: 'list', resource: 'commercial-offers' }],
    });
    const ringing = offersOf('1.5.0', { routes: [page], slots: ['header-bell'] });
    const bell = (name: string) => ({
      'header-bell': async () => ({ default: () => <button>{name}</button> }),
    });
    const state = { isBroken: false };
    const Page = () => {
      if (state.isBroken) throw new Error('row is undefined');
      return <h1>Новая версия</h1>;
    };
    deliver(ringing.base + ringing.entry, () => ({
      pages: { '/commercial-offers': async () => ({ default: Page }) },
      slots: bell('Новый колокольчик'),
    }));
    deliver('/areas/mf-offers/1.4.0/remoteEntry.js', () => ({
      pages: { '/commercial-offers': async () => ({ default: () => <h1>Прошлая версия</h1> }) },
      slots: bell('Прошлый колокольчик'),
    }));
    const suite = openSuite({
      at: '/agreements',
      registry: aRegistry(agreements, ringing),
      network: { 'GET /api/commercial-offers': { data: [] } },
    });
    await screen.findByRole('button', { name: 'Новый колокольчик' });
    suite.suite.queryClient.setQueryData(['commercial-offers', 'item', '5'], { shape: 'of the new version' });
    state.isBroken = true;
    await act(() => suite.router.navigate('/commercial-offers'));
    expect(await screen.findByRole('heading', { name: 'Прошлая версия' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Прошлый колокольчик' })).toBeVisible();
    expect(suite.suite.queryClient.getQueryData(['commercial-offers', 'item', '5'])).toBeUndefined();
  });

  it('is not even tried by the tab’s next page', async () => {
    crashing();
    const first = openSuite({ at: '/commercial-offers', registry });
    await screen.findByRole('heading', { name: 'Прошлая версия' });
    first.unmount();
    askedEntries.length = 0;
    openSuite({ at: '/commercial-offers', registry });
    expect(await screen.findByText(fallen)).toBeVisible();
    expect(askedEntries).not.toContain(offers.base + offers.entry);
  });

  it('once may have been an accident: it is shown again', async () => {
    const state = { isBroken: true };
    const Page = () => {
      if (state.isBroken) throw new Error('row is undefined');
      return <h1>Новая версия</h1>;
    };
    jest.spyOn(console, 'error').mockImplementation((text) => {
      if (String(text).includes('crashed on')) state.isBroken = false;
    });
    deliverArea(offers, { pages: { '/commercial-offers': async () => ({ default: Page }) } });
    openSuite({ at: '/commercial-offers', registry });
    expect(await screen.findByRole('heading', { name: 'Новая версия' })).toBeVisible();
  });

  it('is no longer spoken of when the registry has gone back as well', async () => {
    crashing();
    const back = aRegistry(agreements, offersOf('1.4.0'));
    const suite = openSuite({ at: '/commercial-offers', registry, network: { 'GET /registry.json': back } });
    await screen.findByText(fallen);
    announce();
    await waitFor(() => {
      expect(screen.queryByText(fallen)).toBeNull();
    });
    expect(screen.queryByText(/Сменилась версия/)).toBeNull();
    expect(suite.page.reload).not.toHaveBeenCalled();
  });

  it('that does not load is named by that', async () => {
    forgetDeliveries();
    deliverEarlier(offers);
    openSuite({ at: '/commercial-offers', registry });
    expect(
      await screen.findByText('Новая версия раздела «Предложения» не загрузилась, открыта прошлая — 1.4.0'),
    ).toBeVisible();
  });
});

describe('A preview', () => {
  const expires_at = new Date(2026, 10, 21, 14, 0).toISOString();
  const preview = { area: 'mf-offers', title: 'Предложения', version: '1.5.0-rc.1', expires_at };

  it('is named above the page and left by a button', async () => {
    const suite = openSuite({ at: '/agreements?preview=word', registry: { ...registry, preview } });
    expect(
      await screen.findByText('Предпросмотр: Предложения 1.5.0-rc.1, до 21.11.2026, 14:00:00'),
    ).toBeVisible();
    expect(suite.address()).toBe('/agreements');
    expect(sessionStorage.getItem('contracts.preview')).toBe('word');
    await suite.user.click(screen.getByRole('button', { name: 'Выйти' }));
    expect(sessionStorage.getItem('contracts.preview')).toBeNull();
    expect(suite.page.reload).toHaveBeenCalledTimes(1);
  });

  it('is part of the question what is new', async () => {
    const suite = await opened(registry, {
      at: '/agreements?preview=word',
      registry: { ...registry, preview },
    });
    announce();
    await waitFor(() => {
      const asked = suite.network.requests.find(({ path }) => path === '/registry.json');
      expect(asked?.query.get('preview')).toBe('word');
    });
  });

  it('that is given no more is said to be over', async () => {
    openSuite({ at: '/agreements?preview=word', registry });
    const stack = await screen.findByRole('region', { name: 'Сообщения' });
    expect(
      await within(stack).findByText('Ссылка предварительного просмотра больше не действует'),
    ).toBeVisible();
  });
});

describe('Logging in during a rollout', () => {
  const logIn = async (split: Registry) => {
    const suite = openSuite({
      at: '/auth?return=%2Fcommercial-offers',
      registry: split,
      session: null,
      network: { 'POST /api/login': aSession() },
    });
    await suite.user.type(await screen.findByLabelText('Электронная почта'), 'lawyer@contracts.local');
    await suite.user.type(screen.getByLabelText('Пароль'), 'Demo-2026!{Enter}');
    return suite;
  };

  it('brings the person’s own versions by a full load of where the person was going', async () => {
    const suite = await logIn({ ...registry, is_split: true });
    await waitFor(() => {
      expect(suite.page.replace).toHaveBeenCalledWith('/commercial-offers');
    });
  });

  it('goes on within the page when everybody has the same versions', async () => {
    const suite = await logIn(registry);
    expect(await pageHeading('Коммерческие предложения')).toBeVisible();
    expect(suite.page.replace).not.toHaveBeenCalled();
    expect(document.cookie).toContain('contracts_cohort=');
  });
});
