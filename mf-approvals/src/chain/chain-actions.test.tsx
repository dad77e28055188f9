import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import { renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { aChain } from '../testing/an-approval';
import { ChainActions } from './chain-actions';

const nothing = { recall: false, cancel: false, finish: false, add_participant: false, edit: false };
const colleague = { id: 9, full_name: 'Белов Андрей Геннадьевич' };

function opened(can: Partial<ApprovalChain['can']>, network: Record<string, unknown> = {}) {
  const stub = stubNetwork({
    'GET /api/users': { data: [colleague], meta: { total: 1 } },
    ...network,
  });
  const page = renderPage(<ChainActions chain={aChain({ can: { ...nothing, ...can } })} />);
  const sent = () => stub.requests.filter(({ method }) => method !== 'GET');
  const ask = async (title: string) => {
    await page.user.click(await screen.findByRole('button', { name: title }));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  return { ...page, sent, ask };
}

async function choose(user: ReturnType<typeof opened>['user']) {
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByLabelText(/^Сотрудник/));
  await user.click(await screen.findByRole('option', { name: /Белов/ }));
}

it('adds a participant to a later stage, without whom it may be passed', async () => {
  const { user, sent, ask } = opened(
    { add_participant: true, edit: true },
    { 'POST /api/approval-chains/11/add-participant': aChain() },
  );
  const dialog = await ask('Добавить участника');
  await choose(user);
  await user.click(dialog.getByRole('combobox', { name: /Этап/ }));
  await user.click(await screen.findByRole('option', { name: '2. Генеральный директор' }));
  await user.click(dialog.getByRole('checkbox', { name: /Обязательный участник/ }));
  await user.click(dialog.getByRole('button', { name: 'Добавить участника' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ lock_version: 4, user_id: 9, is_required: false, stage_id: 22 });
});

it('lets whoever decides at a stage add to it alone', async () => {
  const { user, sent, ask } = opened(
    { add_participant: true },
    { 'POST /api/approval-chains/11/add-participant': aChain() },
  );
  const dialog = await ask('Добавить участника');
  expect(dialog.queryByRole('combobox', { name: /Этап/ })).toBeNull();
  await choose(user);
  await user.click(dialog.getByRole('button', { name: 'Добавить участника' }));
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ stage_id: 21, is_required: true }));
});

it('gives the stage under way another term, and says under the field what is wrong with it', async () => {
  let answer: unknown = reply(422, {
    message: 'Проверьте заполнение полей',
    errors: { due_at: ['Этот момент уже прошёл'] },
  });
  const { user, sent, ask } = opened({ edit: true }, { 'PATCH /api/approval-chains/11': () => answer });
  const dialog = await ask('Изменить срок этапа');
  const day = dialog.getByRole('textbox', { name: /До какого дня/ });
  expect(day).toHaveValue('24.11.2026');
  await user.click(dialog.getByRole('button', { name: 'Изменить срок этапа' }));
  expect(await dialog.findByText('Этот момент уже прошёл')).toBeInTheDocument();
  await user.clear(day);
  await user.type(day, '30.11.2026');
  const time = dialog.getByRole('textbox', { name: /Время/ });
  await user.clear(time);
  await user.type(time, '25:00');
  await user.click(dialog.getByRole('button', { name: 'Изменить срок этапа' }));
  expect(time).toHaveAccessibleDescription('Не похоже на время: нужен вид 18:00');
  expect(sent()).toHaveLength(1);
  await user.clear(time);
  await user.type(time, '9:30');
  answer = aChain();
  await user.click(dialog.getByRole('button', { name: 'Изменить срок этапа' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const moment = new Date(2026, 10, 30, 9, 30).toISOString();
  expect(sent().at(-1)?.body).toEqual({ lock_version: 4, due_at: { stage_id: 21, moment } });
});

it('cancels a round for whoever may, unless a recall does the same', async () => {
  const { user, sent, ask, unmount } = opened(
    { cancel: true },
    { 'DELETE /api/approval-chains/11': aChain({ status: 'cancelled' }) },
  );
  const dialog = await ask('Прекратить согласование');
  await user.click(dialog.getByRole('button', { name: 'Прекратить согласование' }));
  expect(dialog.getByLabelText(/^Причина/)).toHaveAccessibleDescription(
    'Это поле обязательно для заполнения',
  );
  await user.type(dialog.getByLabelText(/^Причина/), 'Сделка не состоится');
  await user.click(dialog.getByRole('button', { name: 'Прекратить согласование' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[0]?.body).toEqual({ lock_version: 4, reason: 'Сделка не состоится' });
  unmount();
  opened({ cancel: true, recall: true });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Отозвать с согласования',
  ]);
});
