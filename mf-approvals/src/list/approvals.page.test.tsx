import { agreementList } from 'shared/contract/agreement';
import { renderPage, screen, stubNetwork } from 'shared/testing';

import { approvalsDefaults } from './approvals-defaults';
import ApprovalsPage from './approvals.page';

const record = {
  id: 412,
  number: '112/2026-П',
  internal_number: 'Д-2026-00412',
  agreement_date: '2026-11-17',
  title: 'Поставка серверного оборудования',
  status: 'active',
  direction: 'expense',
  kind: 'standard',
  agreement_type: { id: 1, name: 'Поставка' },
  organization: { id: 1, name_short: 'Северный узел связи', legal_form: 'АО', inn: null, kpp: null },
  counterparty: { id: 20, name_short: 'Телеком Снаб', legal_form: 'ООО', inn: null, kpp: null },
  department: null,
  responsible: { id: 2, full_name: 'Щербакова Елена Андреевна', department_name: null },
  amount: '3120000.00',
  vat_amount: null,
  currency_code: 'RUB',
  start_date: null,
  end_date: null,
  is_indefinite: true,
  originals_status: 'received',
  tags: [],
  archived_at: null,
  created_at: '2026-11-17T09:30:00Z',
  updated_at: '2026-11-17T09:30:00Z',
  lock_version: 1,
  can: { edit: false, edit_service: false, delete: false, upload: false },
};

function opened() {
  const network = stubNetwork({
    'GET /api/agreements': agreementList.parse({
      data: [record],
      meta: { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false },
    }),
  });
  renderPage(<ApprovalsPage />, { at: '/approvals' });
  return network;
}

it('asks for what the shell has asked for already', async () => {
  const { requests } = opened();
  await screen.findByRole('row', { name: /112\/2026-П/ });
  expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual(approvalsDefaults);
});

it('shows each record in a row', async () => {
  opened();
  const row = await screen.findByRole('row', { name: /112\/2026-П/ });
  expect(row).toHaveTextContent('3 120 000,00 ₽');
  expect(row).toHaveTextContent('17.11.2026');
  expect(row).toHaveTextContent('Действует');
});
