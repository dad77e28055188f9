import { act, screen, waitFor, within } from '@testing-library/react';
import type { AreaBlockProps, AreaModule } from 'shared/area';
import type { AreaBlock } from 'shared/contract/area/area';
import { aSession } from 'shared/testing';

import { aPaper, cardPageOf } from '../../testing/a-card';
import { anArea, aRegistry, aRoute, deliverArea, moduleOf } from '../../testing/an-area';
import { askedEntries, deliver, forgetDeliveries } from '../../testing/federation-runtime';
import { closeSuites, openSuite } from '../../testing/open-suite';

const papers = anArea({
  id: 'mf-papers',
  title: 'Документы',
  routes: [{ id: 'paper', path: '/papers/:id', title: 'Документ' }],
});
const block = (given: Partial<AreaBlock> = {}): AreaBlock => ({
  id: 'links',
  place: 'document-tab',
  kinds: ['paper'],
  title: 'Связи',
  order: 10,
  ...given,
});
const linksWith = (...blocks: AreaBlock[]) =>
  anArea({ id: 'mf-links', title: 'Связи', version: '1.2.0', contract: '^2.1.0', routes: [], blocks });

const shows =
  (what: string) =>
  ({ kind, record }: AreaBlockProps) => <p>{`${what}: ${kind} ${String(record.id)}`}</p>;
const moduleWith = (blocks: AreaModule['blocks'] = {}): AreaModule => ({ pages: {}, blocks });
const given = (what: string) => async () => ({ default: shows(what) });

const network = {
  'GET /api/papers/7': aPaper(7),
  'GET /api/papers/8': aPaper(8),
};
function openCard(links: ReturnType<typeof linksWith>, options: Parameters<typeof openSuite>[0] = {}) {
  return openSuite({ at: '/papers/7', registry: aRegistry(papers, links), network, ...options });
}
const card = () => screen.findByRole('heading', { name: 'Документ 7', level: 1 });
const tab = (name: string) => screen.findByRole('link', { name });
const isAsked = (area: ReturnType<typeof linksWith>) => askedEntries.includes(area.base + area.entry);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deliverArea(papers, moduleOf(papers, { paper: cardPageOf('paper') }));
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

describe('An area fills the card of another', () => {
  it('with a tab of the address, whose code comes when it is opened', async () => {
    const links = linksWith(block());
    deliverArea(links, moduleWith({ links: given('Связи документа') }));
    const suite = openCard(links);
    await card();
    const entry = await tab('Связи');
    expect(isAsked(links)).toBe(false);
    await suite.user.click(entry);
    expect(await screen.findByText('Связи документа: paper 7')).toBeVisible();
    expect(suite.address()).toBe('/papers/7?tab=links');
    await act(() => suite.router.navigate('/papers/8?tab=links'));
    expect(await screen.findByText('Связи документа: paper 8')).toBeVisible();
  });

  it('beside the document and in its header, in the order of the blocks', async () => {
    const links = linksWith(
      block({ id: 'second', place: 'document-rail', order: 20 }),
      block({ id: 'first', place: 'document-rail', order: 10, kinds: '*' }),
      block({ id: 'watch', place: 'document-header' }),
    );
    deliverArea(
      links,
      moduleWith({ second: given('Второй'), first: given('Первый'), watch: given('Слежение') }),
    );
    openCard(links);
    expect(await screen.findByText('Слежение: paper 7')).toBeVisible();
    const [first, second] = [await screen.findByText(/^Первый/), await screen.findByText(/^Второй/)];
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['of another kind', linksWith(block({ kinds: ['agreement'] }))],
    ['for another right', linksWith(block({ permissions: ['Просмотр журнала действий'] }))],
    [
      'for another contract',
      { ...linksWith(block()), definition: { ...linksWith(block()).definition, contract: '^3.0.0' } },
    ],
  ])('and not with a block %s', async (_, links) => {
    deliverArea(links, moduleWith({ links: given('Связи') }));
    openCard(links, { session: aSession(['Просмотр договоров']), at: '/papers/7?tab=links' });
    await card();
    expect(screen.queryByRole('link', { name: 'Связи' })).toBeNull();
    expect(screen.getByText('Текст: Документ 7')).toBeVisible();
    expect(isAsked(links)).toBe(false);
  });

  it('with a block for which either of two sets of rights will do', async () => {
    const links = linksWith(
      block({ permissions: ['Просмотр журнала действий'], alternative: ['Просмотр договоров'] }),
    );
    openCard(links, { session: aSession(['Просмотр договоров']) });
    expect(await tab('Связи')).toBeVisible();
  });
});

