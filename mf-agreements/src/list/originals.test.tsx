import { agreementList, agreementRow } from 'shared/contract/agreement/agreement';
import { aSession, renderPage, screen, stubNetwork, within } from 'shared/testing';

import { anAgreement } from '../testing/an-agreement';
import AgreementsPage from './agreements.page';

const row = agreementRow.parse(
  anAgreement({
    id: 1,
    status: 'active',
    originals_status: 'sent',
    originals_due_at: '2026-11-16',
    originals_sent_by_name: 'Дроздова Ольга Павловна',
  }),
);
const meta = { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false };

test('where originals are looked for, the day and the sender stand by themselves, and several are received at once', async () => {
  const network = stubNetwork({
    'GET /api/agreements': agreementList.parse({ data: [row], meta }),
    'GET /api/agreements/summary': { tabs: { originals: { total: 1, is_capped: false } }, sums: [] },
    'GET /api/saved-views': { data: [], meta: { ...meta, total: 0 } },
    'POST /api/agreements/bulk': { updated: 1, refused: [] },
  });
  const { user } = renderPage(<AgreementsPage />, {
    path: '/agreements',
    at: '/agreements?tab=originals',
    session: aSession(['Редактирование договоров']),
  });
  const line = await screen.findByRole('row', { name: /112\/2026-П/ });
  expect(within(line).getByText('16.11.2026')).toBeVisible();
  expect(within(line).getByText('Дроздова Ольга Павловна')).toBeVisible();
  await user.click(within(line).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Оригиналы получены' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Отметить получение' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.type(within(dialog).getByLabelText(/Место хранения/), 'Шкаф 4');
  await user.click(within(dialog).getByRole('button', { name: 'Отметить получение' }));
  const sent = network.requests.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ ids: [1], originals: { storage_place: 'Шкаф 4' } });
});
