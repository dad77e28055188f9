import type { CounterpartyRow } from 'shared/contract/counterparty/counterparty';
import { listKey } from 'shared/query';
import { act, aCounterparty, renderPage, screen, stubNetwork } from 'shared/testing';

import CounterpartyPage from './counterparty.page';

test('the card shows what the register told of a counterparty while the rest is on its way', async () => {
  const row: CounterpartyRow = aCounterparty({ responsible_name: null, inn: '7803885829' });
  const onItsWay = () => new Promise(() => undefined);
  stubNetwork({
    'GET /api/counterparties/:id': onItsWay,
    'GET /api/counterparties/:id/:part': onItsWay,
    'GET /api/comments': onItsWay,
  });
  const { queryClient, router } = renderPage(<CounterpartyPage />, {
    path: '/counterparties/:id',
    at: '/',
    routes: [{ path: '/', element: <p>Реестр</p> }],
  });
  queryClient.setQueryData(listKey('counterparties', ''), { data: [row], meta: { total: 1 } });
  await act(() => router.navigate(`/counterparties/${String(row.id)}`));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(row.name_short);
  expect(screen.getByText('7803885829')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Другие действия' })).toBeNull();
});