describe('A block that does not come', () => {
  it('says so in its place, the card goes on, and is loaded anew on demand', async () => {
    const links = linksWith(block({ place: 'document-rail' }));
    const { user } = openCard(links);
    await card();
    expect(await screen.findByText('Блок «Связи» не загрузился')).toBeVisible();
    expect(screen.getByText('Текст: Документ 7')).toBeVisible();
    const asked = askedEntries.length;
    deliverArea(links, moduleWith({ links: given('Связи документа') }));
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Связи документа: paper 7')).toBeVisible();
    expect(askedEntries.length).toBe(asked + 1);
  });

  it('is asked for anew by the next card', async () => {
    const links = linksWith(block({ place: 'document-rail' }));
    const suite = openCard(links);
    expect(await screen.findByText('Блок «Связи» не загрузился')).toBeVisible();
    deliverArea(links, moduleWith({ links: given('Связи документа') }));
    await act(() => suite.router.navigate('/papers/8'));
    expect(await screen.findByText('Связи документа: paper 8')).toBeVisible();
  });

  it('because the module does not have it is a failure of its place alone', async () => {
    const links = linksWith(
      block({ place: 'document-rail' }),
      block({ id: 'watch', place: 'document-header' }),
    );
    deliverArea(links, moduleWith({ watch: given('Слежение') }));
    openCard(links);
    expect(await screen.findByText('Слежение: paper 7')).toBeVisible();
    expect(await screen.findByText('Блок «Связи» не загрузился')).toBeVisible();
  });

  it('is waited for in its place', async () => {
    const links = linksWith(block({ place: 'document-rail' }));
    deliver(links.base + links.entry, () => new Promise<AreaModule>(() => undefined));
    openCard(links);
    await card();
    const rail = screen.getByText('Текст: Документ 7');
    expect(rail).toBeVisible();
    expect(document.querySelector('[aria-busy]')).not.toBeNull();
  });
});

describe('A block that crashes', () => {
  it('once is shown once more', async () => {
    const links = linksWith(block({ place: 'document-rail' }));
    let crashes = 0;
    function Block({ kind, record }: AreaBlockProps) {
      if (crashes < 2) throw new Error('row is undefined');
      return shows('Связи документа')({ kind, record });
    }
    // React itself draws what has thrown a second time before it gives up.
    jest.mocked(console.error).mockImplementation((text) => {
      if (String(text).includes('crashed in links')) crashes = 2;
    });
    deliverArea(links, moduleWith({ links: async () => ({ default: Block }) }));
    openCard(links);
    expect(await screen.findByText('Связи документа: paper 7')).toBeVisible();
  });

  it('again stops in its place and counts against its version', async () => {
    const links = linksWith(block({ place: 'document-rail' }));
    const Broken = () => {
      throw new Error('row is undefined');
    };
    deliverArea(links, moduleWith({ links: async () => ({ default: Broken }) }));
    const suite = openCard(links);
    const note = jest.spyOn(suite.suite.openings, 'note');
    expect(await screen.findByText('Блок «Связи» не загрузился')).toBeVisible();
    await waitFor(() => {
      expect(note).toHaveBeenCalledWith({
        area: 'mf-links',
        version: '1.2.0',
        failure: 'crash',
        route: null,
      });
    });
    expect(screen.getByText('Текст: Документ 7')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Документ 7' })).toBeVisible();
  });

  it('in every card closes none of its area’s own pages', async () => {
    const links = linksWith(block({ place: 'document-rail' }));
    const own = {
      ...links,
      definition: { ...links.definition, routes: [aRoute({ path: '/links', title: 'Все связи' })] },
    };
    const Broken = () => {
      throw new Error('row is undefined');
    };
    const blocks = { links: async () => ({ default: Broken }) };
    deliverArea(own, { ...moduleOf(own), blocks });
    const suite = openCard(own);
    for (const id of [8, 7, 8]) {
      expect(await screen.findByText('Блок «Связи» не загрузился')).toBeVisible();
      await act(() => suite.router.navigate(`/papers/${String(id)}`));
      await screen.findByRole('heading', { name: `Документ ${String(id)}`, level: 1 });
    }
    expect(await screen.findByText('Блок «Связи» не загрузился')).toBeVisible();
    await act(() => suite.router.navigate('/links'));
    expect(await screen.findByRole('heading', { name: 'Все связи' })).toBeVisible();
  });

  it('gives its place to the last good version', async () => {
    const links = {
      ...linksWith(block({ place: 'document-rail' })),
      previous: { version: '1.1.0', base: '/areas/mf-links/1.1.0/', entry: 'remoteEntry.js', integrity: {} },
    };
    const Broken = () => {
      throw new Error('row is undefined');
    };
    deliverArea(links, moduleWith({ links: async () => ({ default: Broken }) }));
    deliver('/areas/mf-links/1.1.0/remoteEntry.js', () => moduleWith({ links: given('Прежние связи') }));
    openCard(links);
    expect(await screen.findByText('Прежние связи: paper 7')).toBeVisible();
  });
});
