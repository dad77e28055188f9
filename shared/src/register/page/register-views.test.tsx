import { screen, waitFor, within } from '@testing-library/react';

import { selectAlerts, takeUndo } from '../../alerts/alerts';
import { aWindowToNarrow, reply, renderPage, stubNetwork, type StubRequest } from '../../testing/testing';
import { aDefinition, registerNetwork, someDeals } from '../testing/a-register';
import { aView, savedViewsAnswer } from '../testing/saved-views-answer';
import { Register } from './register';

const definition = aDefinition();
const show = (at = '/deals') => renderPage(<Register definition={definition} />, { path: '/deals', at });
const withViews = (...views: ReturnType<typeof aView>[]) =>
  stubNetwork({ ...registerNetwork(someDeals(3)), 'GET /api/saved-views': savedViewsAnswer(views) });

beforeEach(() => {
  localStorage.clear();
});

describe('saved views of a register', () => {
  it('are listed apart, own and shared, with what each finds, and open by their own conditions', async () => {
    withViews(
      aView(1, { name: 'Мой отдел' }),
      aView(2, {
        name: 'Ждут оригинала',
        is_shared: true,
        is_own: false,
        owner_name: 'Орешкин В. П.',
        count: 4,
      }),
    );
    const { user, router } = show('/deals?search=a');
    await screen.findByText('1/2026');
    await user.click(screen.getByRole('button', { name: 'Виды' }));
    const menu = screen.getByRole('menu', { name: 'Сохранённые виды' });
    expect(await within(menu).findByText('Мои виды')).toBeVisible();
    expect(within(menu).getByText('Общие')).toBeVisible();
    expect(within(menu).getByRole('menuitem', { name: /Ждут оригинала/ })).toHaveTextContent('4');
    await user.click(within(menu).getByRole('menuitem', { name: /Мой отдел/ }));
    expect(router.state.location.search).toBe('?tab=mine&view=1');
    expect(await screen.findByRole('button', { name: 'Мой отдел' })).toBeVisible();
  });

  it('tell what they find now whenever the menu is opened', async () => {
    let found = 4;
    stubNetwork({
      ...registerNetwork(someDeals(3)),
      'GET /api/saved-views': () => savedViewsAnswer([aView(1, { name: 'Мой отдел', count: found })]),
    });
    const { user } = show('/deals?search=a');
    await screen.findByText('1/2026');
    await user.click(await screen.findByRole('button', { name: 'Виды' }));
    expect(await screen.findByRole('menuitem', { name: /Мой отдел/ })).toHaveTextContent('4');
    await user.keyboard('{Escape}');
    found = 5;
    await user.click(screen.getByRole('button', { name: 'Виды' }));
    await waitFor(() => {
      expect(screen.getByRole('menuitem', { name: /Мой отдел/ })).toHaveTextContent('5');
    });
  });

  it('offer to be shown to everybody to those alone who look after the register', async () => {
    stubNetwork({
      ...registerNetwork(someDeals(3)),
      'GET /api/saved-views': savedViewsAnswer([aView(1, { name: 'Мой отдел' })], ['others']),
    });
    const { user } = show('/deals?tab=mine&view=1');
    await user.click(await screen.findByRole('button', { name: 'Мой отдел' }));
    expect(await screen.findByRole('menuitem', { name: 'Переименовать' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Показать всем сотрудникам' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Сохранить как новый вид' }));
    const dialog = await screen.findByRole('dialog', { name: 'Новый вид' });
    expect(within(dialog).getByLabelText('Открывать первым')).toBeVisible();
    expect(within(dialog).queryByLabelText('Показать всем сотрудникам')).toBeNull();
  });

  it('of others open first for whoever wants them to', async () => {
    const others = { is_shared: true, is_own: false, owner_name: 'Орешкин В. П.' };
    withViews(aView(1, { name: 'Мой отдел', ...others, is_default: true }));
    const { user } = show('/deals?tab=mine&view=1');
    await user.click(await screen.findByRole('button', { name: 'Мой отдел' }));
    expect(await screen.findByRole('menuitem', { name: 'Не открывать первым' })).toBeVisible();
    expect(screen.getByRole('menuitemcheckbox', { name: /Мой отдел/ })).toHaveTextContent(
      'Открывается первым',
    );
    expect(screen.queryByRole('menuitem', { name: 'Переименовать' })).toBeNull();
  });

  it('are made private by whoever may no longer share them', async () => {
    stubNetwork({
      ...registerNetwork(someDeals(3)),
      'GET /api/saved-views': savedViewsAnswer([aView(1, { name: 'Мой отдел', is_shared: true })], []),
    });
    const { user } = show('/deals?tab=mine&view=1');
    await user.click(await screen.findByRole('button', { name: 'Мой отдел' }));
    expect(await screen.findByRole('menuitem', { name: 'Сделать личным' })).toBeVisible();
  });

  it('keep the name that is being typed when the window becomes as narrow as a phone', async () => {
    const window = aWindowToNarrow();
    withViews();
    const { user } = show('/deals?sort=title');
    await screen.findByText('1/2026');
    await user.click(screen.getByRole('button', { name: 'Виды' }));
    await user.click(screen.getByRole('menuitem', { name: 'Сохранить как новый вид' }));
    const dialog = await screen.findByRole('dialog', { name: 'Новый вид' });
    await user.type(within(dialog).getByLabelText(/Имя вида/), 'По названию');
    window.narrow();
    expect(screen.getByRole('button', { name: 'Поиск' })).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).getByLabelText(/Имя вида/)).toHaveValue('По названию');
    window.restore();
  });

  it('are saved anew under a name that must be given, with conditions, order and columns', async () => {
    const network = withViews();
    network.answer({
      'POST /api/saved-views': ({ body }: StubRequest) =>
        reply(201, aView(9, { name: (body as { name: string }).name, query: 'sort=title' })),
    });
    const { user, router } = show('/deals?sort=title&page=2');
    // Of the few rows there is no second page, and the address is that of the first.
    await screen.findByText('1/2026');
    await user.click(screen.getByRole('button', { name: 'Виды' }));
    await user.click(screen.getByRole('menuitem', { name: 'Сохранить как новый вид' }));
    const dialog = await screen.findByRole('dialog', { name: 'Новый вид' });
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить вид' }));
    expect(within(dialog).getByText('Это поле обязательно для заполнения')).toBeVisible();
    await user.type(within(dialog).getByLabelText(/Имя вида/), 'По названию');
    await user.click(within(dialog).getByLabelText(/Показать всем/));
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить вид' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('?sort=title&view=9');
    });
    expect(network.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      resource: 'deals',
      name: 'По названию',
      query: 'sort=title',
      columns: ['number', 'title', 'amount'],
      is_shared: true,
      is_default: false,
    });
  });

  it('offer to be saved once they are changed, and say so under the name when that is refused', async () => {
    const network = withViews(aView(1, { name: 'Мой отдел' }));
    network.answer({ 'PATCH /api/saved-views/:id': aView(1, { lock_version: 2 }) });
    const { user, alerts } = show('/deals?tab=mine&view=1&sort=title');
    await user.click(await screen.findByRole('button', { name: 'Сохранить вид' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить вид' }));
    await waitFor(() => {
      expect(alerts()).toEqual(['Вид «Мой отдел» сохранён']);
    });
    expect(network.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
      query: 'sort=title&tab=mine',
      columns: ['number', 'title', 'amount'],
      lock_version: 1,
    });
  });

  it('do not offer to be saved while nothing has changed', async () => {
    withViews(aView(1, { name: 'Мой отдел' }));
    show('/deals?view=1&tab=mine&page=2');
    expect(await screen.findByRole('button', { name: 'Мой отдел' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Сохранить вид' })).not.toBeInTheDocument();
  });

  it('are renamed, with a refusal under the field', async () => {
    const network = withViews(aView(1, { name: 'Мой отдел' }));
    network.answer({
      'PATCH /api/saved-views/:id': reply(422, {
        message: 'Проверьте поля',
        errors: { name: ['Такой вид уже есть'] },
        request_id: '1',
      }),
    });
    const { user } = show('/deals?tab=mine&view=1');
    await user.click(await screen.findByRole('button', { name: 'Мой отдел' }));
    await user.click(screen.getByRole('menuitem', { name: 'Переименовать' }));
    const dialog = await screen.findByRole('dialog', { name: 'Имя вида' });
    await user.type(within(dialog).getByLabelText(/Имя вида/), ' 2');
    await user.click(within(dialog).getByRole('button', { name: 'Переименовать вид' }));
    expect(await within(dialog).findByText('Такой вид уже есть')).toBeVisible();
  });

  it('are deleted after a question, and the register goes on without them', async () => {
    const network = withViews(aView(1, { name: 'Мой отдел' }));
    network.answer({ 'DELETE /api/saved-views/:id': reply(204, null) });
    const { user, router } = show('/deals?tab=mine&view=1');
    await user.click(await screen.findByRole('button', { name: 'Мой отдел' }));
    await user.click(screen.getByRole('menuitem', { name: 'Удалить вид' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить вид' }),
    );
    await waitFor(() => {
      expect(router.state.location.search).toBe('?tab=mine');
    });
  });

  it('come back from the alert of their deletion with everything they held', async () => {
    const view = aView(1, { name: 'Мой отдел', is_shared: true, columns: ['number'] });
    const network = withViews(view);
    network.answer({
      'DELETE /api/saved-views/:id': reply(204, null),
      'POST /api/saved-views': reply(201, view),
    });
    const { user, store } = show('/deals?tab=mine&view=1');
    await user.click(await screen.findByRole('button', { name: 'Мой отдел' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Удалить вид' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить вид' }),
    );
    const deleted = await waitFor(() => {
      const alert = selectAlerts(store.getState()).find(
        ({ message }) => message === 'Вид «Мой отдел» удалён',
      );
      expect(alert?.undo).toBeDefined();
      return alert;
    });
    takeUndo(deleted?.undo ?? '')?.();
    await waitFor(() => {
      expect(network.requests.find(({ method }) => method === 'POST')?.body).toEqual({
        resource: 'deals',
        name: 'Мой отдел',
        query: 'tab=mine',
        columns: ['number'],
        is_shared: true,
        is_default: false,
      });
    });
  });

  it('are subscribed to from their menu, and the subscription ends there too', async () => {
    const network = withViews(aView(1, { name: 'Мой отдел' }));
    const held: object[] = [];
    network.answer({
      'GET /api/subscriptions': () => ({ records: [], views: [...held], resources: [] }),
      'PUT /api/subscriptions/views/1': () => {
        held.push({ id: 1, name: 'Мой отдел', resource: 'deals', section: 'Сделки' });
        return reply(204, null);
      },
      'DELETE /api/subscriptions/views/1': () => {
        held.pop();
        return reply(204, null);
      },
    });
    const { user, alerts } = show('/deals?tab=mine&view=1');
    for (const verb of ['Подписаться', 'Отменить подписку']) {
      await user.click(await screen.findByRole('button', { name: 'Мой отдел' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Подписка на новые записи вида' }));
      await user.click(await screen.findByRole('button', { name: verb }));
      await waitFor(() => {
        expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      });
    }
    expect(alerts()).toEqual(['Вы подписаны на вид «Мой отдел»', 'Подписка на вид «Мой отдел» отменена']);
  });

  it('open first where the reader wishes so, and never over an address that says something', async () => {
    withViews(aView(1, { name: 'Мой отдел', is_default: true }));
    const { router } = show();
    await waitFor(() => {
      expect(router.state.location.search).toBe('?tab=mine&view=1');
    });
  });

  it('open with their conditions also by an address that says no more than which of them', async () => {
    withViews(aView(1, { name: 'Мой отдел' }), aView(2, { name: 'Первый', is_default: true }));
    const { router } = show('/deals?view=1');
    await waitFor(() => {
      expect(router.state.location.search).toBe('?tab=mine&view=1');
    });
  });

  it('bring columns of their own', async () => {
    withViews(aView(1, { name: 'Коротко', columns: ['number', 'title'] }));
    show('/deals?tab=mine&view=1');
    await waitFor(() => {
      expect(screen.queryByRole('columnheader', { name: /Сумма/ })).not.toBeInTheDocument();
    });
  });
});
