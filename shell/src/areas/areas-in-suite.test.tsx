import { act, screen, waitFor, within } from '@testing-library/react';
import { CONTRACT_VERSION } from 'shared/contract/area/contract-version';
import { useState } from 'react';
import type { AreaModule } from 'shared/area';
import { Link, usePageTitle } from 'shared/area';
import { aSession } from 'shared/testing';

import { anArea, aRegistry, aRoute, deliverArea, moduleOf, pageHeading, pageOf } from '../testing/an-area';
import { askedEntries, deliver, forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';

const agreements = anArea({
  routes: [aRoute({ path: '/agreements', title: 'Договоры' })],
  menu: [{ title: 'Договоры', path: '/agreements', group: 'documents', order: 10, icon: 'file-text' }],
});
const offers = anArea({
  id: 'mf-offers',
  title: 'Предложения',
  version: '1.4.0',
  routes: [aRoute({ path: '/commercial-offers', title: 'Коммерческие предложения' })],
  menu: [{ title: 'Предложения', path: '/commercial-offers', group: 'documents', order: 20, icon: 'tag' }],
});
const entryOf = (area: typeof offers) => area.base + area.entry;
const registry = aRegistry(agreements, offers);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deliverArea(agreements);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

const menuEntry = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Разделы' })).getByRole('link', { name });

describe('An area that does not load', () => {
  it('names itself with version and request, says what still works, and tries again on demand', async () => {
    const suite = openSuite({ at: '/commercial-offers', registry });
    expect(await screen.findByRole('heading', { name: 'Раздел «Предложения» не загрузился' })).toBeVisible();
    expect(screen.getByText(/mf-offers 1\.4\.0 · запрос [\da-f]{8}/)).toBeVisible();
    expect(screen.getByText(/Раздел «Договоры» работает/)).toBeVisible();

    deliverArea(offers);
    await suite.user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await pageHeading('Коммерческие предложения')).toBeVisible();
  });

  it('keeps the rest of the suite working', async () => {
    const suite = openSuite({ at: '/commercial-offers', registry });
    await screen.findByRole('heading', { name: /не загрузился/ });
    await suite.user.click(menuEntry('Договоры'));
    expect(await pageHeading('Договоры')).toBeVisible();
  });

  it('is asked for anew at the next visit', async () => {
    const suite = openSuite({ at: '/commercial-offers', registry });
    await screen.findByRole('heading', { name: /не загрузился/ });
    await suite.user.click(menuEntry('Договоры'));
    await pageHeading('Договоры');
    deliverArea(offers);
    await suite.user.click(menuEntry('Предложения'));
    expect(await pageHeading('Коммерческие предложения')).toBeVisible();
  });
});

