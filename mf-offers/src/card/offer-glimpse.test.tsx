import type { CommercialOfferRow } from 'shared/contract/commercial-offer/commercial-offer';
import { listKey } from 'shared/query';
import { act, renderPage, screen, stubNetwork } from 'shared/testing';

import { anOffer } from '../testing/an-offer';
import OfferPage from './offer.page';

test('the card shows what the register told of an offer while the rest is on its way', async () => {
  const row: CommercialOfferRow = anOffer({ amount: '2440.00' });
  const onItsWay = () => new Promise(() => undefined);
  stubNetwork({
    'GET /api/commercial-offers/:id': onItsWay,
    'GET /api/commercial-offers/:id/:part': onItsWay,
    'GET /api/comments': onItsWay,
  });
  const { queryClient, router } = renderPage(<OfferPage />, {
    path: '/commercial-offers/:id',
    at: '/',
    routes: [{ path: '/', element: <p>Реестр</p> }],
  });
  queryClient.setQueryData(listKey('commercial-offers', ''), { data: [row], meta: { total: 1 } });
  await act(() => router.navigate(`/commercial-offers/${String(row.id)}`));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(row.title);
  expect(screen.getByText('2 440,00 ₽')).toBeInTheDocument();
  expect(screen.getByText(/^Коммерческое предложение/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Другие действия' })).toBeNull();
});
