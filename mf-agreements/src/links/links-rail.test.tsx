import { type DocumentLink, documentLink } from 'shared/contract/link/agreement-link';
import { publishUserEvent } from 'shared/realtime';
import { act, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import LinksRail from './links-rail';

const KINDS = [
  { name: 'agreement', title: 'Договоры' },
  { name: 'commercial_offer', title: 'Коммерческие предложения' },
];

function aLink(given: Partial<DocumentLink> = {}, document: Partial<DocumentLink['document']> = {}) {
  return documentLink.parse({
    id: 3,
    kind: 'basis',
    direction: 'out',
    label: 'Основание',
    document: {
      type: 'commercial_offer',
      id: 9,
      name: 'Предложение № КП-9',
      title: 'Поставка серверов',
      counterparty_name: 'Лесная Плаза',
      date: '2026-11-02',
      status: 'accepted',
      status_label: 'Принято',
      url: '/commercial-offers/9',
      is_archived: false,
      is_destroyed: false,
      ...document,
    },
    lock_version: 2,
    created_at: '2026-11-17T09:30:00Z',
    created_by_name: 'Соколова Мария Дмитриевна',
    can: { edit: true },
    ...given,
  });
}

function open(
  links: readonly DocumentLink[],
  {
    kind = 'agreement',
    add = true,
    ...network
  }: { kind?: string; add?: boolean } & Record<string, unknown> = {},
) {
  const resource = kind === 'agreement' ? 'agreements' : 'commercial-offers';
  const asked = stubNetwork({
    [`GET /api/${resource}/5/links`]: { data: links, can: { add }, kinds: KINDS },
    ...network,
  });
  return { ...renderPage(<LinksRail kind={kind} record={{ id: 5, lock_version: 1 }} />), asked };
}

test('each document says what it is to the agreement and where it stands', async () => {
  open([
    aLink(),
    aLink({ id: 4, kind: 'cancels', label: 'Отменяет' }, { id: 10, is_archived: true, name: 'Договор № 4' }),
    aLink({ id: 5 }, { id: 11, is_destroyed: true }),
  ]);
  const [basis, cancelled, destroyed] = await screen.findAllByRole('listitem');
  expect(basis).toHaveTextContent(/Основание.*Предложение № КП-9 от 02\.11\.2026.*Лесная Плаза.*Принято/);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/commercial-offers/9');
  expect(cancelled).toHaveTextContent(/Отменяет.*в архиве/);
  expect(destroyed).toHaveTextContent('Уничтожен по акту');
});

test('a document is found by typing and connected as what it is', async () => {
  const hit = {
    kind: 'agreement',
    id: 12,
    title: '№ 12 — Аренда склада',
    hint: 'Лесная Плаза',
    url: '/agreements/12',
  };
  const own = { ...hit, id: 5, title: '№ 5 — Этот договор' };
  const person = { ...hit, kind: 'user', id: 7, title: 'Аренда Арендович' };
  const { user, asked } = open([], {
    'GET /api/recent-records': { data: [] },
    'GET /api/search': { data: [hit, own, person] },
    'POST /api/agreements/5/links': reply(201, aLink()),
  });
  expect(await screen.findByText(/^Основание, приложения/)).toHaveAttribute('data-screen');
  await user.click(screen.getByRole('button', { name: 'Связать с документом' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Добавить связь' }));
  expect(within(dialog).getByText('Это поле обязательно для заполнения')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('combobox', { name: /Документ/ }), 'аренда');
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([expect.stringContaining('№ 12')]);
  await user.click(options[0] as HTMLElement);
  await user.click(within(dialog).getByRole('button', { name: 'Добавить связь' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(asked.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'basis',
    document_type: 'agreement',
    document_id: 12,
  });
});

test('a document that is linked already is found and cannot be chosen again', async () => {
  const hit = { kind: 'commercial_offer', id: 9, title: 'КП-9', hint: null, url: '/commercial-offers/9' };
  const { user } = open([aLink()], {
    'GET /api/recent-records': { data: [hit, { ...hit, kind: 'agreement', title: '№ 9' }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Связать с документом' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: /Документ/ }));
  const [linked, other] = await screen.findAllByRole('option');
  expect(linked).toHaveTextContent('уже связан');
  expect(linked).toHaveAttribute('aria-disabled', 'true');
  expect(other).not.toHaveTextContent('уже связан');
});

test('what is refused stands under its field in the words of the refusal', async () => {
  const hit = { kind: 'agreement', id: 12, title: '№ 12', hint: null, url: '/agreements/12' };
  const errors = { document_id: ['Эти документы уже связаны'] };
  const { user } = open([], {
    'GET /api/recent-records': { data: [hit] },
    'POST /api/agreements/5/links': reply(422, { message: 'Проверьте заполнение полей', errors }),
  });
  await user.click(await screen.findByRole('button', { name: 'Связать с документом' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: /Документ/ }));
  await user.click(await screen.findByRole('option'));
  await user.click(within(dialog).getByRole('button', { name: 'Добавить связь' }));
  expect(await within(dialog).findByText('Эти документы уже связаны')).toBeVisible();
});

test('at the other end the link is changed where it was drawn, and nothing is added', async () => {
  const link = aLink(
    { direction: 'in', label: 'Основание для' },
    { type: 'agreement', id: 77, name: 'Договор № 77' },
  );
  const { user, asked } = open([link], {
    kind: 'commercial_offer',
    add: false,
    'DELETE /api/agreements/77/links/3': reply(204, null),
  });
  await user.click(await screen.findByRole('button', { name: 'Действия: Договор № 77' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить связь' }));
  await waitFor(() => {
    expect(asked.requests.some(({ method }) => method === 'DELETE')).toBe(true);
  });
  expect(screen.queryByRole('button', { name: 'Связать с документом' })).toBeNull();
});

test('a link changed meanwhile is told of once, and saved over what it is by then', async () => {
  const { user, asked } = open([aLink()], {
    'PATCH /api/agreements/5/links/3': reply(409, { message: 'Связь изменил другой сотрудник' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Действия: Предложение № КП-9' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Изменить вид связи' }));
  const dialog = await screen.findByRole('dialog', { name: 'Вид связи' });
  asked.answer({
    'GET /api/agreements/5/links': { data: [aLink({ lock_version: 3 })], can: { add: true }, kinds: KINDS },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByText('Связь изменил другой сотрудник')).toBeVisible();
  asked.answer({ 'PATCH /api/agreements/5/links/3': aLink({ lock_version: 4 }) });
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const sent = asked.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(sent).toEqual([
    { kind: 'basis', lock_version: 2 },
    { kind: 'basis', lock_version: 3 },
  ]);
});

test('a link that was taken away is said to be, though its line went before the answer came', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { user, asked, alerts } = open([aLink()], {
    'DELETE /api/agreements/5/links/3': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Действия: Предложение № КП-9' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить связь' }));
  asked.answer({ 'GET /api/agreements/5/links': { data: [], can: { add: true }, kinds: KINDS } });
  act(() => {
    publishUserEvent({
      kind: 'entity',
      entity: 'commercial_offer',
      resource: 'commercial-offers',
      id: 9,
      lock_version: 4,
      actor_id: 8,
    });
  });
  await waitFor(() => {
    expect(screen.queryByRole('listitem')).toBeNull();
  });
  answer(reply(204, null));
  await waitFor(() => {
    expect(alerts()).toEqual(['Связь удалена']);
  });
});

test('a document without links takes no place for whoever cannot add one', async () => {
  const { asked } = open([], { add: false });
  await waitFor(() => {
    expect(asked.requests).toHaveLength(1);
  });
  expect(screen.queryByText('Связанные документы')).toBeNull();
});

test('a change of a connected document is asked for at once', async () => {
  const { asked } = open([aLink()]);
  await screen.findByRole('listitem');
  act(() => {
    publishUserEvent({
      kind: 'entity',
      entity: 'commercial_offer',
      resource: 'commercial-offers',
      id: 9,
      lock_version: 4,
      actor_id: 8,
    });
  });
  await waitFor(() => {
    expect(asked.requests).toHaveLength(2);
  });
});
