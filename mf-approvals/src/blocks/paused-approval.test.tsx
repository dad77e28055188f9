import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import { renderPage, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { aChain, aSeat } from '../testing/an-approval';
import ApprovalRail from './approval-rail';
import ApprovalTab from './approval-tab';

const props = { kind: 'agreement', record: { id: 5, lock_version: 2 } };
const MAY_NOTHING = { recall: false, cancel: false, finish: false, add_participant: false, edit: false };
const WORDS = /Согласование приостановлено 20\.11\.2026.* \(Белов\sА\.\sВ\.\): Ждём лицензию/;

const paused = (patch: Partial<ApprovalChain> = {}) =>
  aChain({
    status: 'paused',
    due_at: null,
    my_task_id: null,
    waiting_for: [],
    paused: {
      at: '2026-11-20T09:00:00Z',
      by: { ...aSeat().assignee, id: 77, full_name: 'Белов Андрей Викторович' },
      reason: 'Ждём лицензию',
    },
    ...patch,
  });
const network = (chain: ApprovalChain) =>
  stubNetwork({
    'GET /api/approval-chains/latest': { data: chain },
    'POST /api/approval-chains/11/pause': paused(),
    'POST /api/approval-chains/11/resume': aChain(),
  });

it('says since when a round stands still, by whom and why, and lets it go on with one press', async () => {
  const stub = network(paused({ can: { ...MAY_NOTHING, pause: false, resume: true } }));
  const { user } = renderPage(<ApprovalTab {...props} />);
  expect(await screen.findByText(WORDS)).toBeInTheDocument();
  expect(screen.queryByText(/осталось|просрочено/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Приостановить' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Возобновить' }));
  await waitFor(() => {
    expect(stub.requests.find(({ method }) => method === 'POST')?.body).toEqual({ lock_version: 4 });
  });
});

it('offers nothing to whoever may not, and says the same beside the card', async () => {
  network(paused());
  renderPage(<ApprovalRail {...props} />);
  expect(await screen.findByText(WORDS)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Возобновить' })).toBeNull();
});

it('stops the clock for a reason, and not without one', async () => {
  const stub = network(aChain({ can: { ...MAY_NOTHING, pause: true } }));
  const { user } = renderPage(<ApprovalTab {...props} />);
  await user.click(await screen.findByRole('button', { name: 'Приостановить' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Приостановить' }));
  await user.click(dialog.getByRole('button', { name: 'Приостановить' }));
  expect(dialog.getByText('Это поле обязательно для заполнения')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Причина/), 'Ждём лицензию');
  await user.click(dialog.getByRole('button', { name: 'Приостановить' }));
  await waitFor(() => {
    expect(stub.requests.find(({ method }) => method === 'POST')).toMatchObject({
      body: { lock_version: 4, reason: 'Ждём лицензию' },
    });
  });
});
