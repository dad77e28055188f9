import { screen, waitFor, within } from '@testing-library/react';
import type { Favourite, Favourites } from 'shared/contract/list/favourite';
import { reply } from 'shared/testing';

import { aPaper, cardPageOf, papers } from '../testing/a-card';
import { aRegistry, deliverArea, moduleOf } from '../testing/an-area';
import { closeSuites, openSuite } from '../testing/open-suite';

const paper: Favourite = {
  resource: 'papers',
  kind: 'paper',
  id: 7,
  title: '№ 7 — Поставка реле',
  hint: 'Действует',
  url: '/papers/7',
};

/** A server that keeps favourites. */
function keeping(given: Favourite[], resources = ['papers']) {
  let data = given;
  return {
    'GET /api/papers/7': aPaper(7),
    'GET /api/favourites': (): Favourites => ({ data, resources }),
    'PUT /api/favourites/papers/7': () => {
      data = [paper];
      return reply(204);
    },
    'DELETE /api/favourites/papers/7': () => {
      data = [];
      return reply(204);
    },
  };
}
const open = (network: Record<string, unknown>, at = '/papers/7') =>
  openSuite({ at, registry: aRegistry(papers), network });

beforeEach(() => {
  deliverArea(papers, moduleOf(papers, { paper: cardPageOf('paper') }));
});
afterEach(closeSuites);

it('takes a record to the favourites by the star of its card, and back from the alert', async () => {
  const { user } = open(keeping([]));
  await user.click(await screen.findByRole('button', { name: 'В избранное' }));
  await user.click(await screen.findByRole('button', { name: 'Убрать из избранного', pressed: true }));
  expect(await screen.findByRole('button', { name: 'В избранное', pressed: false })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /Вернуть|Отменить/ }));
  expect(await screen.findByRole('button', { name: 'Убрать из избранного', pressed: true })).toBeVisible();
});

it('shows the star as it was when the server refuses, and why', async () => {
  const { user } = open({
    ...keeping([]),
    'PUT /api/favourites/papers/7': reply(422, { message: 'В избранном уже 200 записей', errors: {} }),
  });
  await user.click(await screen.findByRole('button', { name: 'В избранное' }));
  expect(await screen.findByText('В избранном уже 200 записей')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'В избранное', pressed: false })).toBeVisible();
});

it('has no star where such records are not kept', async () => {
  const { network } = open(keeping([], []));
  await waitFor(() => {
    expect(network.requests.some(({ path }) => path === '/api/favourites')).toBe(true);
  });
  expect(screen.queryByRole('button', { name: /избранно/ })).toBeNull();
});

it('offers the favourites before anything is typed into the search', async () => {
  const { user } = open({ ...keeping([paper]), 'GET /api/search': { data: [] } });
  await screen.findByRole('button', { name: 'Убрать из избранного' });
  await user.keyboard('{Control>}[KeyK]{/Control}');
  const list = within(await screen.findByRole('listbox'));
  const section = within(await list.findByRole('group', { name: 'Избранное' }));
  expect(section.getByRole('option')).toHaveTextContent('№ 7 — Поставка релеДействует');
  await user.keyboard('ыы');
  expect(list.queryByRole('group', { name: 'Избранное' })).toBeNull();
});

it('offers the cards opened last, in their order and without the open one', async () => {
  let opened: Favourite[] = [{ ...paper, id: 9, url: '/papers/9', title: '№ 9 — Муфты' }];
  const { user, network } = open({
    ...keeping([]),
    'GET /api/search': { data: [] },
    'GET /api/recent-records': () => ({ data: opened }),
    'PUT /api/recent-records/papers/7': () => {
      opened = [paper, ...opened];
      return reply(204);
    },
  });
  await waitFor(() => {
    expect(opened).toHaveLength(2);
  });
  expect(network.requests.filter(({ path }) => path === '/api/recent-records')).toEqual([]);
  await user.keyboard('{Control>}[KeyK]{/Control}');
  const list = within(await screen.findByRole('listbox'));
  const section = within(await list.findByRole('group', { name: 'Недавние' }));
  expect(section.getByRole('option')).toHaveTextContent('№ 9 — МуфтыДействует');
  await user.keyboard('ыы');
  expect(list.queryByRole('group', { name: 'Недавние' })).toBeNull();
});

it('lists them on a page of their own, by kinds', async () => {
  const { user } = open(keeping([paper]), '/favourites');
  const section = within(await screen.findByRole('region', { name: 'Бумаги' }));
  expect(section.getByRole('link', { name: paper.title })).toHaveAttribute('href', '/papers/7');
  await user.click(section.getByRole('button', { name: 'Убрать из избранного' }));
  expect(await screen.findByRole('heading', { name: 'В избранном пусто' })).toBeVisible();
});
