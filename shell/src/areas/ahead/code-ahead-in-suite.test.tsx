import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AreaPage } from 'shared/area';
import { itemQuery, useQuery } from 'shared/query';

import { anArea, aRegistry, aRoute, deliverArea, moduleOf, pageHeading } from '../../testing/an-area';
import { askedEntries, forgetDeliveries } from '../../testing/federation-runtime';
import { closeSuites, openSuite } from '../../testing/open-suite';

const agreements = anArea({ routes: [aRoute({ path: '/agreements', title: 'Договоры' })] });
const offers = anArea({
  id: 'mf-offers',
  title: 'Предложения',
  routes: [
    aRoute({ path: '/commercial-offers', title: 'Предложения' }),
    aRoute({ path: '/commercial-offers/:id', prefetch: [{ kind: 'item', resource: 'commercial-offers' }] }),
  ],
  menu: [{ title: 'Предложения', path: '/commercial-offers', group: 'documents', order: 1, icon: 'tag' }],
});

const Rows: AreaPage = () => {
  const { data } = useQuery(itemQuery<{ title: string }>('commercial-offers', 1));
  return <h1>{data?.title ?? 'Загрузка'}</h1>;
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

it('fetches the cards of an area once its rows are there, not while they are on the way', async () => {
  let answer: (rows: { title: string }) => void = () => undefined;
  const card = jest.fn(() => Promise.resolve({ default: () => <h1>Карточка</h1> }));
  const { pages } = moduleOf(offers, { '/commercial-offers': Rows });
  deliverArea(agreements);
  deliverArea(offers, { pages: { ...pages, '/commercial-offers/:id': card } });
  openSuite({
    at: '/agreements',
    registry: aRegistry(agreements, offers),
    network: { 'GET /api/commercial-offers/:id': () => new Promise((resolve) => (answer = resolve)) },
  });
  await pageHeading('Договоры');
  await waitFor(() => {
    expect(askedEntries).toContain(offers.base + offers.entry);
  });
  jest.useFakeTimers();
  const rest = () => act(() => jest.advanceTimersByTimeAsync(2000));
  const menu = screen.getByRole('navigation', { name: 'Разделы' });
  fireEvent.click(within(menu).getByRole('link', { name: 'Предложения' }));
  await rest();
  expect(screen.getByRole('heading', { name: 'Загрузка' })).toBeVisible();
  await rest();
  expect(card).not.toHaveBeenCalled();
  answer({ title: 'Строки' });
  await rest();
  expect(screen.getByRole('heading', { name: 'Строки' })).toBeVisible();
  expect(card).toHaveBeenCalledTimes(1);
});