it('shows the place of the page while its code is on the way', async () => {
  deliver(entryOf(offers), () => new Promise<AreaModule>(() => undefined));
  openSuite({ at: '/commercial-offers', registry });
  expect(await screen.findByText('Загрузка')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Коммерческие предложения' })).toBeVisible();
});

describe('An area that crashes', () => {
  const crashing = {
    '/commercial-offers': () => {
      throw new Error('row is undefined');
    },
  };

  it('keeps the shell and offers another try', async () => {
    deliverArea(offers, moduleOf(offers, crashing));
    openSuite({ at: '/commercial-offers', registry });
    expect(await screen.findByRole('heading', { name: 'Раздел «Предложения» остановился' })).toBeVisible();
    expect(menuEntry('Договоры')).toBeVisible();
  });

  it('is closed in this tab after three crashes in a row, and opened by the person', async () => {
    const state = { isBroken: true };
    const Page = () => {
      if (state.isBroken) throw new Error('row is undefined');
      return pageOf('Коммерческие предложения');
    };
    deliverArea(offers, moduleOf(offers, { '/commercial-offers': Page }));
    const suite = openSuite({ at: '/commercial-offers', registry });
    await suite.user.click(await screen.findByRole('button', { name: 'Повторить' }));
    await suite.user.click(await screen.findByRole('button', { name: 'Повторить' }));
    const closed = { name: 'Раздел «Предложения» отключён в этой вкладке' };
    expect(await screen.findByRole('heading', closed)).toBeVisible();

    await suite.user.click(menuEntry('Договоры'));
    await pageHeading('Договоры');
    await suite.user.click(menuEntry('Предложения'));
    expect(await screen.findByRole('heading', closed)).toBeVisible();

    state.isBroken = false;
    await suite.user.click(screen.getByRole('button', { name: 'Включить раздел' }));
    expect(await pageHeading('Коммерческие предложения')).toBeVisible();
  });

  it('forgets the crash of one record when another one is opened', async () => {
    const cards = anArea({
      routes: [aRoute({ id: 'card', path: '/agreements/:id', title: 'Договор' })],
    });
    function Card() {
      if (window.location.pathname.endsWith('/1')) throw new Error('row is undefined');
      return <h1>Договор открыт</h1>;
    }
    deliverArea(cards, moduleOf(cards, { card: Card }));
    const suite = openSuite({ at: '/agreements/1', registry: aRegistry(cards) });
    await screen.findByRole('heading', { name: /остановился/ });
    await act(() => suite.router.navigate('/agreements/2'));
    expect(await screen.findByRole('heading', { name: 'Договор открыт' })).toBeVisible();
  });
});

it('refuses an area built for another contract and downloads nothing of it', async () => {
  const stranger = { ...offers, definition: { ...offers.definition, contract: '^1.0.0' } };
  deliverArea(stranger);
  openSuite({ at: '/commercial-offers', registry: aRegistry(agreements, stranger) });
  const words = `Разделу нужен контракт ^1.0.0, здесь ${CONTRACT_VERSION}`;
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(askedEntries).not.toContain(entryOf(stranger));
});

describe('The second area', () => {
  const second = anArea({ ...offers.definition, version: '2.0.0' });
  const registry = aRegistry(agreements, second);
  const asked = () => askedEntries.filter((entry) => entry === entryOf(second)).length;

  it('opens without a request for its code, since it came while the first one stood idle', async () => {
    deliverArea(second);
    const suite = openSuite({ at: '/agreements', registry });
    await pageHeading('Договоры');
    await waitFor(() => {
      expect(asked()).toBe(1);
    });
    await suite.user.click(menuEntry('Предложения'));
    expect(await pageHeading('Коммерческие предложения')).toBeVisible();
    expect(asked()).toBe(1);
  });

  it('is fetched as soon as the pointer is on its entry', async () => {
    deliverArea(second);
    const suite = openSuite({ at: '/nowhere', registry });
    await screen.findByRole('heading', { name: 'Такой страницы нет' });
    expect(asked()).toBe(0);
    await suite.user.hover(menuEntry('Предложения'));
    await waitFor(() => {
      expect(asked()).toBe(1);
    });
  });

  it('is not fetched ahead for somebody who may not open it', async () => {
    const guarded = anArea({
      ...offers.definition,
      version: '3.0.0',
      routes: [aRoute({ path: '/commercial-offers', permissions: ['Просмотр коммерческих предложений'] })],
    });
    deliverArea(guarded);
    const suite = openSuite({
      at: '/agreements',
      registry: aRegistry(guarded, agreements),
      session: aSession(['Просмотр договоров']),
    });
    await pageHeading('Договоры');
    await waitFor(() => {
      expect(suite.network.requests.some(({ path }) => path === '/api/me')).toBe(true);
    });
    expect(askedEntries).not.toContain(entryOf(guarded));
  });
});

describe('The slot of the bell', () => {
  const bell = anArea({ id: 'mf-notifications', title: 'Уведомления', routes: [], slots: ['header-bell'] });

  it('is a link to the notifications until their area comes', async () => {
    deliverArea(bell, {
      pages: {},
      slots: { 'header-bell': async () => ({ default: () => <button>Колокольчик</button> }) },
    });
    openSuite({ at: '/agreements', registry: aRegistry(agreements, bell) });
    expect(await screen.findByRole('link', { name: 'Уведомления' })).toHaveAttribute(
      'href',
      '/notifications',
    );
    expect(await screen.findByRole('button', { name: 'Колокольчик' })).toBeVisible();
  });

  it('stays that link when the area crashes', async () => {
    const Broken = () => {
      throw new Error('no socket');
    };
    deliverArea(bell, { pages: {}, slots: { 'header-bell': async () => ({ default: Broken }) } });
    openSuite({ at: '/agreements', registry: aRegistry(agreements, bell) });
    await waitFor(() => {
      expect(console.error).toHaveBeenCalledWith(
        expect.stringContaining('crashed in header-bell'),
        expect.anything(),
      );
    });
    expect(screen.getByRole('link', { name: 'Уведомления' })).toBeVisible();
  });
});

it('lets a page keep what the person did while only the address’s search changes', async () => {
  function Page() {
    const [text, setText] = useState('');
    return (
      <>
        <input
          aria-label="Поиск"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
        <Link to="/agreements?page=2">Дальше</Link>
      </>
    );
  }
  deliverArea(agreements, moduleOf(agreements, { '/agreements': Page }));
  const suite = openSuite({ at: '/agreements', registry });
  await suite.user.type(await screen.findByLabelText('Поиск'), 'аренда');
  await suite.user.click(screen.getByRole('link', { name: 'Дальше' }));
  expect(suite.address()).toBe('/agreements?page=2');
  expect(screen.getByLabelText('Поиск')).toHaveValue('аренда');
});

it('leaves the title to the page that knows a better one, also where its code is there already', async () => {
  function Card() {
    usePageTitle('Договор № 5');
    return <Link to="/commercial-offers">К предложениям</Link>;
  }
  deliverArea(agreements, moduleOf(agreements, { '/agreements': Card }));
  deliverArea(offers);
  const suite = openSuite({ at: '/agreements', registry });
  await suite.user.click(await screen.findByRole('link', { name: 'К предложениям' }));
  await pageHeading('Коммерческие предложения');
  await suite.user.click(menuEntry('Договоры'));
  await screen.findByRole('link', { name: 'К предложениям' });
  expect(document.title).toBe('Договор № 5 · Реестр договоров');
});

describe('What waits for the first page', () => {
  const bell = anArea({ id: 'mf-notifications', title: 'Уведомления', routes: [], slots: ['header-bell'] });

  it.each([
    ['a page of the shell itself', '/nowhere'],
    ['the word that the area did not load', '/commercial-offers'],
  ])('comes after %s as well', async (_, at) => {
    deliverArea(bell, {
      pages: {},
      slots: { 'header-bell': async () => ({ default: () => <button>Колокольчик</button> }) },
    });
    openSuite({ at, registry: aRegistry(agreements, offers, bell) });
    expect(await screen.findByRole('button', { name: 'Колокольчик' })).toBeVisible();
  });
});
