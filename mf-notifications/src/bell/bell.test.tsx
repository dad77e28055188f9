import { act, screen, waitFor, within } from '@testing-library/react';
import { notificationList } from 'shared/contract/notification/notification';
import { publishUserEvent } from 'shared/realtime';
import { renderPage, reply, type StubRequest } from 'shared/testing';

import Bell from './bell';
import { many, serverWith } from './bell-server.builder';
import { aNotification } from './notification.builder';

const titles = () =>
  within(screen.getByRole('list', { name: 'Уведомления' }))
    .getAllByRole('listitem')
    .map((item) => /Уведомление \d+/.exec(item.textContent)?.[0]);

async function openBell() {
  const page = renderPage(<Bell />, { routes: [{ path: '/agreements/:id', element: <h1>Договор</h1> }] });
  await page.user.click(await screen.findByRole('button', { name: /^Уведомления/ }));
  await screen.findByRole('dialog', { name: 'Уведомления' });
  return page;
}

it('counts what is unread on the bell', async () => {
  serverWith(many(20, (id) => ({ is_read: id > 3 })));
  renderPage(<Bell />);
  expect(await screen.findByRole('button', { name: 'Уведомления: 3 непрочитанных' })).toBeVisible();
});

it('loads eight at a time and keeps what is shown already', async () => {
  const { pagesAsked } = serverWith(many(20));
  const { user } = await openBell();
  expect(await screen.findByText('Уведомление 20')).toBeVisible();
  expect(titles()).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  await screen.findByText('Уведомление 12');
  expect(titles()).toHaveLength(16);
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  await screen.findByText('Уведомление 1');
  expect(titles()).toHaveLength(20);
  expect(pagesAsked()).toEqual(['1/8', '2/8', '3/8']);
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

it('brings the next eight also when what is shown is asked for anew meanwhile', async () => {
  const { network, pagesAsked } = serverWith(many(12));
  const { user, queryClient } = await openBell();
  await screen.findByText('Уведомление 12');
  const page = (number: number) =>
    notificationList.parse({
      data: many(12).slice((number - 1) * 8, number * 8),
      meta: { current_page: number, last_page: 2, per_page: 8, total: 12 },
      total: 12,
      unread: 12,
    });
  let asked = 0;
  network.answer({
    'GET /api/notifications': ({ query }: StubRequest) => {
      const number = Number(query.get('page'));
      if (number === 2) asked += 1;
      // The first question for the second page is still on its way.
      return number === 2 && asked === 1 ? new Promise(() => undefined) : page(number);
    },
  });
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('Уведомление 1')).toBeVisible();
  expect(titles()).toHaveLength(12);
  expect(pagesAsked()).toEqual(['1/8', '2/8', '1/8', '2/8']);
});

it('marks everything unread read, empties the list and begins with its first page', async () => {
  const { network, pagesAsked } = serverWith(many(10, (id) => ({ is_read: id < 8 })));
  const { user } = await openBell();
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await screen.findByText('Уведомление 1');
  await user.click(screen.getByRole('button', { name: 'Прочитать все' }));
  expect(await screen.findByRole('button', { name: 'Уведомления' })).toBeVisible();
  const patch = network.requests.find(({ method }) => method === 'PATCH');
  expect(patch).toMatchObject({ path: '/api/notifications/read', body: { ids: [10, 9, 8] } });
  expect(titles()).toHaveLength(8);
  expect(pagesAsked()).toEqual(['1/8', '2/8', '1/8']);
});

it('reads what was never scrolled to as well', async () => {
  const { network, pagesAsked } = serverWith(many(150));
  const { user } = await openBell();
  await screen.findByText('Уведомление 150');
  await user.click(screen.getByRole('button', { name: 'Прочитать все' }));
  expect(await screen.findByRole('button', { name: 'Уведомления' })).toBeVisible();
  const patch = network.requests.find(({ method }) => method === 'PATCH');
  expect((patch?.body as { ids: number[] }).ids).toHaveLength(150);
  expect(pagesAsked()).toEqual(['1/8', '1/100 unread', '2/100 unread', '1/8']);
});

it('reads more than the server marks at once, and leaves what came meanwhile', async () => {
  const { network } = serverWith(many(2150));
  const { user } = await openBell();
  await screen.findByText('Уведомление 2150');
  await user.click(screen.getByRole('button', { name: 'Прочитать все' }));
  expect(await screen.findByRole('button', { name: 'Уведомления' })).toBeVisible();
  const parts = network.requests
    .filter(({ method }) => method === 'PATCH')
    .map(({ body }) => (body as { ids: number[] }).ids);
  expect(parts.map((ids) => ids.length)).toEqual([1000, 1000, 150]);
  expect(new Set(parts.flat()).size).toBe(2150);
});

it('takes the reading of everything back, of what was read by it alone', async () => {
  const { network } = serverWith(many(10, (id) => ({ is_read: id < 8 })));
  network.answer({ 'PATCH /api/notifications/unread': { unread: 3 } });
  const { user } = await openBell();
  await screen.findByText('Уведомление 10');
  await user.click(screen.getByRole('button', { name: 'Прочитать все' }));
  await user.click(await screen.findByRole('button', { name: 'Вернуть непрочитанные' }));
  await waitFor(() => {
    const back = network.requests.find(({ path }) => path === '/api/notifications/unread');
    expect(back?.body).toEqual({ ids: [10, 9, 8] });
  });
});

it('saves the file of an export that is ready', async () => {
  const ready = {
    type: 'export_ready',
    subject_type: 'export',
    subject_id: 9,
    url: '/agreements',
    body: 'Договоры.xlsx',
    is_read: true,
  };
  const { network } = serverWith(many(1, () => ready));
  network.answer({ 'GET /api/exports/9/file': reply(410, { message: 'Файл выгрузки уже удалён' }) });
  const { user, alerts } = await openBell();
  await user.click(await screen.findByRole('button', { name: 'Скачать: Договоры.xlsx' }));
  await waitFor(() => {
    expect(alerts()).toEqual(['Файл выгрузки уже удалён']);
  });
});

it('tells why nothing was read', async () => {
  const { network } = serverWith(many(2));
  network.answer({ 'PATCH /api/notifications/read': reply(503, { message: 'Сервер перезапускается' }) });
  const { user, alerts } = await openBell();
  await screen.findByText('Уведомление 2');
  await user.click(screen.getByRole('button', { name: 'Прочитать все' }));
  await waitFor(() => {
    expect(alerts()).toEqual(['Сервер перезапускается']);
  });
});

it('begins anew when the filter changes', async () => {
  const { pagesAsked } = serverWith(many(20, (id) => ({ is_read: id % 2 === 0 })));
  const { user } = await openBell();
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await screen.findByText('Уведомление 12');
  const scrolled = screen.getByRole('list', { name: 'Уведомления' }).parentElement as HTMLElement;
  scrolled.scrollTop = 640;
  await user.click(screen.getByRole('radio', { name: 'Непрочитанные' }));
  await screen.findByText('Уведомление 5');
  expect(scrolled.scrollTop).toBe(0);
  expect(titles()).toEqual([19, 17, 15, 13, 11, 9, 7, 5].map((id) => `Уведомление ${String(id)}`));
  expect(pagesAsked()).toEqual(['1/8', '2/8', '1/8 unread']);
});

it('begins anew each time the filter changes, however fresh what it showed before', async () => {
  const { pagesAsked, happen } = serverWith(many(20));
  const { user } = await openBell();
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await screen.findByText('Уведомление 5');
  await user.click(screen.getByRole('radio', { name: 'Непрочитанные' }));
  await screen.findByText('Уведомление 20');
  happen((all) => [aNotification(21), ...all]);
  await user.click(screen.getByRole('radio', { name: 'Все' }));
  await screen.findByText('Уведомление 21');
  expect(titles()).toHaveLength(8);
  expect(pagesAsked()).toEqual(['1/8', '2/8', '1/8 unread', '1/8']);
});

it('shows one kind of events when it is asked to', async () => {
  const { pagesAsked } = serverWith(
    many(4, (id) => ({ type: id % 2 === 0 ? 'obligation_due' : 'document_changed' })),
  );
  const { user } = await openBell();
  await user.click(await screen.findByRole('button', { name: 'Вид уведомлений: Все виды' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Сроки и обязательства' }));
  await waitFor(() => {
    expect(titles()).toEqual(['Уведомление 4', 'Уведомление 2']);
  });
  expect(pagesAsked()).toEqual(['1/8', '1/8 deadlines']);
});

it('keeps a live one out of a list of another kind, and puts it into its own', async () => {
  serverWith(many(2, () => ({ type: 'obligation_due' })));
  const { user } = await openBell();
  await user.click(await screen.findByRole('button', { name: /^Вид уведомлений/ }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Сроки и обязательства' }));
  await screen.findByText('Уведомление 2');
  const live = (id: number, type: string) =>
    act(() => {
      publishUserEvent({ kind: 'notification', notification: aNotification(id, { type }), unread: id });
    });
  live(3, 'document_changed');
  live(4, 'obligation_due');
  await waitFor(() => {
    expect(titles()).toEqual(['Уведомление 4', 'Уведомление 2', 'Уведомление 1']);
  });
  expect(
    screen.getByRole('button', { name: 'Уведомления: 4 непрочитанных', hidden: true }),
  ).toBeInTheDocument();
});

it('gives a repeat the place of the unread one before it', async () => {
  const group_key = 'agreement:2:status';
  serverWith(many(3, (id) => (id === 2 ? { group_key } : {})));
  await openBell();
  await screen.findByText('Уведомление 3');
  act(() => {
    publishUserEvent({
      kind: 'notification',
      notification: aNotification(4, { group_key, repeats: 3 }),
      unread: 3,
    });
  });
  await waitFor(() => {
    expect(titles()).toEqual(['Уведомление 4', 'Уведомление 3', 'Уведомление 1']);
  });
  expect(screen.getByText('ещё 2 события о том же')).toBeVisible();
});

it('loses none between two pages when some were read and others came meanwhile', async () => {
  const { happen } = serverWith(many(20, (id) => (id === 20 ? { url: null } : {})));
  const { user } = await openBell();
  await user.click(await screen.findByRole('radio', { name: 'Непрочитанные' }));
  await user.click(await screen.findByRole('button', { name: /Уведомление 20/ }));
  await screen.findByRole('button', { name: 'Уведомления: 19 непрочитанных', hidden: true });
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await screen.findByText('Уведомление 12');
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await screen.findByText('Уведомление 4');
  const live = aNotification(21);
  happen((all) => [live, ...all]);
  act(() => {
    publishUserEvent({ kind: 'notification', notification: live, unread: 20 });
  });
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await screen.findByText('Уведомление 1');
  expect(titles()).toEqual(
    [21, ...Array.from({ length: 20 }, (_, at) => 20 - at)].map((id) => `Уведомление ${String(id)}`),
  );
});

it('begins anew when so much was read elsewhere that there is no next page', async () => {
  const { happen } = serverWith(many(12));
  const { user } = await openBell();
  await user.click(await screen.findByRole('radio', { name: 'Непрочитанные' }));
  await screen.findByText('Уведомление 5');
  happen((all) => all.map((item) => ({ ...item, is_read: item.id > 1 })));
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await screen.findByText('Уведомление 1');
  expect(titles()).toEqual(['Уведомление 1']);
});

it('shows what was missed while there was no connection, once it is back', async () => {
  const { happen } = serverWith(many(2));
  const { queryClient } = await openBell();
  await screen.findByText('Уведомление 2');
  happen((all) => [aNotification(4), aNotification(3), ...all]);
  // What the shell does after a new subscription.
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => {
    expect(titles()).toEqual([4, 3, 2, 1].map((id) => `Уведомление ${String(id)}`));
  });
  expect(
    screen.getByRole('button', { name: 'Уведомления: 4 непрочитанных', hidden: true }),
  ).toBeInTheDocument();
});

it('says why the next eight did not come, and keeps what is shown', async () => {
  const { network } = serverWith(many(10));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await openBell();
  await screen.findByText('Уведомление 10');
  network.answer({ 'GET /api/notifications': reply(503, { message: 'Сервер перезапускается' }) });
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервер перезапускается');
  expect(titles()).toHaveLength(8);
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});

it('puts a notification that has just come at the top, once', async () => {
  serverWith(many(2));
  await openBell();
  await screen.findByText('Уведомление 2');
  const event = { kind: 'notification' as const, notification: aNotification(3), unread: 3 };
  act(() => {
    publishUserEvent(event);
    publishUserEvent(event);
  });
  await waitFor(() => {
    expect(titles()).toEqual(['Уведомление 3', 'Уведомление 2', 'Уведомление 1']);
  });
  expect(
    screen.getByRole('button', { name: 'Уведомления: 3 непрочитанных', hidden: true }),
  ).toBeInTheDocument();
});

it('opens the record and marks the one notification read', async () => {
  const { network } = serverWith(many(2));
  const { user, router } = await openBell();
  await user.click(await screen.findByRole('link', { name: /Уведомление 2/ }));
  expect(router.state.location.pathname).toBe('/agreements/2');
  expect(network.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ ids: [2] });
});

it('says that there is nothing unread', async () => {
  serverWith(many(1, () => ({ is_read: true })));
  const { user } = await openBell();
  await user.click(await screen.findByRole('radio', { name: 'Непрочитанные' }));
  expect(await screen.findByText('Непрочитанных нет')).toBeVisible();
});

it('offers to repeat when the list does not come', async () => {
  const { network } = serverWith([]);
  network.answer({
    'GET /api/notifications': reply(503, { message: 'Сервер перезапускается', request_id: 'r-1' }),
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await openBell();
  expect(await screen.findByText('Сервер перезапускается')).toBeVisible();
  const meta = { current_page: 1, last_page: 1, per_page: 8, total: 1 };
  network.answer({ 'GET /api/notifications': { data: [aNotification(1)], meta, total: 1, unread: 1 } });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Уведомление 1')).toBeVisible();
});
