import { commercialOfferList } from 'shared/contract/commercial-offer/commercial-offer';
import { differencesOfFirstRows, renderPage, screen, stubNetwork, within } from 'shared/testing';

import { anOffer, listed } from '../testing/an-offer';
import { offersFirstRows } from './offers-first-rows';
import OffersPage from './offers.page';

const network = {
  'GET /api/commercial-offers': commercialOfferList.parse(listed([anOffer({ status: 'sent' })])),
  'GET /api/saved-views': { ...listed([]), shareable: [] },
};

describe('commercial offers', () => {
  it('are listed with who offers what, for how much and until when', async () => {
    stubNetwork(network);
    renderPage(<OffersPage />, { at: '/commercial-offers' });
    const row = await screen.findByRole('row', { name: /КП-2026-0018/ });
    expect(within(row).getByText('Телеком Снаб')).toBeVisible();
    expect(within(row).getByText('Отправлено')).toBeVisible();
    expect(row).toHaveTextContent('2 440,00 ₽');
    expect(row).toHaveTextContent('01.12.2026');
  });

  it('are drawn before the code of the list as after it', async () => {
    stubNetwork(network);
    const { container } = renderPage(<OffersPage />, { at: '/commercial-offers' });
    await screen.findByRole('row', { name: /КП-2026-0018/ });
    const { data } = network['GET /api/commercial-offers'];
    const first = { resource: 'commercial-offers', rows: offersFirstRows, data };
    expect(differencesOfFirstRows(first, container)).toEqual([]);
  });

  it('say of one that was put away that it is in the archive', async () => {
    const rows = [
      anOffer({ id: 1, status: 'declined', archived_at: '2026-11-17T09:30:00Z' }),
      anOffer({ id: 2, number: 'КП-2026-0019', status: 'declined' }),
    ];
    stubNetwork({ ...network, 'GET /api/commercial-offers': commercialOfferList.parse(listed(rows)) });
    renderPage(<OffersPage />, { at: '/commercial-offers?filter[archived]=all' });
    const row = await screen.findByRole('row', { name: /КП-2026-0018/ });
    expect(within(row).getByTitle('В архиве')).toHaveTextContent('В архиве');
    const other = screen.getByRole('row', { name: /КП-2026-0019/ });
    expect(within(other).queryByTitle('В архиве')).toBeNull();
  });

  it('are narrowed by with whom, by whose and by what they are about', async () => {
    const { requests } = stubNetwork({
      ...network,
      'GET /api/counterparties/35': {
        id: 35,
        name_short: 'Телеком Снаб',
        legal_form: 'ООО',
        inn: null,
        kpp: null,
      },
    });
    const at = '/commercial-offers?filter[counterparty_id]=35';
    const { user } = renderPage(<OffersPage />, { at });
    expect(await screen.findByRole('button', { name: /^Контрагент.*Телеком Снаб/ })).toBeVisible();
    const list = requests.find(({ path }) => path === '/api/commercial-offers');
    expect(list?.query.get('filter[counterparty_id]')).toBe('35');
    await user.click(screen.getByRole('button', { name: 'Условие' }));
    for (const name of ['Ответственный', 'Категория', 'Подразделение', 'Наша организация']) {
      expect(await screen.findByText(name)).toBeVisible();
    }
  });

  it('are begun from the list by whoever may create them', async () => {
    stubNetwork(network);
    renderPage(<OffersPage />, { at: '/commercial-offers' });
    expect(await screen.findByRole('link', { name: 'Создать предложение' })).toHaveAttribute(
      'href',
      '/commercial-offers/create',
    );
  });
});
