import { offerCreate, offerUpdate } from 'shared/contract/commercial-offer/commercial-offer-input';
import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { aSession, renderPage, reply, screen, stubNetwork, within } from 'shared/testing';

import { anOffer, books } from '../testing/an-offer';
import OfferCreatePage from './offer-create.page';
import OfferEditPage from './offer-edit.page';

type Person = ReturnType<typeof renderPage>['user'];
const PATCH = 'PATCH /api/commercial-offers/7';
const routes = [
  { path: '/commercial-offers/:id', element: <p>Карточка предложения</p> },
  { path: '/commercial-offers', element: <p>Список предложений</p> },
];

function create(more: Record<string, unknown> = {}) {
  const network = stubNetwork({ ...books(), ...more });
  const path = '/commercial-offers/create';
  return { ...renderPage(<OfferCreatePage />, { path, at: path, routes }), network };
}
function edit(
  offer: CommercialOffer,
  more: Record<string, unknown> = {},
  session?: ReturnType<typeof aSession>,
) {
  const network = stubNetwork({ ...books(), 'GET /api/commercial-offers/7': offer, ...more });
  const view = renderPage(<OfferEditPage />, {
    path: '/commercial-offers/:id/edit',
    at: '/commercial-offers/7/edit',
    routes,
    session,
  });
  const patched = () => network.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { ...view, network, patched };
}
async function choose(person: Person, field: RegExp, option: RegExp) {
  await person.click(screen.getByLabelText(field));
  await person.click(await screen.findByRole('option', { name: option }));
}
const cell = (path: string) => {
  const found = document.getElementById(`field-items-${path}`);
  if (found === null) throw new Error(`Нет ячейки ${path}`);
  return found;
};

beforeEach(() => {
  localStorage.clear();
});

test('an offer of a lead is made with a line; what the server refuses stands under its field', async () => {
  const refusal = reply(422, {
    message: 'Проверьте поля',
    request_id: '1',
    errors: { number: ['Такой номер в этом году уже есть'], 'items.0.measure_id': ['Выберите значение'] },
  });
  const { user, network } = create({ 'POST /api/commercial-offers': refusal });
  await user.click(screen.getByLabelText(/^Название \*|^Название$/));
  await user.paste('Поставка серверов');
  await choose(user, /^Наша организация/, /Северный узел связи/);
  await user.click(screen.getByLabelText(/^Название контрагента/));
  await user.paste('Энергомаш');
  await user.click(screen.getByText('Добавить позицию'));
  await user.keyboard('Сервер{Tab}8{Tab}ш{Tab}1284000{Enter}');
  await user.click(screen.getByText('Создать предложение'));
  expect(
    await screen.findByRole('textbox', { name: /^Номер/, description: /Такой номер в этом году уже есть/ }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Строка 1, единица измерения/)).toBeInTheDocument();
  const sent = network.requests.find(({ method }) => method === 'POST');
  const body = offerCreate.parse(sent?.body);
  expect(body).toMatchObject({
    title: 'Поставка серверов',
    direction: 'incoming',
    organization_id: 1,
    counterparty_name: 'Энергомаш',
    vat_rate_id: 5,
    items: [{ name: 'Сервер', quantity: '8', price: '1284000.00', vat_rate_id: 5 }],
  });
  expect(body).not.toHaveProperty('amount');
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
});

