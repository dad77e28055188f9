import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import { renderPage, reply, screen, stubNetwork, waitFor } from 'shared/testing';

import SheetPage from './sheet.page';

const sheet: ApprovalSheet = {
  chain_id: 9,
  document: { kind: 'agreement', id: 5, label: 'Договор № 12', url: '/agreements/5' },
  organization_name: 'Север',
  counterparty_name: 'Лесная Плаза',
  amount: '1000.00',
  currency_code: 'RUB',
  status: 'passed',
  rounds: [],
  journal: { seq: 4, hash: 'a'.repeat(64) },
  sheet_hash: 'b'.repeat(64),
  made_at: '2026-11-20T09:00:00Z',
  file_name: 'Лист согласования_Договор № 12_20.11.2026.docx',
};
const DOCX = 'GET /api/approval-chains/9/sheet/docx';

function opened(network: Record<string, unknown>) {
  const stub = stubNetwork({ 'GET /api/approval-chains/9/sheet': sheet, ...network });
  const page = renderPage(<SheetPage />, { at: '/approvals/9/sheet', path: '/approvals/:id/sheet' });
  return { ...page, stub };
}

it('is saved as a Word document beside its print', async () => {
  const links: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    links.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => undefined });
  const { user, stub } = opened({ [DOCX]: 'the bytes' });
  expect(screen.getByRole('button', { name: 'Печать' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Лист согласования (DOCX)' }));
  await waitFor(() => {
    expect(links).toEqual([sheet.file_name]);
  });
  expect(stub.requests.map(({ path }) => path)).toContain('/api/approval-chains/9/sheet/docx');
});

it('says why it was not saved', async () => {
  const { user, alerts } = opened({ [DOCX]: () => reply(503, { message: 'Сервер перегружен' }) });
  await user.click(await screen.findByRole('button', { name: 'Лист согласования (DOCX)' }));
  await waitFor(() => {
    expect(alerts()).toHaveLength(1);
  });
});
