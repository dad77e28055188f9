import type { AddendumRow } from 'shared/contract/addendum/addendum';
import { listKey } from 'shared/query';
import { act, renderPage, screen, stubNetwork } from 'shared/testing';

import { anAddendum } from '../../testing/an-addendum';
import AddendumPage from './addendum.page';

test('the card shows what the register told of an addendum while the rest is on its way', async () => {
  const row: AddendumRow = anAddendum({ number: '2', status: 'signed' });
  const onItsWay = () => new Promise(() => undefined);
  stubNetwork({
    'GET /api/addendums/:id': onItsWay,
    'GET /api/addendums/:id/:part': onItsWay,
    'GET /api/comments': onItsWay,
  });
  const { queryClient, router } = renderPage(<AddendumPage />, {
    path: '/addendums/:id',
    at: '/',
    routes: [{ path: '/', element: <p>Реестр</p> }],
  });
  queryClient.setQueryData(listKey('addendums', ''), { data: [row], meta: { total: 1 } });
  await act(() => router.navigate(`/addendums/${String(row.id)}`));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(row.title);
  expect(screen.getByText(/^Дополнительное соглашение №.2/)).toBeInTheDocument();
  expect(screen.getByText(/112\/2026-П/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Другие действия' })).toBeNull();
});
