import { screen, waitFor } from '@testing-library/react';
import { openingReports } from 'shared/contract/release/release-report';

import {
  anArea,
  anEarlier,
  aRegistry,
  aRoute,
  deliverArea,
  deliverEarlier,
  pageHeading,
} from '../testing/an-area';
import { forgetDeliveries } from '../testing/federation-runtime';
import { lateParts } from '../testing/late-parts';
import { closeSuites, openSuite } from '../testing/open-suite';
import { loseReports, sentReports, serveFile } from '../testing/stub-fetch';
import { provideIntegrity } from './integrity';

const route = aRoute({ id: 'list', path: '/commercial-offers', title: 'Коммерческие предложения' });
const offersOf = (change: Partial<Parameters<typeof anArea>[0]> = {}) =>
  anArea({ id: 'mf-offers', title: 'Предложения', version: '1.5.0', routes: [route], ...change });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  Reflect.deleteProperty(globalThis, 'contractsIntegrity');
  Reflect.deleteProperty(window, 'isSecureContext');
  Reflect.deleteProperty(crypto, 'subtle');
  jest.restoreAllMocks();
});

const open = (area: ReturnType<typeof offersOf>) =>
  openSuite({ at: '/commercial-offers', registry: aRegistry(area) });
const sent = (count: number) =>
  waitFor(() => {
    expect(sentReports).toHaveLength(count);
  });
const Crash = () => {
  throw new Error('row is undefined');
};

it('tells at once that a version crashed, once in this tab, under one opening', async () => {
  deliverArea(offersOf(), { pages: { list: async () => ({ default: Crash }) } });
  open(offersOf());
  await screen.findByRole('heading', { name: 'Раздел «Предложения» остановился' });
  await sent(1);
  expect(openingReports.safeParse({ reports: sentReports }).success).toBe(true);
  expect(sentReports[0]).toMatchObject({
    area: 'mf-offers',
    version: '1.5.0',
    failure: 'crash',
    route: 'list',
  });
});

it('tells of a version that did not load, and nothing bad of the one that took its place', async () => {
  const area = offersOf({ previous: anEarlier('mf-offers', '1.4.0') });
  deliverEarlier(area);
  open(area);
  await pageHeading('Коммерческие предложения');
  await sent(1);
  expect(sentReports[0]).toMatchObject({ version: '1.5.0', failure: 'entry', route: null });
});

/** A page that came over https; the test environment is one over plain http. */
function secureContext() {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto');
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
}

it('knows a changed file from one that did not come', async () => {
  secureContext();
  const empty = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';
  const area = offersOf({ integrity: { 'remoteEntry.js': empty } });
  provideIntegrity(aRegistry(area));
  for (const [content, failure] of [
    ['something else', 'integrity'],
    ['', 'entry'],
  ] as const) {
    const suite = open(area);
    serveFile(area.base + area.entry, () => new Response(content));
    await sent(1);
    expect(sentReports[0]).toMatchObject({ failure });
    suite.unmount();
  }
});

it('tells of a page that stood only where it counts', async () => {
  deliverArea(offersOf());
  const silent = open(offersOf());
  await pageHeading('Коммерческие предложения');
  await lateParts(silent);
  closeSuites();
  silent.unmount();
  expect(sentReports).toEqual([]);

  open(offersOf({ is_watched: true }));
  await sent(1);
  expect(sentReports[0]).toMatchObject({ version: '1.5.0', failure: null, route: 'list' });
});

it('tells of the shell itself: that it stood where that counts, and that it crashed', async () => {
  const watched = (is_watched: boolean) => {
    const registry = aRegistry(offersOf());
    return { ...registry, shell: { ...registry.shell, is_watched } };
  };
  deliverArea(offersOf());
  const first = openSuite({ at: '/commercial-offers', registry: watched(true) });
  await sent(1);
  expect(sentReports[0]).toMatchObject({ area: 'shell', version: '1.0.0', failure: null });
  first.unmount();
  closeSuites();

  const broken = watched(false);
  const slots = Object.assign([], {
    includes: () => {
      throw new Error('the shell broke');
    },
  });
  const areas = broken.areas.map((area) => ({ ...area, definition: { ...area.definition, slots } }));
  const suite = openSuite({ at: '/commercial-offers', registry: { ...broken, areas } });
  await screen.findByRole('heading', { name: 'Реестр остановился' });
  await sent(1);
  expect(sentReports[0]).toMatchObject({ area: 'shell', version: '1.0.0', failure: 'crash' });
  // The same address once more: what was typed is in the draft.
  await suite.user.click(screen.getByRole('button', { name: 'Обновить' }));
  expect(suite.page.reload).toHaveBeenCalledTimes(1);
});

it('keeps one opening for the version when the page is loaded anew', async () => {
  const area = offersOf({ is_watched: true });
  deliverArea(area);
  const first = open(area);
  await sent(1);
  const opening = sentReports[0]?.opening;
  first.unmount();
  open(area);
  await sent(1);
  expect(sentReports[0]?.opening).toBe(opening);
});

it('blames no version for a browser without a network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const suite = open(offersOf());
  await screen.findByRole('heading', { name: 'Раздел «Предложения» не загрузился' });
  await lateParts(suite);
  expect(sentReports).toEqual([]);
});

it('sends what got lost with the next report, without a word to the person', async () => {
  deliverArea(offersOf(), { pages: { list: async () => ({ default: Crash }) } });
  const suite = openSuite({
    at: '/nowhere',
    registry: aRegistry(offersOf(), anArea({ routes: [aRoute({ path: '/agreements' })] })),
  });
  await lateParts(suite);
  loseReports(true);
  suite.suite.openings.note({ area: 'mf-offers', version: '1.5.0', failure: 'crash', route: null });
  await Promise.resolve();
  loseReports(false);
  suite.suite.openings.note({ area: 'mf-agreements', version: '1.0.0', failure: 'entry', route: null });
  await sent(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
