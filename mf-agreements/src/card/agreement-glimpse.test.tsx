import type { AgreementRow } from 'shared/contract/agreement/agreement';
import { listKey } from 'shared/query';
import { act, renderPage, screen, stubNetwork } from 'shared/testing';

import { anAgreement } from '../testing/an-agreement';
import { agreementHead } from './agreement-head';
import AgreementPage from './agreement.page';

test('the card shows what the register told of an agreement while the rest is on its way', async () => {
  const row: AgreementRow = anAgreement({ number: '112/2026-П', amount: '10272000.00', status: 'active' });
  const onItsWay = () => new Promise(() => undefined);
  stubNetwork({
    'GET /api/agreements/:id': onItsWay,
    'GET /api/agreements/:id/:part': onItsWay,
    'GET /api/comments': onItsWay,
  });
  const { queryClient, router } = renderPage(<AgreementPage />, {
    path: '/agreements/:id',
    at: '/',
    routes: [{ path: '/', element: <p>Реестр</p> }],
  });
  queryClient.setQueryData(listKey('agreements', ''), { data: [row], meta: { total: 1 } });
  await act(() => router.navigate(`/agreements/${String(row.id)}`));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(row.title);
  expect(screen.getByText('10 272 000,00 ₽')).toBeInTheDocument();
  expect(screen.getByText('Действует')).toBeInTheDocument();
  expect(screen.getByText(/^Договор №.112\/2026-П/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Другие действия' })).toBeNull();
});

test('the button that copies stands right behind what it copies, and no number is said apart', () => {
  const { eyebrow } = agreementHead(anAgreement({ number: null }));
  renderPage(<div>{eyebrow}</div>);
  const name = screen.getByText('Договор Д-2026-00412 от\u00A017.11.2026', { normalizer: (text) => text });
  expect(name.nextElementSibling).toBe(screen.getByRole('button', { name: 'Скопировать номер' }));
  expect(screen.getByText('Без номера')).toBeVisible();
});
