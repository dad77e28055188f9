import { offerActionInput } from 'shared/contract/commercial-offer/commercial-offer-input';
import { offerComparison } from 'shared/contract/commercial-offer/offer-comparison';
import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { NO_COMMENTS, renderPage, reply, screen, stubNetwork, within } from 'shared/testing';

import { anOffer, books, listed } from '../testing/an-offer';
import OfferPage from './offer.page';

function open(offer: CommercialOffer, at = '/commercial-offers/7', more: Record<string, unknown> = {}) {
  const network = stubNetwork({
    ...books(),
    'GET /api/comments': NO_COMMENTS,
    'GET /api/commercial-offers/7': offer,
    ...more,
  });
  const view = renderPage(<OfferPage />, {
    path: '/commercial-offers/:id',
    at,
    routes: [
      { path: '/commercial-offers', element: <p>Список предложений</p> },
      { path: '/commercial-offers/:id/edit', element: <p>Форма предложения</p> },
    ],
  });
  const posted = () => network.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...view, network, posted };
}
const loaded = () => screen.findByRole('heading', { level: 1 });

test('the card says what is offered, by whom, for how much and until when, and leads back to its list', async () => {
  open(anOffer({ status: 'approved' }), '/commercial-offers/7?list=search%3Dсеть');
  expect(await loaded()).toHaveTextContent('Поставка коммутаторов доступа');
  expect(screen.getByText('Телеком Снаб, ООО')).toBeInTheDocument();
  expect(screen.getByText('2 440,00 ₽')).toBeInTheDocument();
  expect(screen.getByText('Коммутаторы доступа на 48 портов, 24 шт')).toBeInTheDocument();
  expect(screen.getByText('30 дней')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Сравнение/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Предложения' })).toHaveAttribute(
    'href',
    '/commercial-offers?search=сеть',
  );
});

test('an offer that nobody may see is called so', async () => {
  open(anOffer(), undefined, {
    'GET /api/commercial-offers/7': reply(404, { message: 'Предложение не найдено', request_id: '1' }),
  });
  expect(await screen.findByText('Такого предложения нет или оно вам недоступно')).toBeInTheDocument();
});

