import { dueDates, type DueDates, type DueItem } from 'shared/contract/due-date/due-date';
import { publishUserEvent } from 'shared/realtime';
import {
  act,
  reply,
  renderPage,
  screen,
  stubNetwork,
  waitFor,
  within,
  type StubRequest,
} from 'shared/testing';

import DueDatesPage from './due-dates.page';

const URL = 'GET /api/due-dates';
const FEED = 'GET /api/due-dates/feed';

const anItem = (patch: Partial<DueItem> = {}): DueItem => ({
  kind: 'agreement_end',
  record_type: 'agreement',
  record_id: 412,
  day: '2026-12-10',
  title: '№ 112/2026-П Поставка серверов',
  note: null,
  url: '/agreements/412',
  counterparty_name: 'Лесная Плаза',
  responsible_name: 'Соколова Мария Дмитриевна',
  amount: '18000000.00',
  currency_code: 'RUB',
  is_late: false,
  is_mine: true,
  ...patch,
});
const some = (patch: Partial<DueDates> = {}) =>
  dueDates.parse({
    data: [anItem()],
    kinds: [
      { kind: 'agreement_end', title: 'Окончание договора' },
      { kind: 'obligation', title: 'Обязательства', single: 'Обязательство' },
    ],
    today: '2026-11-20',
    days_off: ['2026-12-12', '2026-12-13'],
    is_cut: false,
    ...patch,
  });
const open = (network: Record<string, unknown>, search = '?month=2026-12') => {
  const asked = stubNetwork({ [FEED]: { feed: null }, ...network });
  const page = renderPage(<DueDatesPage />, { path: '/due-dates', at: `/due-dates${search}` });
  return { ...page, asked };
};
const dueRequests = ({ requests }: { requests: StubRequest[] }) =>
  requests.filter(({ path }) => path === '/api/due-dates');

test('a day names in full what its cell has no room for, and the document it is of', async () => {
  const note = 'Договор № 112/2026-П Поставка серверов';
  open({ [URL]: some({ data: [anItem({ title: 'Доверенность.pdf', note })] }) });
  const cell = await screen.findByRole('cell', { name: '10.12.2026' });
  expect(within(cell).getByRole('link')).toHaveAttribute(
    'title',
    `Окончание договора: Доверенность.pdf. ${note}`,
  );
});

test('a month shows each day with what comes on it, and leads to the record', async () => {
  const { asked } = open({ [URL]: some() });
  const cell = await screen.findByRole('cell', { name: '10.12.2026' });
  expect(within(cell).getByRole('link')).toHaveAttribute('href', '/agreements/412');
  expect(within(cell).getByText('Окончание договора')).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '12.12.2026' })).toHaveAttribute('data-off');
  const { query } = dueRequests(asked)[0] ?? {};
  expect([query?.get('from'), query?.get('mine')]).toEqual(['2026-11-30', '1']);
});

test('whoever comes back from a card sees what has become of the day there', async () => {
  let data = [anItem({ kind: 'obligation', title: 'Аванс по договору' })];
  stubNetwork({ [FEED]: { feed: null }, [URL]: () => some({ data }) });
  const { router } = renderPage(<DueDatesPage />, {
    path: '/due-dates',
    at: '/due-dates?month=2026-12',
    routes: [{ path: '/agreements/:id', element: <p>Карточка договора</p> }],
  });
  await screen.findByText('Аванс по договору');
  await act(() => router.navigate('/agreements/412'));
  await screen.findByText('Карточка договора');
  data = [];
  await act(() => router.navigate(-1));
  await waitFor(() => {
    expect(screen.queryByText('Аванс по договору')).not.toBeInTheDocument();
  });
});

test('of a crowded day three are shown, the day opens whole beside its cell, and the list has them all', async () => {
  const data = [1, 2, 3, 4, 5].map((id) => anItem({ record_id: id, title: `Договор ${String(id)}` }));
  const { user } = open({ [URL]: some({ data }) });
  await user.click(await screen.findByRole('button', { name: 'Ещё 2' }));
  const whole = await screen.findByRole('dialog', { name: /10.декабря, четверг/ });
  expect(within(whole).getAllByRole('link')).toHaveLength(5);
  await user.click(within(whole).getByRole('button', { name: 'Весь месяц списком' }));
  const day = await screen.findByRole('region', { name: /10.декабря, четверг/ });
  expect(within(day).getAllByRole('listitem')).toHaveLength(5);
});

test('whose and which terms are asked of the server and stand in the address', async () => {
  const { user, asked } = open({ [URL]: some({ data: [] }) }, '?month=2026-12&view=list');
  await screen.findByText(/сроков нет/);
  await user.click(screen.getByRole('button', { name: 'Показать сроки всех' }));
  await user.click(await screen.findByRole('combobox', { name: 'Вид срока' }));
  await user.click(await screen.findByRole('option', { name: 'Обязательства' }));
  const { query } = dueRequests(asked).at(-1) ?? {};
  expect([query?.get('mine') ?? null, query?.get('kind')]).toEqual([null, 'obligation']);
});

