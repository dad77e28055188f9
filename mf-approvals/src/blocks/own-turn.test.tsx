import { writeDraft } from 'shared/form';
import { publishUserEvent } from 'shared/realtime';
import { act, aSession, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { aChain, aSeat, aStage, aTask, aVote } from '../testing/an-approval';
import ApprovalRail from './approval-rail';
import ApprovalTab from './approval-tab';

const props = { kind: 'agreement', record: { id: 5, lock_version: 2 } };
const found = (chain: unknown) => ({ 'GET /api/approval-chains/latest': { data: chain } });

it('leaves the decision to the tab that is open, so that its buttons stand once', async () => {
  const network = { ...found(aChain()), 'GET /api/approval-tasks/31': aTask() };
  stubNetwork(network);
  const { unmount } = renderPage(
    <>
      <ApprovalTab {...props} />
      <ApprovalRail {...props} />
    </>,
    { at: '/agreements/5?tab=approval' },
  );
  expect(await screen.findAllByRole('button', { name: 'Согласовать' })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { name: 'Юридическая экспертиза' })).toHaveLength(1);
  unmount();
  renderPage(<ApprovalRail {...props} />, { at: '/agreements/5?tab=files' });
  expect(await screen.findByRole('button', { name: 'Согласовать' })).toBeInTheDocument();
});

it('stands before the tabs of a narrow card while it waits for the reader, and after them for everybody else', async () => {
  const network = stubNetwork({ ...found(aChain()), 'GET /api/approval-tasks/31': aTask() });
  const { unmount } = renderPage(<ApprovalRail {...props} />);
  await screen.findByRole('button', { name: 'Согласовать' });
  expect(screen.getByRole('region', { name: 'Согласование' })).toHaveAttribute('data-own');
  unmount();
  network.answer(found(aChain({ my_task_id: null })));
  renderPage(<ApprovalRail {...props} />);
  await screen.findByRole('heading', { name: 'Юридическая экспертиза' });
  expect(screen.getByRole('region', { name: 'Согласование' })).not.toHaveAttribute('data-own');
});

describe('a decision that others make needless while it is written', () => {
  const session = aSession();
  const asLawyer = { session: { ...session, user: { ...session.user, id: aSeat().assignee.id } } };
  const needless = aChain({
    my_task_id: null,
    stages: [aStage({ status: 'passed', tasks: [aSeat({ status: 'not_needed' })] })],
  });

  it('is told of, and the words stay to be copied until they are put away', async () => {
    let chain = aChain();
    stubNetwork({
      'GET /api/approval-chains/latest': () => ({ data: chain }),
      'GET /api/approval-tasks/31': aTask(),
    });
    const first = renderPage(<ApprovalTab {...props} />, asLawyer);
    await first.user.click(await screen.findByRole('button', { name: 'На доработку' }));
    const [remark] = within(await screen.findByRole('dialog')).getAllByRole('textbox');
    await first.user.type(remark as HTMLElement, 'Срок оплаты велик');
    chain = needless;
    await act(async () => {
      publishUserEvent({
        kind: 'entity',
        entity: 'approval_chain',
        resource: 'approval-chains',
        id: 11,
        lock_version: 5,
        actor_id: 9,
      });
      await Promise.resolve();
    });
    expect(await screen.findByText(/Решение больше не требуется/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: /не отправили/ })).toHaveTextContent('Срок оплаты велик');
    first.unmount();

    const later = renderPage(<ApprovalTab {...props} />, asLawyer);
    expect(await screen.findByText('Срок оплаты велик')).toBeInTheDocument();
    await later.user.click(screen.getByRole('button', { name: 'Убрать текст' }));
    expect(screen.queryByText('Срок оплаты велик')).toBeNull();
    expect(screen.queryByText(/Решение больше не требуется/)).toBeNull();
  });

  it('leaves words that were written beside a decision given in another window', async () => {
    writeDraft(
      { userId: aSeat().assignee.id, document: 'vote:31', version: 1 },
      { remark: 'Мелко', lines: [] },
    );
    const done = aSeat({ status: 'done', can: { vote: false, revoke: false, forward: false } });
    stubNetwork(found(aChain({ my_task_id: null, stages: [aStage({ tasks: [done] })] })));
    const { user } = renderPage(<ApprovalTab {...props} />, asLawyer);
    expect(await screen.findByText('Мелко')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Убрать текст' }));
    expect(screen.queryByText('Мелко')).toBeNull();
  });

  it('is not told of to whoever has written nothing and did not see it go', async () => {
    stubNetwork(found(needless));
    renderPage(<ApprovalTab {...props} />, asLawyer);
    expect(await screen.findByText('Не требуется')).toBeInTheDocument();
    expect(screen.queryByText(/Решение больше не требуется/)).toBeNull();
  });
});

it('takes a decision back from the card while there is time, whoever came back to it', async () => {
  const session = aSession();
  const me = aSeat().assignee;
  const vote = aVote();
  const can = { vote: false, revoke: true, forward: false };
  const mine = aSeat({ status: 'done', vote, can });
  const theirs = aSeat({ id: 33, assignee: { ...me, id: 99 }, status: 'done', vote, can });
  const stub = stubNetwork({
    ...found(aChain({ my_task_id: null, stages: [aStage({ tasks: [mine, theirs] })] })),
    'POST /api/approval-tasks/31/revoke': aTask(),
  });
  const { user } = renderPage(<ApprovalTab {...props} />, {
    session: { ...session, user: { ...session.user, id: me.id } },
  });
  expect(await screen.findByText('Отменить можно до 20.11.2026, 09:10:00')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Отменить решение' }));
  await waitFor(() => expect(stub.requests.some(({ path }) => path.endsWith('/31/revoke'))).toBe(true));
});

it('offers those who may decide, says under the field whom a stage has already, and keeps the dialog', async () => {
  const can = { recall: false, cancel: false, finish: false, add_participant: true, edit: false };
  const stub = stubNetwork({
    ...found(aChain({ my_task_id: null, can })),
    'GET /api/users': {
      data: [{ id: 9, full_name: 'Белов Андрей Геннадьевич', job_title: 'Юрист' }],
      meta: { total: 1 },
    },
    'POST /api/approval-chains/11/add-participant': () =>
      reply(422, {
        message: 'Проверьте заполнение полей',
        errors: { user_id: ['Этот сотрудник уже участвует в этапе'] },
      }),
  });
  const { user, alerts } = renderPage(<ApprovalTab {...props} />);
  await user.click(await screen.findByRole('button', { name: 'Добавить участника' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText(/^Сотрудник/));
  await user.click(await screen.findByRole('option', { name: /Белов.*Юрист/ }));
  const asked = stub.requests.find(({ path }) => path.startsWith('/api/users'));
  expect(asked?.query.get('filter[permission]')).toBe('approval_chains.vote');
  await user.click(dialog.getByRole('button', { name: 'Добавить участника' }));
  expect(await dialog.findByText('Этот сотрудник уже участвует в этапе')).toBeInTheDocument();
  expect(alerts()).toEqual([]);
});
