import { act, screen, waitFor, within } from '@testing-library/react';

import { reply, renderPage, stubNetwork, type StubRequest } from '../../testing/testing';
import { publishUserEvent } from '../../realtime/realtime';
import { aDeal, aDefinition, listAnswer, registerNetwork, someDeals } from '../testing/a-register';
import { Register } from './register';

const definition = aDefinition();
const show = (at = '/deals') =>
  renderPage(<Register definition={definition} />, {
    path: '/deals',
    at,
    routes: [{ path: '/deals/:id', element: <h1>Карточка</h1> }],
  });
const listRequests = (requests: { path: string; query: URLSearchParams }[]) =>
  requests.filter((request) => request.path === '/api/deals').map((request) => request.query.toString());

beforeEach(() => {
  localStorage.clear();
});

describe('register', () => {
  it('asks for its rows exactly as the shell does beforehand, and only then for what stands beside them', async () => {
    const network = stubNetwork(registerNetwork(someDeals(3)));
    show('/deals?tab=mine&view=9');
    expect(await screen.findByText('3/2026')).toBeVisible();
    expect(network.requests[0]?.path).toBe('/api/deals');
    expect(listRequests(network.requests)).toEqual(['filter%5Btab%5D=mine&per_page=10&sort=-date']);
    await waitFor(() => {
      expect(network.requests.map((request) => request.path)).toEqual([
        '/api/deals',
        '/api/deals/summary',
        '/api/saved-views',
      ]);
    });
  });

  it('says how many rows there are, which are shown and what they add up to', async () => {
    stubNetwork(registerNetwork(someDeals(24)));
    show();
    expect(await screen.findByText('1–10 из 24')).toBeVisible();
    expect(await screen.findByText('Итого по 24 сделкам:')).toBeVisible();
    expect(screen.getByRole('link', { name: /Мои/ })).toHaveTextContent('2');
    expect(screen.getByRole('grid', { name: 'Сделки' })).toHaveAttribute('aria-rowcount', '25');
  });

  it('tells assistive technology no number of rows that nobody has counted', async () => {
    const capped = (request: StubRequest) => {
      const answer = listAnswer(someDeals(24), request);
      return { ...answer, meta: { ...answer.meta, total: 10_000, total_is_capped: true } };
    };
    stubNetwork({ ...registerNetwork([]), 'GET /api/deals': capped });
    show();
    expect(await screen.findByText(/из более 10 000/)).toBeVisible();
    expect(screen.getByRole('grid', { name: 'Сделки' })).toHaveAttribute('aria-rowcount', '-1');
  });

  it('gives each row a real link that carries the list it stands in', async () => {
    stubNetwork(registerNetwork(someDeals(2)));
    show('/deals?search=партия');
    const link = await screen.findByRole('link', { name: '1/2026' });
    const list = new URLSearchParams({ search: 'партия' }).toString();
    expect(link).toHaveAttribute('href', `/deals/1?${new URLSearchParams({ list }).toString()}`);
  });

  it('opens a row by a press anywhere on it, and beside this page by the middle button', async () => {
    stubNetwork(registerNetwork(someDeals(2)));
    const beside = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = show();
    const cell = (await screen.findAllByText('1000.50'))[1];
    if (cell === undefined) throw new Error('No second row');
    await user.pointer({ target: cell, keys: '[MouseMiddle]' });
    expect(beside).toHaveBeenCalledWith('/deals/2?list=', '_blank', 'noopener');
    await user.click(cell);
    expect(await screen.findByRole('heading', { name: 'Карточка' })).toBeVisible();
    beside.mockRestore();
  });

  it('sorts by a press on the head: downward first where that is usual, then the other way', async () => {
    const network = stubNetwork(registerNetwork(someDeals(2)));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Сумма' }));
    await waitFor(() => {
      expect(screen.getByRole('columnheader', { name: /Сумма/ })).toHaveAttribute('aria-sort', 'descending');
    });
    await user.click(screen.getByRole('button', { name: 'Сумма' }));
    await waitFor(() => {
      expect(listRequests(network.requests)).toEqual([
        'per_page=10&sort=-date',
        'per_page=10&sort=-amount',
        'per_page=10&sort=amount',
      ]);
    });
  });

  it('keeps the keyboard in the rows when the row it stood on is gone', async () => {
    const network = stubNetwork(registerNetwork(someDeals(3)));
    const { user } = show();
    await screen.findByText('1/2026');
    await user.keyboard('{ArrowDown}');
    network.answer({ 'GET /api/deals': (request: StubRequest) => listAnswer([aDeal(7)], request) });
    await user.keyboard('[Slash]');
    await user.keyboard('партия{ArrowDown}');
    expect(await screen.findByText('7/2026')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('row', { name: /7\/2026/ })).toHaveFocus();
    });
  });

  it('is walked and opened by keyboard alone', async () => {
    stubNetwork(registerNetwork(someDeals(24)));
    const { user, router } = show();
    await screen.findByText('1/2026');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('row', { name: /Сделка 3\/2026/ })).toHaveFocus();
    await user.keyboard('{ArrowUp} ');
    expect(screen.getByRole('row', { name: /Сделка 2\/2026/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByText(/^Выбрано: 2 сделки/)).toHaveTextContent('2 001,00 ₽');
    await user.keyboard('{Escape}');
    expect(screen.getByText('1–10 из 24')).toBeVisible();
    await user.keyboard('{PageDown}');
    expect(await screen.findByText('11–20 из 24')).toBeVisible();
    await user.keyboard('[Slash]');
    expect(screen.getByRole('searchbox', { name: 'Поиск по реестру' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/deals/11');
    });
  });

  it('goes to a page that is typed, and keeps within the last one', async () => {
    stubNetwork(registerNetwork(someDeals(24)));
    const { user } = show();
    const page = await screen.findByRole('textbox', { name: 'Номер страницы' });
    await user.clear(page);
    await user.type(page, '99{Enter}');
    expect(await screen.findByText('21–24 из 24')).toBeVisible();
  });

  it('shows the last page where the one of the address is no more, and «назад» does not return to it', async () => {
    stubNetwork(registerNetwork(someDeals(24)));
    const { router } = show('/deals?search=партия&page=9');
    expect(await screen.findByText('21–24 из 24')).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('page')).toBe('3');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('says why there are no rows and asks again on wish', async () => {
    const network = stubNetwork({
      ...registerNetwork([]),
      'GET /api/deals': reply(503, { message: 'Сервер перегружен. Повторите позже.', request_id: '01JD8' }),
    });
    const { user } = show();
    expect(await screen.findByText('Сервер перегружен. Повторите позже.')).toBeVisible();
    expect(screen.getByText('Номер запроса: 01JD8')).toBeVisible();
    network.answer({ 'GET /api/deals': listAnswer([aDeal(1)], { query: new URLSearchParams() } as never) });
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('1/2026')).toBeVisible();
  });

  it('takes a change of another person in place and keeps the selection', async () => {
    let rows = someDeals(3);
    stubNetwork({
      ...registerNetwork([]),
      'GET /api/deals': (request: Parameters<typeof listAnswer>[1]) => listAnswer(rows, request),
    });
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Сделка 2/2026' }));
    rows = [aDeal(9), aDeal(1), aDeal(2, { title: 'Поправлено коллегой', lock_version: 2 }), aDeal(3)];
    act(() => {
      publishUserEvent({ kind: 'entity', entity: 'agreement', id: 2, lock_version: 2, actor_id: 5 });
    });
    const changed = await screen.findByRole('row', { name: /Поправлено коллегой/ });
    expect(changed).toHaveAttribute('data-marked');
    expect(changed).toHaveAttribute('aria-selected', 'true');
    // A new row would move the others under the reader's hand: it waits to be asked for.
    expect(screen.queryByText('9/2026')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Список изменился, показать' }));
    expect(screen.getByText('9/2026')).toBeVisible();
  });

  it('chooses of a list that is held still what is shown, and never a row that waits', async () => {
    let rows = someDeals(3);
    stubNetwork({
      ...registerNetwork([]),
      'GET /api/deals': (request: Parameters<typeof listAnswer>[1]) => listAnswer(rows, request),
    });
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Сделка 2/2026' }));
    rows = [aDeal(9), aDeal(1, { title: 'Поправлено коллегой', lock_version: 2 }), aDeal(2)];
    act(() => {
      publishUserEvent({ kind: 'entity', entity: 'agreement', id: 1, lock_version: 2, actor_id: 5 });
    });
    await screen.findByRole('row', { name: /Поправлено коллегой/ });
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Сделка 3/2026' }));
    expect(screen.getByRole('row', { name: /3\/2026/ })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать все строки на странице' }));
    expect(screen.getByRole('toolbar', { name: 'Действия с выбранными строками' })).toHaveTextContent(
      'Выбрано: 3 сделки',
    );
    expect(screen.getByRole('row', { name: /1\/2026/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('row', { name: /3\/2026/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('is held still again after an action on many that has changed nothing of what is shown', async () => {
    let rows = someDeals(3);
    const network = stubNetwork({
      ...registerNetwork([]),
      'GET /api/deals': (request: Parameters<typeof listAnswer>[1]) => listAnswer(rows, request),
    });
    const sent = { key: 'send', label: 'Разослать', icon: null };
    const action = {
      ...sent,
      dialog: (...[, , onDone]: [unknown, unknown, () => void]) => <button onClick={onDone}>Готово</button>,
    };
    const { user } = renderPage(<Register definition={{ ...definition, bulkActions: [action] }} />, {
      path: '/deals',
      at: '/deals',
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Сделка 2/2026' }));
    const asked = network.requests.length;
    await user.click(await screen.findByRole('button', { name: 'Разослать' }));
    await user.click(screen.getByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(network.requests.length).toBeGreaterThan(asked));
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Сделка 2/2026' }));
    rows = [aDeal(9), aDeal(1), aDeal(2, { title: 'Поправлено коллегой', lock_version: 2 }), aDeal(3)];
    act(() => {
      publishUserEvent({ kind: 'entity', entity: 'agreement', id: 2, lock_version: 2, actor_id: 5 });
    });
    await screen.findByRole('row', { name: /Поправлено коллегой/ });
    expect(screen.queryByText('9/2026')).not.toBeInTheDocument();
  });

  it('shows a new row at once to a reader who is not in the middle of the list', async () => {
    let rows = someDeals(2);
    stubNetwork({
      ...registerNetwork([]),
      'GET /api/deals': (request: Parameters<typeof listAnswer>[1]) => listAnswer(rows, request),
    });
    show();
    await screen.findByText('2/2026');
    rows = [aDeal(9), ...rows];
    act(() => {
      publishUserEvent({ kind: 'entity', entity: 'agreement', id: 9, lock_version: 1, actor_id: 5 });
    });
    expect(await screen.findByText('9/2026')).toBeVisible();
  });

  it('lets the whole page be chosen and says the total per currency', async () => {
    stubNetwork(
      registerNetwork([aDeal(1), aDeal(2, { currency: 'EUR', amount: '7.00' }), aDeal(3, { amount: null })]),
    );
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все строки на странице' }));
    const bar = screen.getByRole('toolbar', { name: 'Действия с выбранными строками' });
    expect(within(bar).getByText(/^Выбрано: 3 сделки/)).toHaveTextContent('1 000,50 ₽ · 7,00 €');
    await user.click(within(bar).getByRole('button', { name: /Снять выбор/ }));
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });
});
