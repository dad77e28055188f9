import { publishUserEvent } from 'shared/realtime';
import { act, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { aChain, aSeat, aTask, decided, NOTHING_TO_OVERSEE, inboxOf } from '../testing/an-approval';
import InboxPage from './inbox.page';

const labelled = (id: number, label: string) => ({ kind: 'agreement', id, label, url: null });
const read = aTask({ id: 31, document: labelled(5, 'Договор № 12 «Реле»') });
const urgent = aTask({ id: 41, document: labelled(6, 'Договор № 7 «Лизинг»'), is_overdue: true });

/** The list is asked for again, as after any event of a task. */
function announce(): Promise<void> {
  return act(async () => {
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
}

afterEach(() => jest.useRealTimers());

it('brings what has come meanwhile, and leaves the document open that is being read', async () => {
  let tasks = [read];
  stubNetwork({
    'GET /api/approval-tasks': () => inboxOf(...tasks),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
  });
  renderPage(<InboxPage />, { at: '/approvals' });
  await screen.findByRole('article', { name: /Реле/ });
  const changed = async (...now: (typeof read)[]) => {
    tasks = now;
    await announce();
  };
  await changed(urgent, read);
  expect(await screen.findByRole('link', { name: /Лизинг/ })).toBeInTheDocument();
  expect(screen.getByRole('article', { name: /Реле/ })).toBeInTheDocument();
  expect(screen.getByText(/осталось 5\sч/)).toBeInTheDocument();

  await changed(urgent);
  expect(await screen.findByText(/Решение больше не требуется/)).toBeInTheDocument();
  expect(screen.getByRole('article', { name: /Реле/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Согласовать/ })).toBeNull();
  expect(screen.queryByText(/осталось/)).toBeNull();
});

it('renews what is said of deadlines while it is being looked at', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const hours = (left: number) => inboxOf({ ...read, minutes_left: left * 60 });
  const { answer } = stubNetwork({
    'GET /api/approval-tasks': hours(5),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
  });
  renderPage(<InboxPage />, { at: '/approvals' });
  expect(await screen.findByText(/осталось 5\sч/)).toBeInTheDocument();
  answer({ 'GET /api/approval-tasks': hours(4) });
  await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
  expect(await screen.findByText(/осталось 4\sч/)).toBeInTheDocument();
});

it('takes a decision whose answer comes after the list has lost the task for what it is', async () => {
  let tasks = [read, urgent];
  let now = decided(read);
  let answer: (task: typeof read) => void = () => undefined;
  const answered = new Promise<typeof read>((resolve) => {
    answer = resolve;
  });
  stubNetwork({
    'GET /api/approval-tasks': () => inboxOf(...tasks),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
    'POST /api/approval-tasks/31/vote': () => answered,
    'GET /api/approval-tasks/31': () => now,
  });
  const { user } = renderPage(<InboxPage />, { at: '/approvals?id=31' });
  await user.click(await screen.findByRole('button', { name: /Согласовать/ }));
  tasks = [urgent];
  await announce();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1'));
  expect(screen.queryByText(/Решение больше не требуется/)).toBeNull();

  await act(async () => {
    answer(now);
    await answered;
  });
  expect(await screen.findByRole('button', { name: 'Отменить решение' })).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: /Лизинг/ })).toBeInTheDocument();

  // Somebody at the next stage has decided because of it.
  now = { ...now, can: { ...now.can, revoke: false } };
  await announce();
  expect(await screen.findByText(/Отменить решение уже нельзя/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Отменить решение' })).toBeNull();
});

it('goes on to the next document when the open one was forwarded', async () => {
  let tasks = [read, urgent];
  stubNetwork({
    'GET /api/approval-tasks': () => inboxOf(...tasks),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
    'GET /api/users': { data: [{ id: 9, full_name: 'Орлов Виктор Сергеевич' }], meta: { total: 1 } },
    'POST /api/approval-tasks/31/forward': () => {
      tasks = [urgent];
      return read;
    },
  });
  const { user, alerts } = renderPage(<InboxPage />, { at: '/approvals?id=31' });
  await user.click(await screen.findByRole('button', { name: /Ещё/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Передать другому' }));
  await user.click(await screen.findByRole('combobox', { name: /Кому/ }));
  await user.click(await screen.findByRole('option', { name: /Орлов/ }));
  await user.click(screen.getByRole('button', { name: 'Передать' }));
  expect(await screen.findByRole('article', { name: /Лизинг/ })).toBeInTheDocument();
  expect(screen.queryByText(/Решение больше не требуется/)).toBeNull();
  expect(alerts()).toEqual([expect.stringMatching(/^Передано: Орлов/)]);
});

it('says that the approval was recalled while a remark was written, and keeps the words', async () => {
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
  const who = { id: 27, full_name: 'Щербакова Елена Андреевна', department_name: null };
  chain = { ...chain, status: 'cancelled', cancelled_by: who, cancel_reason: 'Нашла ошибку' };
  await announce();
  expect(
    await screen.findByText(
      /Решение больше не требуется\. Согласование отозвано \(Щербакова.*«Нашла ошибку»/,
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Вы написали, но не отправили' })).toHaveTextContent(
    'Срок оплаты велик',
  );
});

it('says under the field whom a decision cannot go to, and leaves the document once it has gone', async () => {
  let tasks = [read, urgent];
  let answer = reply(422, {
    message: 'Проверьте заполнение полей',
    errors: { user_id: ['Этот сотрудник уже участвует в этапе'] },
  });
  stubNetwork({
    'GET /api/approval-tasks': () => inboxOf(...tasks),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
    'GET /api/users': { data: [{ id: 9, full_name: 'Белов Андрей Геннадьевич' }], meta: { total: 1 } },
    'POST /api/approval-tasks/31/forward': () => answer,
  });
  const { user } = renderPage(<InboxPage />, { at: '/approvals?id=31' });
  await user.click(await screen.findByRole('button', { name: 'Ещё' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Передать другому' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText(/^Кому/));
  await user.click(await screen.findByRole('option', { name: /Белов/ }));
  await user.click(dialog.getByRole('button', { name: 'Передать' }));
  expect(await dialog.findByText('Этот сотрудник уже участвует в этапе')).toBeInTheDocument();
  answer = reply(200, read);
  tasks = [urgent];
  await user.click(dialog.getByRole('button', { name: 'Передать' }));
  expect(await screen.findByRole('article', { name: /Лизинг/ })).toBeInTheDocument();
  expect(screen.queryByText(/Решение больше не требуется/)).toBeNull();
});

it('does not call needless what left the list because its decision was taken back', async () => {
  const vote = {
    id: 61,
    task_id: 31,
    user: aSeat().assignee,
    on_behalf_of: null,
    decision: 'approve' as const,
    remark: null,
    remarks: [],
    file_version: null,
    content_hash: 'b'.repeat(64),
    created_at: '2026-11-19T10:00:00Z',
    revoked_at: null,
    revoke_reason: null,
  };
  let tasks = [aTask({ ...read, status: 'done', vote, decisions: [] })];
  const stub = stubNetwork({
    'GET /api/approval-tasks': () => inboxOf(...tasks),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain({ my_task_id: null }),
  });
  renderPage(<InboxPage />, { at: '/approvals?tab=done&id=31' });
  await screen.findByRole('article', { name: /Реле/ });
  expect(await screen.findByText(/ — согласовано, круг 2\.$/)).toBeInTheDocument();
  expect(screen.queryByText('Вы ещё не решали')).toBeNull();
  const list = stub.requests.find(({ path }) => path === '/api/approval-tasks');
  expect(list?.query.get('sort')).toBe('-finished_at');
  tasks = [];
  await announce();
  await waitFor(() => expect(screen.queryByRole('article', { name: /Реле/ })).toBeNull());
  expect(screen.queryByText(/Решение больше не требуется/)).toBeNull();
});
