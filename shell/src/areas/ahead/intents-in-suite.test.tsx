import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import type { AreaPage } from 'shared/area';
import { itemQuery, useQuery } from 'shared/query';
import { aSession, reply, type StubRequest } from 'shared/testing';

import { anArea, aRegistry, aRoute, deliverArea, moduleOf } from '../../testing/an-area';
import { askedEntries, forgetDeliveries } from '../../testing/federation-runtime';
import { closeSuites, openSuite } from '../../testing/open-suite';
import { KEYBOARD_PAUSE, POINTER_PAUSE } from './intents';

const agreements = anArea({
  routes: [
    aRoute({ path: '/agreements', title: 'Договоры' }),
    aRoute({
      path: '/agreements/:id',
      title: 'Договор',
      permissions: ['Просмотр договоров'],
      prefetch: [{ kind: 'item', resource: 'agreements' }],
    }),
  ],
});
const offers = anArea({
  id: 'mf-offers',
  routes: [
    aRoute({
      path: '/commercial-offers',
      title: 'Предложения',
      prefetch: [{ kind: 'list', resource: 'commercial-offers', defaults: { per_page: '50' } }],
    }),
  ],
  menu: [
    { title: 'Предложения', path: '/commercial-offers', group: 'documents', order: 1, icon: 'file-text' },
  ],
});
const registry = aRegistry(agreements, offers);

const Rows: AreaPage = () => (
  <>
    <h1>Договоры</h1>
    {[1, 2].map((id) => (
      <div key={id} data-row={id} tabIndex={0}>
        <Link to={`/agreements/${String(id)}`}>{`Договор ${String(id)}`}</Link>
        <span>{`Сумма ${String(id)}`}</span>
      </div>
    ))}
  </>
);
const ahead = jest.fn();
function Card() {
  const { data } = useQuery(itemQuery<{ title: string }>('agreements', 1));
  return <h1>{data?.title ?? 'Загрузка'}</h1>;
}
Card.ahead = ahead;

/** The suite at its register, idle: what may be fetched ahead has been, and what is asked for from now on is kept. */
async function openRegister(options: Parameters<typeof openSuite>[0] = {}) {
  deliverArea(agreements, moduleOf(agreements, { '/agreements': Rows, '/agreements/:id': Card }));
  deliverArea(offers);
  const suite = openSuite({ at: '/agreements', registry, ...options });
  await screen.findByText('Сумма 1');
  await waitFor(() => {
    expect(askedEntries).toContain(offers.base + offers.entry);
  });
  const asked = () =>
    suite.network.requests.map(({ path }) => path).filter((path) => /agreements|offers/.test(path));
  jest.useFakeTimers();
  const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { ...suite, asked, rest };
}
const over = (text: string, pointerType = 'mouse') => {
  const event = new MouseEvent('pointerover', { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(screen.getByText(text), event);
};
const record = { 'GET /api/agreements/:id': ({ path }: StubRequest) => ({ title: `Карточка ${path}` }) };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  ahead.mockReset();
  jest.useRealTimers();
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

it('asks for the record of a row once the pointer rests on it, and not again when it is opened', async () => {
  const { asked, rest } = await openRegister({ network: record });
  over('Сумма 1');
  await rest(POINTER_PAUSE - 1);
  expect(asked()).toEqual([]);
  await rest(1);
  expect(asked()).toEqual(['/api/agreements/1']);
  fireEvent.click(screen.getByText('Договор 1'));
  await rest(POINTER_PAUSE);
  expect(screen.getByRole('heading', { name: 'Карточка /api/agreements/1' })).toBeVisible();
  expect(asked()).toEqual(['/api/agreements/1']);
});

it('lets the page ask for the rest when it is gone to, not before, and goes there even if it cannot', async () => {
  ahead.mockImplementation(() => {
    throw new Error('broken');
  });
  const { rest, address } = await openRegister({ network: record });
  over('Сумма 1');
  await rest(POINTER_PAUSE);
  expect(ahead).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Договор 1'));
  await rest(POINTER_PAUSE);
  expect(ahead).toHaveBeenCalledWith(expect.anything(), { id: '1', search: '' });
  expect(address()).toBe('/agreements/1');
  expect(screen.getByRole('heading', { name: 'Карточка /api/agreements/1' })).toBeVisible();
});

it('asks for nothing of rows the pointer only passes over', async () => {
  const { asked, rest } = await openRegister({ network: record });
  over('Сумма 1');
  await rest(POINTER_PAUSE - 1);
  over('Сумма 2');
  await rest(POINTER_PAUSE);
  expect(asked()).toEqual(['/api/agreements/2']);
});

it('gives up the record of a row that is left before it came', async () => {
  const { asked, rest, suite } = await openRegister({
    network: { 'GET /api/agreements/:id': () => new Promise(() => undefined) },
  });
  over('Сумма 1');
  await rest(POINTER_PAUSE);
  const query = suite.queryClient.getQueryCache().find({ queryKey: itemQuery('agreements', 1).queryKey });
  expect(query?.state.fetchStatus).toBe('fetching');
  over('Договоры');
  await rest(0);
  expect(query?.state.fetchStatus).toBe('idle');
  expect(asked()).toEqual(['/api/agreements/1']);
});

it('keeps what is on its way when the row is opened, whatever the pointer does then', async () => {
  let answer: (body: unknown) => void = () => undefined;
  const { asked, rest } = await openRegister({
    network: {
      'GET /api/agreements/:id': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    },
  });
  over('Сумма 1');
  await rest(POINTER_PAUSE);
  fireEvent.click(screen.getByText('Договор 1'));
  await rest(0);
  over('Загрузка');
  await rest(POINTER_PAUSE);
  answer({ title: 'Пришла' });
  await rest(1);
  expect(screen.getByRole('heading', { name: 'Пришла' })).toBeVisible();
  expect(asked()).toEqual(['/api/agreements/1']);
});

it('asks when the keyboard rests on a row, and for nothing under a finger', async () => {
  const { asked, rest } = await openRegister({ network: record });
  over('Сумма 1', 'touch');
  await rest(1000);
  expect(asked()).toEqual([]);
  const row = screen.getByText('Сумма 2').parentElement;
  act(() => row?.focus());
  await rest(KEYBOARD_PAUSE);
  expect(asked()).toEqual(['/api/agreements/2']);
});

it('does not ask for what the person may not open', async () => {
  const { asked, rest } = await openRegister({ network: record, session: aSession(['Создание договоров']) });
  over('Сумма 1');
  await rest(1000);
  expect(asked()).toEqual([]);
});

it('is silent about a refusal', async () => {
  const { asked, rest, address } = await openRegister({
    network: { 'GET /api/agreements/:id': reply(403, { message: 'Нет' }) },
  });
  over('Сумма 1');
  await rest(1000);
  expect(asked()).toEqual(['/api/agreements/1']);
  expect(address()).toBe('/agreements');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks for nothing ahead where data is saved', async () => {
  const { asked, rest } = await openRegister({ network: record });
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  over('Сумма 1');
  await rest(1000);
  Reflect.deleteProperty(navigator, 'connection');
  expect(asked()).toEqual([]);
});

it('asks for the rows of another area as its register will, once its entry is pointed at', async () => {
  const { network, rest } = await openRegister({
    network: { 'GET /api/commercial-offers': { data: [], meta: {} } },
  });
  over('Предложения');
  await rest(POINTER_PAUSE);
  const asked = network.requests.filter(({ path }) => path === '/api/commercial-offers');
  expect(asked.map(({ query }) => query.toString())).toEqual(['per_page=50']);
});
