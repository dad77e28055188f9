import { aSession, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import {
  aChain,
  aSeat,
  aStage,
  aTask,
  aVote,
  decided,
  HASH,
  inboxOf,
  NOTHING_TO_OVERSEE,
} from '../testing/an-approval';
import InboxPage from './inbox.page';

const second = aTask({
  id: 41,
  chain_id: 12,
  document: { kind: 'agreement', id: 6, label: 'Договор №\u00a07 «Лизинг»', url: '/agreements/6' },
  is_overdue: true,
  minutes_left: -180,
  seats: [
    { task_id: 41, on_behalf_of: null },
    { task_id: 42, on_behalf_of: { id: 3, full_name: 'Белов Антон Викторович', department_name: null } },
  ],
});

function opened(network: Record<string, unknown> = {}, at = '/approvals') {
  const stub = stubNetwork({
    'GET /api/approval-tasks': inboxOf(second, aTask()),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
    'GET /api/approval-chains/12': aChain({ id: 12 }),
    ...network,
  });
  const page = renderPage(<InboxPage />, { at });
  const votes = () => stub.requests.filter(({ path }) => path.includes('/vote'));
  return { ...page, stub, votes };
}

const documentPane = (name: RegExp) => screen.findByRole('article', { name });

it('stands what is late first, and opens it', async () => {
  opened();
  const late = await screen.findByRole('region', { name: 'Просрочено' });
  expect(within(late).getByText(/Лизинг/)).toBeInTheDocument();
  expect(within(late).getByText('на 3 ч')).toBeInTheDocument();
  expect(await documentPane(/Лизинг/)).toHaveTextContent('просрочено на 3 ч');
  expect(await screen.findByText('За себя и по замещению: Белов А. В.')).toBeInTheDocument();
});

it('takes a decision with one press about exactly what was seen, opens the next, and lets it be taken back', async () => {
  let waiting = [second, aTask()];
  let isSlow = false;
  const { user, votes, stub } = opened({
    'GET /api/approval-tasks': () => reply(200, inboxOf(...waiting)),
    // What was decided leaves the list before everything else has been asked for anew.
    'GET /api/approval-chains/12': () => (isSlow ? new Promise(() => undefined) : aChain({ id: 12 })),
    'POST /api/approval-tasks/41/vote': () => {
      waiting = [aTask()];
      isSlow = true;
      return reply(200, decided(second));
    },
    'GET /api/approval-tasks/41': decided(second),
    'POST /api/approval-tasks/41/revoke': () => {
      waiting = [second, aTask()];
      isSlow = false;
      return reply(200, second);
    },
  });
  await user.click(await screen.findByRole('button', { name: /Согласовать/ }));
  await waitFor(() => expect(votes()).toHaveLength(1));
  expect(votes()[0]?.body).toMatchObject({ decision: 'approve', content_hash: HASH });
  expect(await documentPane(/Поставка реле/)).toBeInTheDocument();
  expect(screen.getByRole('link', { current: true })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Отменить решение' }));
  await waitFor(() => expect(stub.requests.some(({ path }) => path.includes('/41/revoke'))).toBe(true));
  expect(await documentPane(/Лизинг/)).toBeInTheDocument();
});

it('offers no way back from a decision that has ended the round', async () => {
  const { can, ...kept } = decided(second);
  const { user } = opened({
    'POST /api/approval-tasks/41/vote': { ...kept, can: { ...can, revoke: false } },
  });
  await user.click(await screen.findByRole('button', { name: /Согласовать/ }));
  expect(await screen.findByText(/согласовано\. Отменить решение уже нельзя\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Отменить решение' })).toBeNull();
});

it('decides by digits whatever the layout of the keyboard, and walks with the arrows', async () => {
  const { user, votes } = opened({ 'POST /api/approval-tasks/31/vote': decided(aTask()) });
  await documentPane(/Лизинг/);
  await user.keyboard('{ArrowDown}');
  await documentPane(/Поставка реле/);
  await screen.findByRole('button', { name: /Согласовать/ });
  await user.keyboard('[Digit1]');
  await waitFor(() => expect(votes()[0]?.body).toMatchObject({ decision: 'approve' }));
});

it('asks for a remark where the stage demands one, and sends it with its clause', async () => {
  const { user, votes } = opened({ 'POST /api/approval-tasks/41/vote': decided(second) });
  await user.click(await screen.findByRole('button', { name: /На доработку/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Вернуть на доработку' }));
  expect(dialog.getByLabelText(/^Замечание/)).toHaveAccessibleDescription(
    'Это поле обязательно для заполнения',
  );
  expect(votes()).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Замечание к пункту' }));
  expect(dialog.getByLabelText('Пункт замечания 1')).toHaveFocus();
  await user.keyboard('п. 5.4');
  await user.type(dialog.getByLabelText('Замечание 1'), 'Срок замены велик');
  await user.click(dialog.getByRole('button', { name: 'Вернуть на доработку' }));
  await waitFor(() => expect(votes()).toHaveLength(1));
  expect(votes()[0]?.body).toMatchObject({
    decision: 'return',
    remarks: [{ text: 'Срок замены велик', clause_ref: 'п. 5.4' }],
  });
  // Of the document, and not the name of the vote.
  expect(await screen.findByText(/«Лизинг»: возвращено на доработку\./)).toBeInTheDocument();
});

it.each([
  [{ content_hash: ['Документ изменился'] }, 'Документ изменился', 'решите ещё раз'],
  [{}, 'Согласование отозвано', 'Новое решение не принято'],
])(
  'keeps the decision back when the document is no longer what was seen %#',
  async (errors, message, what) => {
    const { user } = opened({
      'POST /api/approval-tasks/41/vote': () => reply(409, { message, errors }),
    });
    await user.click(await screen.findByRole('button', { name: /Согласовать/ }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${message}. `);
    expect(alert).toHaveTextContent(what);
    expect(screen.queryByText('Отменить решение')).not.toBeInTheDocument();
  },
);

it('says what changed since the last decision, and what did not', async () => {
  const changed = aTask({
    changes: {
      round: 1,
      at: '2026-11-18T08:20:00Z',
      decision: 'return',
      fields: [{ label: 'Порядок оплаты', old: 'Аванс 50 %', new: 'Аванс 30 %' }],
      is_file_changed: true,
      unchanged: ['Сумма', 'Контрагент'],
    },
  });
  opened({ 'GET /api/approval-tasks': inboxOf(changed) });
  const pane = within(await screen.findByRole('complementary', { name: 'Что изменилось' }));
  expect(pane.getByText('Аванс 50 %')).toBeInTheDocument();
  expect(pane.getByText('загружена новая версия')).toBeInTheDocument();
  expect(pane.getByText('Контрагент')).toBeInTheDocument();
  expect(screen.getByText('Изменён после вашего решения')).toBeInTheDocument();
});

it('calls nothing changed that is asked about again as it stood', async () => {
  const changes = { round: 1, at: '2026-11-18T08:20:00Z', decision: 'approve' } as const;
  const same = { ...changes, fields: [], is_file_changed: false, unchanged: ['Сумма'] };
  opened({ 'GET /api/approval-tasks': inboxOf(aTask({ changes: same })) });
  const pane = within(await screen.findByRole('complementary', { name: 'Что изменилось' }));
  expect(pane.getByText('Сумма')).toBeInTheDocument();
  expect(screen.queryByText('Изменён после вашего решения')).toBeNull();
});

it('shows what the reader remarked when they decided last, and what became of it', async () => {
  const said = { id: 4, clause_ref: 'п. 5.4', text: 'Срок замены велик', status: 'fixed' } as const;
  const remark = { ...said, reply: 'Пять дней', resolved_by: null, resolved_at: null };
  const user = { ...aSeat().assignee, id: aSession().user.id };
  const vote = aVote({ user, decision: 'return', remark: 'Не по регламенту', remarks: [remark] });
  const others = { ...vote, id: 8, user: { ...user, id: 9 }, remark: 'Чужое', remarks: [] };
  const former = { id: 10, round: 1, status: 'returned', file_version: 2 } as const;
  const times = { started_at: '2026-11-17T08:00:00Z', finished_at: '2026-11-18T08:20:00Z' };
  const changes = {
    round: 1,
    at: '2026-11-18T08:20:00Z',
    decision: 'return',
    fields: [],
    is_file_changed: true,
    unchanged: [],
  } as const;
  opened({
    'GET /api/approval-tasks': inboxOf(aTask({ changes: { ...changes, fields: [], unchanged: [] } })),
    'GET /api/approval-chains/11': aChain({ rounds: [{ ...former, ...times }] }),
    'GET /api/approval-chains/10': aChain({
      id: 10,
      round: 1,
      stages: [aStage({ tasks: [aSeat({ vote }), aSeat({ id: 32, vote: others })] })],
    }),
  });
  const pane = within(await screen.findByRole('region', { name: 'Ваши замечания' }));
  expect(await pane.findByText('Не по регламенту')).toBeInTheDocument();
  expect(pane.getByRole('listitem')).toHaveTextContent('п. 5.4. Срок замены великИсправлено — Пять дней');
  expect(pane.queryByText('Чужое')).toBeNull();
});

it('says that nothing waits, and that the tasks did not come', async () => {
  opened({ 'GET /api/approval-tasks': inboxOf() }).unmount();
  renderPage(<InboxPage />, { at: '/approvals' });
  expect(await screen.findByText('Ничего не ждёт вашего решения')).toBeInTheDocument();
});

it('offers to ask again when the tasks did not come', async () => {
  opened({ 'GET /api/approval-tasks': () => reply(500, { message: 'Сервер не ответил' }) });
  expect(await screen.findByText('Задачи не загрузились')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeInTheDocument();
});