test('whoever may not read offers stays with what was saved, and is led past the closed register', async () => {
  const session = aSession(['Создание коммерческих предложений', 'Редактирование коммерческих предложений']);
  const record = anOffer();
  const { user } = edit(record, { [PATCH]: record }, session);
  const days = await screen.findByLabelText(/^Срок поставки/);
  expect(screen.queryByRole('link', { name: 'Предложения' })).toBeNull();
  await user.clear(days);
  await user.type(days, '45');
  await user.click(screen.getByText('Сохранить'));
  expect(await screen.findByRole('heading', { name: 'Изменения сохранены' })).toBeVisible();
  expect(screen.getByText(/нужно право «Просмотр коммерческих предложений»/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});

test('a refused form names the right and does not lead to the list it closes as well', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refused = reply(403, { message: 'Недостаточно прав для этого действия', request_id: '1' });
  edit(anOffer(), { 'GET /api/commercial-offers/7': refused }, aSession([]));
  expect(await screen.findByText(/нужно право «Просмотр коммерческих предложений»/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
  jest.restoreAllMocks();
});

test('what has to be said is asked for before anything is sent', async () => {
  const { user, network } = create();
  await user.click(screen.getByText('Создать предложение'));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByText('Чтобы создать предложение, исправьте 3 поля')).toBeInTheDocument();
  expect(screen.getAllByText(REQUIRED_FIELD)).toHaveLength(3);
  expect(network.requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('only what was changed is sent, with the version that was read', async () => {
  const record = anOffer();
  const { user, patched } = edit(record, { [PATCH]: record });
  const days = await screen.findByLabelText(/^Срок поставки/);
  await user.clear(days);
  await user.type(days, '45');
  await user.click(screen.getByText('Сохранить'));
  expect(await screen.findByText('Карточка предложения')).toBeInTheDocument();
  expect(patched()).toEqual([{ delivery_days: 45, lock_version: 3 }]);
});

test('two people who changed lines are asked about the line both changed, and about no other', async () => {
  const record = anOffer();
  const [line] = record.items;
  if (line === undefined) throw new Error('There is a line');
  const second = { ...line, id: 2, position: 2, name: 'Монтаж' };
  const read = anOffer({ items: [line, second] });
  const current = anOffer({
    lock_version: 7,
    items: [
      { ...line, price: '1300.00' },
      { ...second, price: '50.00' },
    ],
  });
  const { user, network, patched } = edit(read, {
    [PATCH]: reply(409, { message: 'Изменено', request_id: '1', current }),
  });
  await screen.findByLabelText(/^Срок поставки/);
  await user.click(cell('0-price'));
  await user.keyboard('1400{Enter}');
  await user.click(screen.getByText('Сохранить'));
  const dialog = await screen.findByRole('dialog', { name: 'Пока вы правили, предложение изменили' });
  expect(within(dialog).getByText(/1 400,00/)).toBeInTheDocument();
  expect(within(dialog).getByText(/1 300,00/)).toBeInTheDocument();
  network.answer({ [PATCH]: anOffer({ lock_version: 8 }) });
  await user.click(within(dialog).getByText('Сохранить выбранное'));
  expect(await screen.findByText('Карточка предложения')).toBeInTheDocument();
  const merged = offerUpdate.parse(patched().at(-1));
  expect(merged.lock_version).toBe(7);
  expect(merged.items?.map(({ price }) => price)).toEqual(['1400.00', '50.00']);
});

test('of a sent offer only who looks after it is open', async () => {
  const can = { edit: false, edit_service: true, delete: false, upload: true };
  edit(anOffer({ status: 'sent', can, open_groups: ['service'] }));
  expect(await screen.findByLabelText(/^Ответственный/)).toBeEnabled();
  expect(screen.queryByLabelText(/^Срок поставки/)).not.toBeInTheDocument();
});

test('an offer that may not be changed says why', async () => {
  const can = { edit: false, edit_service: false, delete: false, upload: false };
  edit(anOffer({ status: 'on_approval', can, open_groups: [] }));
  expect(await screen.findByText('Предложение закрыто для правки')).toBeInTheDocument();
  expect(screen.getByText(/Пока идёт согласование/)).toBeInTheDocument();
});

test('a discount of the whole offer is counted at once, and a typed sum has none', async () => {
  const record = anOffer();
  const { user, patched } = edit(record, { [PATCH]: record });
  const discount = await screen.findByLabelText(/^Скидка на всё предложение/);
  await user.clear(discount);
  await user.type(discount, '10');
  expect(await screen.findByText('−244,00')).toBeInTheDocument();
  expect(screen.getByText('2 196,00')).toBeInTheDocument();
  await user.click(screen.getByText('Сохранить'));
  expect(await screen.findByText('Карточка предложения')).toBeInTheDocument();
  expect(patched()).toEqual([{ discount_percent: '10', lock_version: 3 }]);
});
