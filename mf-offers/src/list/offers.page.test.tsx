import { commercialOffer, commercialOfferList, type CommercialOffer } from 'shared/contract/commercial-offer';
import { renderPage, reply, screen, stubNetwork, within } from 'shared/testing';

import OfferPage from '../card/offer.page';
import OfferCreatePage from '../edit/offer-create.page';
import OfferEditPage from '../edit/offer-edit.page';
import OffersPage from './offers.page';

function anOffer(patch: Partial<CommercialOffer> = {}): CommercialOffer {
  return commercialOffer.parse({
    id: 7,
    number: 'КП-18/2026',
    offer_date: '2026-10-05',
    direction: 'incoming',
    title: 'Поставка коммутаторов доступа',
    subject: 'Коммутаторы доступа на 48 портов, 24 шт',
    organization_name: 'Северный узел связи',
    counterparty_name: 'Телеком Снаб',
    responsible_name: 'Щербакова Елена Андреевна',
    currency_code: 'RUB',
    amount: '3120000.00',
    vat_amount: '562622.95',
    valid_until: '2026-12-01',
    status: 'sent',
    created_at: '2026-10-05T08:00:00Z',
    updated_at: '2026-10-06T08:00:00Z',
    lock_version: 1,
    ...patch,
  });
}

const meta = { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false };
const network = {
  'GET /api/commercial-offers': commercialOfferList.parse({ data: [anOffer()], meta }),
  'GET /api/commercial-offers/7': anOffer(),
  'GET /api/saved-views': { data: [], meta: { ...meta, total: 0 } },
};

describe('commercial offers', () => {
  it('are listed with who offers what, for how much and until when', async () => {
    stubNetwork(network);
    renderPage(<OffersPage />, { at: '/commercial-offers' });
    const row = await screen.findByRole('row', { name: /КП-18\/2026/ });
    expect(within(row).getByText('Телеком Снаб')).toBeVisible();
    expect(within(row).getByText('Отправлено')).toBeVisible();
    expect(row).toHaveTextContent('3 120 000,00 ₽');
    expect(row).toHaveTextContent('01.12.2026');
  });

  it('are read one by one, and lead back to the list they were opened from', async () => {
    stubNetwork(network);
    renderPage(<OfferPage />, {
      path: '/commercial-offers/:id',
      at: '/commercial-offers/7?list=search%3Dсеть',
    });
    expect(await screen.findByRole('heading', { name: 'Поставка коммутаторов доступа' })).toBeVisible();
    expect(screen.getByText('Коммутаторы доступа на 48 портов, 24 шт')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Предложения' })).toHaveAttribute(
      'href',
      '/commercial-offers?search=сеть',
    );
  });

  it('that nobody may see are called so', async () => {
    stubNetwork({
      'GET /api/commercial-offers/:id': reply(404, { message: 'Запись не найдена', request_id: '1' }),
    });
    renderPage(<OfferPage />, { path: '/commercial-offers/:id', at: '/commercial-offers/404' });
    expect(await screen.findByText('Такого предложения нет или оно вам недоступно')).toBeVisible();
  });

  it('are not written here yet: the guarded addresses lead to what can be read', async () => {
    stubNetwork(network);
    const created = renderPage(<OfferCreatePage />, {
      path: '/commercial-offers/create',
      at: '/commercial-offers/create',
      routes: [{ path: '/commercial-offers', element: <h1>Список</h1> }],
    });
    expect(await screen.findByRole('heading', { name: 'Список' })).toBeVisible();
    created.unmount();
    renderPage(<OfferEditPage />, {
      path: '/commercial-offers/:id/edit',
      at: '/commercial-offers/7/edit',
      routes: [{ path: '/commercial-offers/:id', element: <h1>Карточка</h1> }],
    });
    expect(await screen.findByRole('heading', { name: 'Карточка' })).toBeVisible();
  });
});
