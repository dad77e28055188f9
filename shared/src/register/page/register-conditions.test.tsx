import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { reply, renderPage, stubNetwork, type StubRequest } from '../../testing/testing';
import { aDefinition, listAnswer, registerNetwork, someDeals } from '../testing/a-register';
import { Register } from './register';

const definition = aDefinition();
const show = (at = '/deals') => renderPage(<Register definition={definition} />, { path: '/deals', at });
const departments = {
  data: [
    { id: 4, name: 'Закупки' },
    { id: 5, name: 'Юридический отдел' },
  ],
  meta: { current_page: 1, last_page: 1, per_page: 20, total: 2, total_is_capped: false },
};

beforeEach(() => {
  localStorage.clear();
});

describe('conditions of a register', () => {
  it('read as sentences, with the names of the records they refer to', async () => {
    stubNetwork({
      ...registerNetwork(someDeals(2)),
      'GET /api/departments/choices/4': { id: 4, name: 'Закупки' },
    });
    show('/deals?filter[status][]=draft&filter[department_id][]=4&filter[date][gte]=2026-01-01');
    expect(await screen.findByRole('button', { name: 'Подразделение: Закупки' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Статус: Черновик' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Дата: с\u00A001.01.2026' })).toBeVisible();
  });

  it('are called by number when the record cannot be read', async () => {
    stubNetwork({
      ...registerNetwork(someDeals(2)),
      'GET /api/departments/choices/4': reply(403, { message: 'Нет права', request_id: '1' }),
    });
    show('/deals?filter[department_id][]=4');
    expect(await screen.findByRole('button', { name: 'Подразделение: №\u00A04' })).toBeVisible();
  });

  it('are added field by field and live in the address', async () => {
    const network = stubNetwork(registerNetwork(someDeals(2)));
    const { user, router } = show('/deals?page=2');
    await user.click(screen.getByRole('button', { name: 'Условие' }));
    await user.click(await screen.findByRole('button', { name: 'Статус' }));
    await user.click(screen.getByRole('checkbox', { name: 'Действует' }));
    await user.click(screen.getByRole('checkbox', { name: 'Черновик' }));
    expect(decodeURIComponent(router.state.location.search)).toBe(
      '?filter[status][]=active&filter[status][]=draft',
    );
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Убрать условие «Статус»' }));
    expect(router.state.location.search).toBe('');
    expect(
      network.requests.some(({ query }) => query.getAll('filter[status][]').join() === 'active,draft'),
    ).toBe(true);
  });

  it('are reached by the keyboard alone: the focus goes into the field that was chosen, and back', async () => {
    stubNetwork({ ...registerNetwork(someDeals(2)), 'GET /api/departments/choices': departments });
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Условие' }));
    (await screen.findByRole('button', { name: 'Подразделение' })).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('searchbox', { name: 'Найти: Подразделение' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Подразделение' }));
    expect(screen.getByRole('button', { name: 'Подразделение' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Статус' })).toBeVisible();
  });

  it('refer to records that the server finds', async () => {
    const network = stubNetwork({
      ...registerNetwork(someDeals(2)),
      'GET /api/departments/choices': departments,
    });
    const { user, router } = show();
    await user.click(screen.getByRole('button', { name: 'Условие' }));
    await user.click(await screen.findByRole('button', { name: 'Подразделение' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Найти: Подразделение' }), 'зак');
    await waitFor(() => {
      expect(network.requests.some(({ query }) => query.get('search') === 'зак')).toBe(true);
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Закупки' }));
    expect(decodeURIComponent(router.state.location.search)).toBe('?filter[department_id][]=4');
    // The chosen name is known already: nobody asks for it again.
    expect(screen.getByRole('button', { name: 'Подразделение: Закупки' })).toBeInTheDocument();
    expect(network.requests.some(({ path }) => path === '/api/departments/choices/4')).toBe(false);
  });

  it('offer more records than one page of them without scrolling', async () => {
    const row = (id: number) => ({ id, name: `Отдел ${String(id)}` });
    stubNetwork({
      ...registerNetwork(someDeals(2)),
      'GET /api/departments/choices': ({ query }: StubRequest) => {
        const page = Number(query.get('page'));
        return {
          ...departments,
          data: [row(page)],
          meta: { ...departments.meta, current_page: page, last_page: 2 },
        };
      },
    });
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Условие' }));
    await user.click(await screen.findByRole('button', { name: 'Подразделение' }));
    const first = await screen.findByRole('checkbox', { name: 'Отдел 1' });
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(first).toHaveFocus();
    expect(await screen.findByRole('checkbox', { name: 'Отдел 2' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
    await user.tab();
    expect(screen.getByRole('checkbox', { name: 'Отдел 2' })).toHaveFocus();
  });

  it('say in an alert that the records to choose from did not come', async () => {
    stubNetwork({
      ...registerNetwork(someDeals(2)),
      'GET /api/departments/choices': reply(500, { message: 'База недоступна', request_id: '1' }),
    });
    const { user, alerts } = show();
    await user.click(screen.getByRole('button', { name: 'Условие' }));
    await user.click(await screen.findByRole('button', { name: 'Подразделение' }));
    expect(await screen.findByText('Список не загрузился.')).toBeVisible();
    expect(alerts()).toEqual(['База недоступна']);
  });

  it('take a ready period or two typed days, turned when given the wrong way round', async () => {
    stubNetwork(registerNetwork(someDeals(2)));
    const { user, router } = show();
    await user.click(screen.getByRole('button', { name: 'Условие' }));
    await user.click(await screen.findByRole('button', { name: 'Дата' }));
    const form = await screen.findByRole('form', { name: 'Дата' });
    await user.type(within(form).getByLabelText('С'), '31.12.2026');
    await user.type(within(form).getByLabelText('По'), '01.01.2026');
    await user.click(within(form).getByRole('button', { name: 'Применить' }));
    expect(decodeURIComponent(router.state.location.search)).toBe(
      '?filter[date][gte]=2026-01-01&filter[date][lte]=2026-12-31',
    );
    expect(await screen.findByRole('button', { name: 'Дата: 2026 год' })).toBeVisible();
  });

  it('are left as they are by a text that is no day, which is told instead', async () => {
    stubNetwork(registerNetwork(someDeals(2)));
    const { user, router } = show('/deals?filter[date][gte]=2026-02-01');
    await user.click(await screen.findByRole('button', { name: 'Дата: с\u00A001.02.2026' }));
    const form = await screen.findByRole('form', { name: 'Дата' });
    await user.clear(within(form).getByLabelText('С'));
    await user.type(within(form).getByLabelText('С'), '31.02.2026{Enter}');
    expect(within(form).getByText('Такой даты нет')).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Применить' }));
    expect(within(form).getByLabelText('С')).toHaveFocus();
    expect(decodeURIComponent(router.state.location.search)).toBe('?filter[date][gte]=2026-02-01');
  });

  it('are left as they are by a text that is no sum, sent by Enter from the field', async () => {
    const filters = [{ kind: 'amount' as const, name: 'amount', label: 'Сумма' }];
    stubNetwork(registerNetwork(someDeals(2)));
    const { user, router } = renderPage(<Register definition={aDefinition({ filters })} />, {
      path: '/deals',
      at: '/deals?filter[amount][lte]=500',
    });
    await user.click(await screen.findByRole('button', { name: 'Сумма: до\u00A0500' }));
    const form = await screen.findByRole('form', { name: 'Сумма' });
    await user.clear(within(form).getByLabelText('До'));
    await user.type(within(form).getByLabelText('До'), '500 тыс{Enter}');
    expect(within(form).getByText(/^Нужно число/)).toBeVisible();
    expect(decodeURIComponent(router.state.location.search)).toBe('?filter[amount][lte]=500');
    await user.clear(within(form).getByLabelText('До'));
    await user.type(within(form).getByLabelText('До'), '500000{Enter}');
    expect(decodeURIComponent(router.state.location.search)).toBe('?filter[amount][lte]=500000');
  });

  it('that move with today stay when they are only looked at', async () => {
    stubNetwork(registerNetwork(someDeals(2)));
    const { user, router } = show('/deals?filter[date][gte]=today&filter[date][lte]=today%2B30');
    await user.click(await screen.findByRole('button', { name: /^Дата: ближайшие 30/ }));
    const form = await screen.findByRole('form', { name: 'Дата' });
    await user.click(within(form).getByRole('button', { name: 'Применить' }));
    expect(decodeURIComponent(router.state.location.search)).toContain('filter[date][lte]=today');
    expect(screen.getByRole('button', { name: /^Дата: ближайшие 30/ })).toBeVisible();
  });

  it('search after a pause in typing, and all of it is taken back by «Сбросить»', async () => {
    const network = stubNetwork(registerNetwork(someDeals(2)));
    const { user, router } = show('/deals?filter[status][]=draft&tab=mine');
    await screen.findByText('1/2026');
    // All letters in one turn: however slow the machine, no pause lies between them.
    const box = screen.getByRole('searchbox', { name: 'Поиск по реестру' });
    for (const value of ['п', 'партия', 'партия 2']) fireEvent.change(box, { target: { value } });
    expect(await screen.findByText('партия 2', { selector: 'mark' })).toBeVisible();
    expect(
      network.requests.filter(({ query }) => query.has('search') && query.get('search') !== 'партия 2'),
    ).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Сбросить' }));
    expect(router.state.location.search).toBe('?tab=mine');
  });

  it('are named one by one when together they leave nothing, and the guilty one can be taken away', async () => {
    stubNetwork({
      ...registerNetwork([]),
      'GET /api/deals': (request: Parameters<typeof listAnswer>[1]) =>
        listAnswer(request.query.has('filter[date][gte]') ? [] : someDeals(12), request),
    });
    const { user, router } = show('/deals?filter[status][]=draft&filter[date][gte]=2030-01-01');
    expect(await screen.findByText('Под эти условия ничего не подходит')).toBeVisible();
    expect(await screen.findByText('Без условия «Дата: с 01.01.2030» — 12 сделок.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Убрать «Дата: с\u00A001.01.2030»' }));
    expect(decodeURIComponent(router.state.location.search)).toBe('?filter[status][]=draft');
    expect(await screen.findByText('1/2026')).toBeVisible();
  });

  it('are not blamed where there is nothing at all', async () => {
    stubNetwork(registerNetwork([]));
    show();
    expect(await screen.findByText('Сделок ещё нет')).toBeVisible();
  });

  it('the server does not know are told and can be taken away', async () => {
    stubNetwork({
      ...registerNetwork(someDeals(1)),
      'GET /api/deals': (request: Parameters<typeof listAnswer>[1]) =>
        request.query.has('filter[old]')
          ? reply(422, {
              message: 'Проверьте поля',
              errors: { 'filter[old]': ['Неизвестное поле'] },
              request_id: '1',
            })
          : listAnswer(someDeals(1), request),
    });
    const { user } = show('/deals?filter[old]=1');
    expect(await screen.findByText('Неизвестное поле')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Сбросить условия' }));
    expect(await screen.findByText('1/2026')).toBeVisible();
  });

  it('that are refused are named, each with what is wrong in it', async () => {
    const errors = { 'filter[date]': ['Такой даты нет в календаре'] };
    stubNetwork({
      ...registerNetwork(someDeals(1)),
      'GET /api/deals': reply(422, { message: 'Проверьте поля', errors, request_id: '1' }),
    });
    show('/deals?filter[date][gte]=2026-02-31');
    expect(await screen.findByText('«Дата»: Такой даты нет в календаре')).toBeVisible();
  });

  it('an address that is refused is left whole, its order and its tab too', async () => {
    stubNetwork({
      ...registerNetwork(someDeals(1)),
      'GET /api/deals': (request: Parameters<typeof listAnswer>[1]) =>
        request.query.get('sort') === '-old'
          ? reply(422, { message: 'Проверьте поля', errors: { sort: ['Нет такого'] }, request_id: '1' })
          : listAnswer(someDeals(1), request),
    });
    const { user } = show('/deals?sort=-old&tab=mine');
    await user.click(await screen.findByRole('button', { name: 'Сбросить условия' }));
    expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
    expect(await screen.findByText('1/2026')).toBeVisible();
  });

  it('are named with quotation marks of the inner kind', async () => {
    stubNetwork({
      ...registerNetwork(someDeals(12)),
      'GET /api/deals': (request: Parameters<typeof listAnswer>[1]) =>
        listAnswer(request.query.has('search') ? [] : someDeals(12), request),
    });
    show('/deals?search=«Ильмень»');
    expect(await screen.findByRole('button', { name: 'Убрать «Поиск „„Ильмень““»' })).toBeVisible();
  });
});