test('where nothing comes due, what the list is narrowed by is said and can be taken back', async () => {
  const { user } = open({ [URL]: some({ data: [] }) }, '?month=2026-12&view=list&kind=obligation');
  expect(
    await screen.findByText(/^Показан только вид «Обязательства»\. Показаны только сроки, над которыми/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Показать все виды' }));
  expect(screen.queryByText(/Показан только вид/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Показать сроки всех' })).toBeVisible();
});

test('a kind that the address names and nobody knows is told of', async () => {
  open({ [URL]: some({ data: [] }) }, '?month=2026-12&view=list&who=all&kind=nothing');
  expect(await screen.findByText('Вида сроков, который назван в адресе, нет.')).toBeVisible();
});

test('what is late from before stands first in the list, and what has merely passed is left out', async () => {
  const data = [
    anItem({ day: '2026-10-30', record_id: 1, title: 'Срок уведомления' }),
    anItem({ day: '2026-10-31', record_id: 2, title: 'Неоплаченный аванс', is_late: true }),
    anItem({ record_id: 3, title: 'Поставка' }),
  ];
  open({ [URL]: some({ data }) }, '?month=2026-11&view=list');
  expect(await screen.findByText('Неоплаченный аванс')).toBeInTheDocument();
  expect(screen.queryByText('Срок уведомления')).toBeNull();
  expect(screen.getAllByRole('region')[0]).toHaveAttribute('data-late');
});

test('only what is still waited for says how long ago its day was', async () => {
  const data = [
    anItem({ day: '2026-11-02', record_id: 1, title: 'Срок уведомления' }),
    anItem({ day: '2026-11-03', record_id: 2, title: 'Лицензия.pdf', is_late: true }),
  ];
  open({ [URL]: some({ data }) }, '?month=2026-11&view=list');
  expect(await screen.findByRole('region', { name: /^3.ноября/ })).toHaveTextContent(/17.дней назад/);
  expect(screen.getByRole('region', { name: /^2.ноября/ })).not.toHaveTextContent('назад');
});

test('the address of a link is shown once, when it is made', async () => {
  const feed = { created_at: '2026-11-20T09:00:00Z', last_read_at: null };
  let isMade = false;
  const { user } = open({
    [URL]: some(),
    [FEED]: () => ({ feed: isMade ? feed : null }),
    'POST /api/due-dates/feed': () => {
      isMade = true;
      return { feed, url: 'https://dogovory.example/api/calendar/secret.ics' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'В свой календарь' }));
  await user.click(await screen.findByRole('button', { name: 'Создать ссылку' }));
  expect(await screen.findByLabelText('Ссылка на календарь')).toHaveValue(
    'https://dogovory.example/api/calendar/secret.ics',
  );
  expect(await screen.findByText(/Календарь её ещё не читал/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await user.click(screen.getByRole('button', { name: 'В свой календарь' }));
  expect(await screen.findByRole('button', { name: 'Отозвать ссылку' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Ссылка на календарь')).toBeNull();
});

test('terms that do not come can be asked for again', async () => {
  open({ [URL]: reply(500, { message: 'Сервер не отвечает', request_id: '1' }) });
  expect(await screen.findByText('Сроки не загрузились')).toBeInTheDocument();
});

test('one obligation is called one on its day', async () => {
  open({ [URL]: some({ data: [anItem({ kind: 'obligation', title: 'Аванс' })] }) });
  const cell = await screen.findByRole('cell', { name: '10.12.2026' });
  expect(within(cell).getByText('Обязательство')).toBeInTheDocument();
});

test('an obligation added by a colleague appears on the open month without a reload', async () => {
  const { asked } = open({ [URL]: some({ data: [] }) });
  await screen.findByRole('cell', { name: '10.12.2026' });
  asked.answer({ [URL]: some({ data: [anItem({ kind: 'obligation', title: 'Поставка партии' })] }) });
  act(() => {
    publishUserEvent({ kind: 'entity', entity: 'agreement', id: 412, lock_version: 2, actor_id: 7 });
  });
  expect(await screen.findByText('Поставка партии', undefined, { timeout: 5000 })).toBeVisible();
});

test('a crowd of changes that does not end lets the page ask all the same', async () => {
  const { asked } = open({ [URL]: some() });
  await screen.findByRole('cell', { name: '10.12.2026' });
  jest.useFakeTimers();
  for (let at = 0; at < 20; at += 1) {
    act(() => {
      publishUserEvent({ kind: 'entity', entity: 'agreement', id: at + 1, lock_version: 2, actor_id: 7 });
      jest.advanceTimersByTime(500);
    });
  }
  jest.useRealTimers();
  await waitFor(() => {
    expect(dueRequests(asked).length).toBeGreaterThan(1);
  });
});

test('a day of the month names a document shortly enough to tell one from another', async () => {
  const title = 'Дополнительное соглашение № 2 к договору № 10/2026-П «Расторжение»';
  open({ [URL]: some({ data: [anItem({ title })] }) });
  const cell = await screen.findByRole('cell', { name: '10.12.2026' });
  expect(within(cell).getByText('ДС № 2 к договору № 10/2026-П «Расторжение»')).toBeVisible();
  expect(within(cell).getByRole('link')).toHaveAttribute('title', `Окончание договора: ${title}`);
});

test('each choice is a step that «Back» takes back, not the way out of the page', async () => {
  const { user, router } = open({ [URL]: some() });
  await screen.findByRole('cell', { name: '10.12.2026' });
  await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
  await user.click(screen.getByRole('radio', { name: 'Все' }));
  expect(router.state.location.search).toBe('?month=2027-01&who=all');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?month=2027-01');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?month=2026-12');
  expect(await screen.findByRole('cell', { name: '10.12.2026' })).toBeVisible();
});

test('paper tells every date of a crowded day in full, and the screen is the month again', async () => {
  const data = [1, 2, 3, 4].map((id) =>
    anItem({ record_id: id, title: `№ ${String(id)}/2026-П Поставка`, url: `/agreements/${String(id)}` }),
  );
  open({ [URL]: some({ data }) });
  expect(await screen.findByRole('button', { name: 'Ещё 1' })).toBeInTheDocument();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    data.map(({ title }) => title),
  );
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(screen.getByRole('table')).toBeInTheDocument();
});
