import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import { renderPage, screen, stubNetwork, waitFor, within } from 'shared/testing';

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

async function choose(user: ReturnType<typeof opened>['user'], dialog: ReturnType<typeof within>) {
  await user.click(dialog.getByLabelText(/^Сотрудник/));
  await user.click(await screen.findByRole('option', { name: /Белов/ }));
}

it('adds a participant to a later stage, without whom it may be passed', async () => {
  const { user, sent, ask } = opened(
    { add_participant: true, edit: true },
    { 'POST /api/approval-chains/11/add-participant': aChain() },
  );
  const dialog = await ask('Добавить участника');
  await choose(user, dialog);
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
  await choose(user, dialog);
  await user.click(dialog.getByRole('button', { name: 'Добавить участника' }));
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ stage_id: 21, is_required: true }));
});
