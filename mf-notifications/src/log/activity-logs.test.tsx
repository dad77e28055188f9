import { screen, within } from '@testing-library/react';
import { activityLog, activityVerification } from 'shared/contract/activity-log';
import { listOf } from 'shared/contract/paging';
import { renderPage, stubNetwork } from 'shared/testing';

import { logDefaults } from '../log-defaults';
import ActivityLogsPage from './activity-logs.page';
import { entityAddress } from './entity-address';

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
  changes: [
    { field: 'amount', label: 'Сумма', old: '100 000,00', new: '120 000,00' },
    { field: 'end_date', label: 'Дата окончания', old: null, new: '31.12.2027' },
  ],
};

function journal(verification?: object) {
  const list = listOf(activityLog).parse({
    data: [line],
    meta: { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false },
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

it.each([
  [{ entity_type: 'agreement', entity_id: 5 }, '/agreements/5'],
  [{ entity_type: 'user', entity_id: 2 }, '/handbooks/users/2'],
  [{ entity_type: 'activity_log', entity_id: null }, null],
])('leads from a line to its record: %j', (entity, address) => {
  expect(entityAddress(entity)).toBe(address);
});
