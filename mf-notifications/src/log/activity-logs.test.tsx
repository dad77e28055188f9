import { screen, within } from '@testing-library/react';
import { activityLog, activityVerification } from 'shared/contract/activity-log';
import { listOf } from 'shared/contract/paging';
import { renderPage, stubNetwork } from 'shared/testing';

import { logDefaults } from '../log-defaults';
import ActivityLogsPage from './activity-logs.page';

const line = {
  id: 7,
  occurred_at: '2026-11-20T09:30:00Z',
  actor_id: 2,
  actor_name: 'Соколова Мария Дмитриевна',
  action: 'agreement.updated',
  action_label: 'Изменение договора',
  entity_type: 'agreement',
  entity_id: 5,
  entity_label: 'Договор № 112/2026-П',
  entity_url: '/agreements/5',
  changes: [
    { field: 'amount', label: 'Сумма', old: '100 000,00', new: '120 000,00' },
    { field: 'end_date', label: 'Дата окончания', old: null, new: '31.12.2027' },
  ],
};

function journal(verification?: object, lines: object[] = [line]) {
  const list = listOf(activityLog).parse({
    data: lines,
    meta: { current_page: 1, last_page: 1, per_page: 50, total: lines.length, total_is_capped: false },
  });
  const network = stubNetwork({
    'GET /api/activity-logs': list,
    'POST /api/activity-logs/verify': () => activityVerification.parse(verification),
  });
  return { network, ...renderPage(<ActivityLogsPage />) };
}

it('asks for what the shell has asked for already', async () => {
  const { network } = journal();
  await screen.findByText('Договор № 112/2026-П');
  expect(Object.fromEntries(network.requests[0]?.query ?? [])).toEqual(logDefaults);
});

it('shows who changed what, and what stood there before', async () => {
  const { user } = journal();
  const row = await screen.findByRole('row', { name: /Соколова Мария Дмитриевна/ });
  await user.click(within(row).getByRole('button', { name: '2 поля' }));
  const changes = await screen.findByRole('dialog', { name: /Изменения/ });
  expect(within(changes).getByRole('row', { name: 'Сумма 100 000,00 120 000,00' })).toBeVisible();
  expect(within(changes).getByRole('row', { name: 'Дата окончания — 31.12.2027' })).toBeVisible();
});

it('says that nobody has touched the journal', async () => {
  const { user } = journal({ is_intact: true, checked: 12480, first_fault: null });
  await user.click(screen.getByRole('button', { name: 'Проверить целостность' }));
  const answer = await screen.findByRole('dialog', { name: 'Журнал цел' });
  expect(answer).toHaveTextContent(/Проверено: 12\s480 записей/);
});

it.each([
  ['changed', 'изменена'],
  ['removed', 'удалена'],
  ['inserted', 'вставлена мимо журнала'],
])('names the line that was %s', async (reason, word) => {
  const { user } = journal({ is_intact: false, checked: 40, first_fault: { seq: 41, reason } });
  await user.click(screen.getByRole('button', { name: 'Проверить целостность' }));
  const answer = await screen.findByRole('alertdialog', { name: 'Журнал нарушен' });
  expect(answer).toHaveTextContent(`Запись № 41 ${word}`);
});

it('leads from a line to its record where the server says, of whatever kind', async () => {
  const memo = { ...line, id: 8, entity_type: 'memo', entity_label: 'Записка № 3', entity_url: '/memos/3' };
  const release = { ...line, id: 9, entity_type: 'release', entity_label: 'Версия 1.4.0', entity_url: null };
  journal(undefined, [line, memo, release]);
  expect(await screen.findByRole('link', { name: 'Записка № 3' })).toHaveAttribute('href', '/memos/3');
  expect(screen.getByText('Версия 1.4.0')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Версия 1.4.0' })).toBeNull();
});
