import { act, screen, waitFor, within } from '@testing-library/react';
import type { AreaModule } from 'shared/area';
import { areaDefinition, type AreaDefinition } from 'shared/contract/area/area';
import { agreementList } from 'shared/contract/agreement/agreement';
import { searchAnswer } from 'shared/contract/list/search';

import { aPaper, cardPageOf } from '../testing/a-card';
import { anArea, aRegistry, deliverArea, moduleOf } from '../testing/an-area';
import { sockets, stubSockets } from '../testing/fake-socket';
import { forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';

interface Specimen {
  definition: AreaDefinition;
  /** Where its module stands. */
  module: string;
  /** The record that its own test shows. */
  sample: object;
  remove: () => void;
}
// By a name the types do not follow: the tooling has none.
const scaffold: string = '../../../tooling/scaffold/specimen-area.mjs';

/** The sixth area: as `pnpm new-area` makes it, with what its README says a kind and a block need. */
async function theSixthArea() {
  const { specimenArea } = (await import(scaffold)) as { specimenArea: () => Specimen };
  const { definition, module, sample, remove } = specimenArea();
  const loaded = (await import(module)) as { default: AreaModule };
  const area = anArea({ ...areaDefinition.parse(definition), version: '1.0.0' });
  return { area, module: loaded.default, sample, remove };
}

const papers = anArea({
  id: 'mf-papers',
  title: 'Документы',
  routes: [{ id: 'paper', path: '/papers/:id', title: 'Документ' }],
  menu: [{ title: 'Документы', path: '/papers/7', group: 'documents', order: 10, icon: 'file-text' }],
});
const listed = (title: string) =>
  agreementList.parse({
    data: [{ ...sixth.sample, title }],
    meta: { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false },
  });
const network = () => ({
  'GET /api/papers/7': aPaper(7),
  'GET /api/specimens': listed('Первый образец'),
  'GET /api/search': searchAnswer.parse({
    data: [{ kind: 'specimen', id: 412, title: 'Найденный образец', hint: '', url: '/specimen/412' }],
  }),
});

let sixth: Awaited<ReturnType<typeof theSixthArea>>;
let restore: () => void;
beforeAll(async () => {
  sixth = await theSixthArea();
});
afterAll(() => {
  sixth.remove();
});
beforeEach(() => {
  restore = stubSockets();
  deliverArea(papers, moduleOf(papers, { paper: cardPageOf('agreement') }));
  deliverArea(sixth.area, sixth.module);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  restore();
  jest.restoreAllMocks();
});

const open = (at: string) => openSuite({ at, registry: aRegistry(papers, sixth.area), network: network() });

describe('A sixth area, known to the suite by its area.ts alone', () => {
  it('stands in the menu in a group of its own under its own icon, and opens', async () => {
    const suite = open('/papers/7');
    const group = await screen.findByRole('group', { name: 'Образцы' });
    const entry = within(group).getByRole('link', { name: 'Пробный раздел' });
    expect(entry.querySelector('path')).toHaveAttribute('d', 'M5 4h14v16H5z');
    await suite.user.click(entry);
    expect(await screen.findByText('Первый образец')).toBeVisible();
    expect(suite.address()).toBe('/specimen');
  });

  it('has its list brought up to date by a live event of its kind', async () => {
    const suite = open('/specimen');
    expect(await screen.findByText('Первый образец')).toBeVisible();
    await waitFor(() => {
      expect(sockets).toHaveLength(1);
    });
    act(() => sockets[0]?.accept());
    await waitFor(() => {
      expect(sockets[0]?.sent.some(({ event }) => event === 'pusher:subscribe')).toBe(true);
    });
    suite.network.answer({ 'GET /api/specimens': listed('Изменённый образец') });
    const event = { kind: 'entity', entity: 'specimen', resource: 'specimens', id: 412, lock_version: 2 };
    act(() => sockets[0]?.say('user', { ...event, actor_id: 5 }, 'private-users.1'));
    expect(await screen.findByText('Изменённый образец')).toBeVisible();
  });

  it('has a section of its own in the search, under its heading and icon', async () => {
    const { user } = open('/papers/7');
    await screen.findByRole('heading', { name: 'Документ 7' });
    await user.keyboard('{Control>}[KeyK]{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /Найти/ }), 'образец');
    const found = await screen.findByRole('option', { name: 'Найденный образец' });
    expect(found.closest('[role=group]')).toHaveAccessibleName('Пробный раздел');
    expect(found.querySelector('path')).toHaveAttribute('d', expect.stringContaining('M9 8h6'));
  });

  it('puts its tab into the card of an agreement, which another area draws', async () => {
    const complaints = jest.spyOn(console, 'error');
    const suite = open('/papers/7');
    await screen.findByRole('heading', { name: 'Документ 7' });
    const card = within(screen.getByRole('main'));
    await suite.user.click(card.getByRole('link', { name: 'Пробный раздел' }));
    expect(suite.address()).toBe('/papers/7?tab=specimen');
    expect(await screen.findByText('Пробный раздел: agreement № 7')).toBeVisible();
    expect(complaints.mock.calls.filter(([text]) => String(text).includes('Cannot update'))).toEqual([]);
  });
});