test('an agreement is made of an accepted offer: its type is asked, the known counterparty is not', async () => {
  const accepted = anOffer({ status: 'accepted', available_actions: ['convert-to-agreement'] });
  const converted = anOffer({
    status: 'converted',
    lock_version: 4,
    agreement: { id: 900, name: '№ Д-2026-00900' },
  });
  const { user, posted } = open(accepted, undefined, {
    'POST /api/commercial-offers/7/convert-to-agreement': converted,
  });
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Заключить договор' }));
  const dialog = await screen.findByRole('dialog', { name: 'Заключить договор' });
  expect(within(dialog).queryByLabelText(/^Контрагент/)).not.toBeInTheDocument();
  await user.click(within(dialog).getByLabelText(/^Тип договора/));
  await user.click(await screen.findByRole('option', { name: /Поставка/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Заключить договор' }));
  expect(await screen.findByRole('link', { name: '№ Д-2026-00900' })).toHaveAttribute(
    'href',
    '/agreements/900',
  );
  expect(posted().map((body) => offerActionInput.parse(body))).toEqual([
    { lock_version: 3, agreement_type_id: 4 },
  ]);
});

test('a lead has to be found in the book first, and the refusal stands under the field', async () => {
  const lead = anOffer({
    status: 'accepted',
    counterparty: null,
    counterparty_name: 'Энергомаш',
    available_actions: ['convert-to-agreement'],
  });
  const { user } = open(lead, undefined, {
    'POST /api/commercial-offers/7/convert-to-agreement': reply(422, {
      message: 'Проверьте поля',
      request_id: '1',
      errors: { counterparty_id: ['Заведите контрагента в справочнике и выберите его'] },
    }),
  });
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Заключить договор' }));
  const dialog = await screen.findByRole('dialog', { name: 'Заключить договор' });
  await user.click(within(dialog).getByLabelText(/^Тип договора/));
  await user.click(await screen.findByRole('option', { name: /Поставка/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Заключить договор' }));
  expect(await within(dialog).findByRole('combobox', { name: /^Контрагент/ })).toHaveAccessibleDescription(
    'Заведите контрагента в справочнике и выберите его',
  );
});

test('an offer is marked as sent with its day and to whom', async () => {
  const approved = anOffer({ status: 'approved', direction: 'outgoing', available_actions: ['send'] });
  const { user, posted } = open(approved, undefined, {
    'POST /api/commercial-offers/7/send': anOffer({ status: 'sent', lock_version: 4 }),
  });
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Отметить отправленным' }));
  const dialog = await screen.findByRole('dialog', { name: 'Отметить отправленным' });
  await user.type(within(dialog).getByLabelText(/^Кому/), 'Орешкину');
  await user.click(within(dialog).getByRole('button', { name: 'Отметить отправленным' }));
  expect(await screen.findAllByText('Отправлено')).not.toHaveLength(0);
  expect(posted()).toEqual([expect.objectContaining({ lock_version: 3, sent_to: 'Орешкину' })]);
});

test('a new revision opens in its form', async () => {
  const declined = anOffer({ status: 'declined', available_actions: ['create-revision'] });
  const { user, router } = open(declined, undefined, {
    'POST /api/commercial-offers/7/create-revision': anOffer({ id: 8, revision: 2 }),
  });
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Создать новую редакцию' }));
  expect(await screen.findByText('Форма предложения')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/commercial-offers/8/edit');
});

test('an offer that has come in is warned of, not made ready to be sent', async () => {
  const line = { field: 'counterparty_id', message: 'Контрагент заблокирован', level: 'warning' as const };
  open(anOffer({ status: 'approved', direction: 'incoming', readiness: [line] }));
  expect(await screen.findByRole('heading', { name: 'Обратите внимание' })).toBeVisible();
  expect(screen.getByText('Контрагент заблокирован')).toBeVisible();
  expect(screen.queryByText('Готовность к отправке')).toBeNull();
});

const halfPriced = {
  id: 9,
  counterparty_name: 'Кабель Трейд',
  party: { name_short: 'Кабель Трейд', legal_form: 'ООО' },
  amount: null,
  is_complete: false,
};
test('offers for one need stand side by side, the best is said in words', async () => {
  const rival = {
    number: 'КП-2026-0018',
    revision: 1,
    status: 'draft',
    is_winner: false,
    currency_code: 'RUB',
    vat_mode: 'included',
    vat_amount: '440.00',
    amount_without_vat: '2000.00',
    discount_percent: '0.00',
    valid_until: null,
    delivery_days: 30,
    warranty_months: null,
    payment_terms: null,
    is_complete: true,
    best: [],
  };
  const price = { quantity: '2.000', amount: '2440.00', is_best: false };
  const comparison = offerComparison.parse({
    id: 3,
    has_one_currency: true,
    offers: [
      { ...rival, id: 7, counterparty_name: 'Телеком Снаб', amount: '2440.00' },
      {
        ...rival,
        id: 8,
        counterparty_name: 'Сетевые решения',
        amount: '2000.00',
        vat_mode: 'none',
        vat_amount: '0.00',
        is_winner: true,
        best: ['amount'],
      },
      { ...rival, ...halfPriced },
    ],
    lines: [
      {
        name: 'Коммутатор',
        measure: 'шт',
        prices: [
          { ...price, offer_id: 7, price: '1220.00' },
          { ...price, offer_id: 8, price: '1000.00', is_best: true },
        ],
      },
    ],
  });
  open(anOffer({ competitor_group_id: 3 }), '/commercial-offers/7?tab=comparison', {
    'GET /api/commercial-offers/groups/3': comparison,
    'GET /api/commercial-offers': listed([]),
  });
  const table = await screen.findByRole('table', { name: 'Цены за единицу с НДС и скидкой' });
  const cells = (name: RegExp) =>
    within(within(table).getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent.replace(/\s/g, ' '));
  expect(cells(/^Коммутатор/)).toEqual(['1 220,00 ₽× 2', '1 000,00 ₽× 2Лучшее', '—']);
  // An offer without the tax is not one whose tax is nothing.
  expect(cells(/^в том числе НДС/)).toEqual(['440,00 ₽', 'Без НДС', '440,00 ₽']);
  // A phone has no heads of columns: there every price says whose it is, and the line may end behind the form.
  const whose = within(within(table).getByRole('row', { name: /^Коммутатор/ })).getAllByRole('cell');
  expect(whose.map((cell) => cell.dataset['whose'])).toEqual([
    'Телеком Снаб',
    'Сетевые решения',
    'ООО «Кабель Трейд»',
  ]);
  expect(within(table).getByRole('link', { name: /Кабель/ }).textContent).toBe('ООО «Кабель Трейд»');
  expect(cells(/^Итого/)).toEqual(['2 440,00 ₽', '2 000,00 ₽Лучшее', '—']);
  expect(within(table).getByText('Победитель')).toBeInTheDocument();
  expect(within(table).getByText('Не все позиции')).toBeInTheDocument();
  expect(within(table).getByRole('link', { name: 'Сетевые решения' })).toHaveAttribute(
    'href',
    '/commercial-offers/8',
  );
});

test('an offer is compared with others, and not with itself', async () => {
  const row = { counterparty_name: 'Свет', direction: 'incoming' };
  const { user } = open(anOffer({ direction: 'incoming', available_actions: ['compare'] }), undefined, {
    'GET /api/commercial-offers': listed([
      { ...row, id: 7, number: 'КП-7', title: 'Оно само' },
      { ...row, id: 8, number: 'КП-8', title: 'Другое' },
    ]),
  });
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Другие действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Сравнить с другим' }));
  const dialog = await screen.findByRole('dialog', { name: 'Сравнить с другим предложением' });
  await user.click(within(dialog).getByLabelText(/^Предложение/));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('КП-8 Другое')]);
});

test('the way out of cancelling an offer is not called by the same word as the act', async () => {
  const { user, posted } = open(anOffer({ status: 'approved', available_actions: ['cancel'] }));
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Другие действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Отменить предложение' }));
  const dialog = await screen.findByRole('dialog', { name: 'Отменить предложение' });
  await user.click(within(dialog).getByRole('button', { name: 'Не отменять' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(posted()).toEqual([]);
});
