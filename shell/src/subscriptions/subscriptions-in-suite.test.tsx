import { screen, within } from '@testing-library/react';
import type { Subscriptions } from 'shared/contract/list/subscription';
import { reply } from 'shared/testing';

import { aPaper, cardPageOf, papers } from '../testing/a-card';
import { aRegistry, deliverArea, moduleOf } from '../testing/an-area';
import { closeSuites, openSuite } from '../testing/open-suite';

const paper: Subscriptions['records'][number] = {
  resource: 'papers',
  kind: 'paper',
  id: 7,
  title: '№ 7 — Поставка реле',
  hint: 'Действует',
  url: '/papers/7',
};
const view = {
  id: 3,
  name: 'Истекают',
  resource: 'papers',
  section: 'Бумаги',
  url: '/papers?tab=expiring&view=3',
};

/** A server that keeps subscriptions. */
function keeping(given: Pick<Subscriptions, 'records' | 'views'>) {
  let { records, views } = given;
  return {
    'GET /api/papers/7': aPaper(7),
    'GET /api/favourites': { data: [], resources: ['papers'] },
    'GET /api/subscriptions': (): Subscriptions => ({ records, views, resources: ['papers'] }),
    'PUT /api/subscriptions/records/papers/7': () => {
      records = [paper];
      return reply(204);
    },
    'DELETE /api/subscriptions/records/papers/7': () => {
      records = [];
      return reply(204);
    },
    'DELETE /api/subscriptions/views/3': () => {
      views = [];
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

it('subscribes to a record by the bell of its card, and takes an ended subscription back from the alert', async () => {
  const { user } = open(keeping({ records: [], views: [] }));
  await user.click(await screen.findByRole('button', { name: 'Подписаться на изменения' }));
  await user.click(
    await screen.findByRole('button', { name: 'Отменить подписку на изменения', pressed: true }),
  );
  expect(
    await screen.findByRole('button', { name: 'Подписаться на изменения', pressed: false }),
  ).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /Вернуть|Отменить$/ }));
  expect(
    await screen.findByRole('button', { name: 'Отменить подписку на изменения', pressed: true }),
  ).toBeVisible();
});

it('shows the bell as it was when the server refuses, and why', async () => {
  const { user } = open({
    ...keeping({ records: [], views: [] }),
    'PUT /api/subscriptions/records/papers/7': reply(422, {
      message: 'Подписок на записи уже 200',
      errors: {},
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Подписаться на изменения' }));
  expect(await screen.findByText('Подписок на записи уже 200')).toBeVisible();
  expect(
    await screen.findByRole('button', { name: 'Подписаться на изменения', pressed: false }),
  ).toBeVisible();
});

it('lists records and views on a page of their own, where each of them ends', async () => {
  const { user } = open(keeping({ records: [paper], views: [view] }), '/subscriptions');
  const records = within(await screen.findByRole('region', { name: 'Записи' }));
  expect(records.getByRole('link', { name: paper.title })).toHaveAttribute('href', '/papers/7');
  const views = within(screen.getByRole('region', { name: 'Сохранённые виды' }));
  expect(views.getByRole('link', { name: 'Истекают' })).toHaveAttribute('href', view.url);
  await user.click(views.getByRole('button', { name: 'Отменить подписку' }));
  await user.click(records.getByRole('button', { name: 'Отменить подписку' }));
  expect(await screen.findByRole('heading', { name: 'Подписок нет' })).toBeVisible();
});
