import { readDraft, writeDraft } from 'shared/form';
import { formatDateTime } from 'shared/format';
import { publishUserEvent } from 'shared/realtime';
import { act, aSession, renderPage, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { aChain, aSeat, aStage, aTask, decided, NOTHING_TO_OVERSEE, inboxOf } from '../testing/an-approval';
import InboxPage from './inbox.page';

const read = aTask();
const place = { userId: aSession().user.id, document: 'vote:31', version: 1 };
const vote = {
  id: 61,
  task_id: 31,
  user: { ...aSeat().assignee, id: aSession().user.id },
  on_behalf_of: null,
  decision: 'approve' as const,
  remark: null,
  remarks: [],
  file_version: null,
  content_hash: 'b'.repeat(64),
  created_at: '2026-11-20T10:00:00Z',
  revoked_at: null,
  revoke_reason: null,
};

it('keeps what was written to a decision in another window when this one decides without it', async () => {
  const stub = stubNetwork({
    'GET /api/approval-tasks': inboxOf(read),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
    'GET /api/approval-tasks/31': decided(read),
    'POST /api/approval-tasks/31/vote': decided(read),
  });
  const { user } = renderPage(<InboxPage />, { at: '/approvals?id=31' });
  const approve = await screen.findByRole('button', { name: /Согласовать/ });
  writeDraft(place, { remark: 'Пункт 5: предел ответственности', lines: [] });
  await user.click(approve);
  await waitFor(() => expect(stub.requests.some(({ path }) => path.endsWith('/31/vote'))).toBe(true));
  expect(await screen.findByText(/согласовано\. Отменить можно/)).toBeInTheDocument();
  expect(readDraft(place)?.content).toMatchObject({ remark: 'Пункт 5: предел ответственности' });
});

it.each([
  [{ status: 'done', vote }, 'Вы уже приняли решение: согласовано.'],
  [
    { status: 'done', vote: { ...vote, user: aSeat().assignee } },
    `Решение: Соколова М. Д., ${formatDateTime(vote.created_at)} — согласовано.`,
  ],
  [{ status: 'reassigned' }, 'Решение передано другому сотруднику.'],
] as const)(
  'says what became of a decision that is written while it is given elsewhere %#',
  async (seat, said) => {
    let tasks = [read];
    let chain = aChain();
    stubNetwork({
      'GET /api/approval-tasks': () => inboxOf(...tasks),
      'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
      'GET /api/approval-chains/11': () => chain,
    });
    const { user } = renderPage(<InboxPage />, { at: '/approvals?id=31' });
    await user.click(await screen.findByRole('button', { name: /На доработку/ }));
    const [remark] = within(await screen.findByRole('dialog')).getAllByRole('textbox');
    await user.type(remark as HTMLElement, 'Срок оплаты велик');
    tasks = [];
    chain = {
      ...chain,
      stages: [aStage({ tasks: [aSeat({ ...seat, can: { vote: false, revoke: false, forward: false } })] })],
    };
    await act(async () => {
      publishUserEvent({
        kind: 'entity',
        entity: 'approval_task',
        resource: 'approval-tasks',
        id: 11,
        lock_version: 5,
        actor_id: 9,
      });
      await Promise.resolve();
    });
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.queryByText(/не требуется/)).toBeNull();
    expect(screen.getByRole('region', { name: /не отправили/ })).toHaveTextContent('Срок оплаты велик');
  },
);
