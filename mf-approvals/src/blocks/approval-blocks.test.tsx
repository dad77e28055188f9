import type { ApprovalRemark, ApprovalVote } from 'shared/contract/approval/approval-chain';
import type { ApprovalPreview } from 'shared/contract/approval/approval-preview';
import { DocumentFiles } from 'shared/document';
import { aSession, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { aChain, aSeat, aStage, aTask } from '../testing/an-approval';
import ApprovalRail from './approval-rail';
import ApprovalTab from './approval-tab';

const props = { kind: 'agreement', record: { id: 5, lock_version: 2 } };
const found = (chain: unknown) => ({ 'GET /api/approval-chains/latest': { data: chain } });

const remark: ApprovalRemark = {
  id: 71,
  text: 'Указать счёт для возврата аванса',
  clause_ref: 'п. 8.1',
  status: 'open',
  reply: null,
  resolved_by: null,
  resolved_at: null,
};
const vote: ApprovalVote = {
  id: 61,
  task_id: 31,
  user: aSeat().assignee,
  on_behalf_of: null,
  decision: 'approve_with_remarks',
  remark: null,
  remarks: [remark],
  file_version: 2,
  content_hash: 'b'.repeat(64),
  created_at: '2026-11-19T10:00:00Z',
  revoked_at: null,
  revoke_reason: null,
};

it('draws the route with who decided, for whom, and what was kept of an earlier round', async () => {
  const kept = aSeat({ status: 'done', kept: { round: 1, file_version: 2, vote } });
  const stages = [
    aStage({ status: 'passed', finished_at: '2026-11-19T10:00:00Z', tasks: [kept] }),
    aStage({
      id: 23,
      position: 2,
      name: 'Служба безопасности',
      status: 'skipped',
      note: 'Сумма меньше 20 млн',
      tasks: [],
    }),
  ];
  stubNetwork(found(aChain({ stages, my_task_id: null })));
  renderPage(<ApprovalTab {...props} />);
  expect(await screen.findByText('Согласовано с замечаниями')).toBeInTheDocument();
  expect(screen.getByText(/Сохранено из круга 1, версия 2/)).toBeInTheDocument();
  expect(screen.getByText(/Указать счёт для возврата аванса/)).toBeInTheDocument();
  expect(screen.getByText('Сумма меньше 20 млн')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Лист согласования' })).toHaveAttribute(
    'href',
    '/approvals/sheets/11',
  );
});

it('says no deadline of an approval that is over', async () => {
  const over = aChain({
    status: 'passed',
    due_at: '2026-11-24T15:00:00Z',
    stages: [aStage({ status: 'passed' })],
  });
  stubNetwork(found(over));
  renderPage(<ApprovalTab {...props} />);
  expect(await screen.findByRole('heading', { name: 'Согласовано' })).toBeInTheDocument();
  expect(screen.queryByText(/до\s24\.11\.2026/)).toBeNull();
});

it('lets whoever sent the document answer a remark', async () => {
  const seat = aSeat({ status: 'done', vote });
  const chain = aChain({
    stages: [aStage({ tasks: [seat] })],
    my_task_id: null,
    can: { recall: false, cancel: false, finish: false, add_participant: false, edit: true },
  });
  const stub = stubNetwork({
    ...found(chain),
    'POST /api/approval-remarks/71/resolve': {},
  });
  const { user } = renderPage(<ApprovalTab {...props} />);
  await user.type(await screen.findByLabelText('Ответ на замечание'), 'Счёт указан');
  await user.click(screen.getByRole('button', { name: 'Исправлено' }));
  await waitFor(() => {
    expect(stub.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      status: 'fixed',
      reply: 'Счёт указан',
    });
  });
});

it('frames the turn of the reader and takes the decision there', async () => {
  const stub = stubNetwork({
    ...found(aChain()),
    'GET /api/approval-tasks/31': aTask(),
    'POST /api/approval-tasks/31/vote': aTask(),
  });
  const { user } = renderPage(<ApprovalRail {...props} />);
  expect(await screen.findByText('Ждём вас')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Согласовать' }));
  await waitFor(() => expect(stub.requests.some(({ path }) => path.includes('/31/vote'))).toBe(true));
});

it('says that the turn of the reader was opened as soon as it stands in the card, and asks for the route anew', async () => {
  const session = aSession();
  let isOpened = false;
  const seen = () => (isOpened ? '2026-11-20T09:00:00Z' : null);
  const stub = stubNetwork({
    'GET /api/approval-chains/latest': () => ({
      data: aChain({ stages: [aStage({ tasks: [aSeat({ viewed_at: seen() })] })] }),
    }),
    'GET /api/approval-tasks/31': () => aTask({ viewed_at: seen() }),
    'POST /api/approval-tasks/31/viewed': () => {
      isOpened = true;
      return aTask({ viewed_at: seen() });
    },
  });
  renderPage(<ApprovalRail {...props} />, {
    session: { ...session, user: { ...session.user, id: aSeat().assignee.id } },
  });
  expect(await screen.findByText('На рассмотрении')).toBeInTheDocument();
  expect(screen.queryByText('Не открыто')).toBeNull();
  expect(stub.requests.filter(({ path }) => path.endsWith('/viewed'))).toHaveLength(1);
});

it('recalls an approval with a reason and in the version that was seen', async () => {
  const chain = aChain({
    my_task_id: null,
    can: { recall: true, cancel: false, finish: false, add_participant: false, edit: false },
  });
  const stub = stubNetwork({
    ...found(chain),
    'POST /api/approval-chains/11/recall': chain,
  });
  const { user } = renderPage(<ApprovalTab {...props} />);
  await user.click(await screen.findByRole('button', { name: 'Отозвать с согласования' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Причина/), 'Ошибка в сумме');
  await user.click(dialog.getByRole('button', { name: 'Отозвать с согласования' }));
  await waitFor(() => {
    expect(stub.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      lock_version: 4,
      reason: 'Ошибка в сумме',
    });
  });
});

it('says before it is sent whom it goes to, why, and what stands in the way; past it only who looks after approvals', async () => {
  const preview: ApprovalPreview = {
    template: { id: 2, name: 'Закупки до 5 млн', version: 3 },
    reasons: ['Тип договора «Поставка»'],
    others: [],
    round: 1,
    stages: [
      {
        position: 1,
        name: 'Юридическая экспертиза',
        action: 'approve',
        execution: 'parallel',
        quorum_type: 'all',
        quorum_value: null,
        seats: [
          {
            user: aSeat().assignee,
            on_behalf_of: null,
            why: 'Должность «Юрист»',
            is_required: true,
            kept: null,
          },
        ],
        skipped: null,
        empty: [],
        due_at: null,
      },
    ],
    file: null,
    due_at: null,
    faults: ['Приложите текст договора'],
    changed: [],
  };
  stubNetwork({
    'GET /api/approval-chains/latest': { data: null },
    'GET /api/approval-chains/preview': preview,
  });
  const { unmount } = renderPage(<ApprovalTab {...props} />);
  expect(await screen.findByText('Приложите текст договора')).toBeInTheDocument();
  expect(screen.getByText(/Маршрут «Закупки до 5 млн», версия 3/)).toBeInTheDocument();
  expect(screen.getByText('Должность «Юрист»')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Выбрать согласующих' })).toBeInTheDocument();
  unmount();
  renderPage(<ApprovalTab {...props} />, { session: aSession(['Создание цепочек согласования']) });
  expect(await screen.findByText('Должность «Юрист»')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Выбрать согласующих' })).toBeNull();
});

it('asks for no route on behalf of whoever may not send, and says who sees it', async () => {
  const stub = stubNetwork({ 'GET /api/approval-chains/latest': { data: null } });
  renderPage(<ApprovalTab {...props} />, { session: aSession([]) });
  expect(await screen.findByText('Согласование ещё не начато')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  expect(stub.requests).toHaveLength(1);
});

it('promises no approval of a document that has come so far without one', async () => {
  const stub = stubNetwork({ 'GET /api/approval-chains/latest': { data: null } });
  const record = { ...props.record, status: 'active', available_actions: ['suspend'] };
  renderPage(<ApprovalTab kind="agreement" record={record} />, {
    session: aSession(['Создание цепочек согласования']),
  });
  expect(await screen.findByText('Согласования не было')).toBeVisible();
  expect(stub.requests).toHaveLength(1);
});

it.each([
  [['recall', 'cancel'], /Отзовите документ с согласования и отправьте его снова/],
  [[], /может автор, ответственный или тот, кто ведёт согласования/],
])(
  'says of what is on approval without a round that nobody is asked; with %j, the way out',
  async (actions, way) => {
    stubNetwork({ 'GET /api/approval-chains/latest': { data: null } });
    const record = { ...props.record, status: 'on_approval', available_actions: actions };
    renderPage(<ApprovalTab kind="agreement" record={record} />);
    expect(await screen.findByText('Согласование не начато')).toBeVisible();
    expect(screen.getByText(way)).toHaveTextContent('решения по нему ни у кого не запрошены');
    expect(screen.queryByText('Согласования не было')).toBeNull();
  },
);

const noTemplate: ApprovalPreview = {
  template: null,
  reasons: [],
  others: [],
  round: 1,
  stages: [],
  file: null,
  due_at: null,
  faults: ['Ни один шаблон согласования не подходит этому документу. Выберите, кто его согласует'],
  changed: [],
};

it('sends a document that no template fits to the people one chooses, and says why it was refused', async () => {
  const stub = stubNetwork({
    'GET /api/approval-chains/latest': { data: null },
    'GET /api/approval-chains/preview': noTemplate,
    'GET /api/users': {
      data: [{ id: 7, full_name: 'Соколова Мария Дмитриевна' }],
      meta: { current_page: 1, last_page: 1, per_page: 50, total: 1 },
    },
    'POST /api/approval-chains': () => reply(422, { message: 'Приложите текст договора' }),
  });
  const { user } = renderPage(<ApprovalTab {...props} />);
  await user.click(await screen.findByRole('button', { name: 'Выбрать согласующих' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Отправить на согласование' }));
  expect(dialog.getByText('Это поле обязательно для заполнения')).toBeInTheDocument();
  await user.click(dialog.getByRole('combobox', { name: /Согласующий 1/ }));
  await user.click(await screen.findByRole('option', { name: /Соколова/ }));
  await user.click(dialog.getByRole('button', { name: 'Отправить на согласование' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Приложите текст договора');
  expect(stub.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'agreement',
    id: 5,
    lock_version: 2,
    participants: [{ user_id: 7 }],
    restart: 'changed',
  });
});

it('does not send a document while a file of it is on its way', async () => {
  stubNetwork({
    'GET /api/approval-chains/latest': { data: null },
    'GET /api/approval-chains/preview': noTemplate,
    'GET /api/files': { data: [] },
    'GET /api/document-types': { data: [] },
    'POST /api/files': () => new Promise(() => undefined),
  });
  const record = { id: 5, status: 'draft', can: { upload: true } };
  const { user } = renderPage(
    <>
      <DocumentFiles type="agreement" resource="agreements" record={record} />
      <ApprovalTab {...props} />
    </>,
  );
  await user.upload(await screen.findByLabelText('Загрузить файл'), new File(['текст'], 'Договор.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Выбрать согласующих' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Отправить на согласование' })).toHaveAccessibleDescription(
    'Дождитесь загрузки файла «Договор.pdf» или отмените её',
  );
});

it('opens the choice of approvers for whoever was refused a sending, until it is closed', async () => {
  stubNetwork({
    'GET /api/approval-chains/latest': { data: null },
    'GET /api/approval-chains/preview': noTemplate,
  });
  const { user, router } = renderPage(<ApprovalTab {...props} />, {
    at: '/agreements/5?tab=approval&choose-approvers=1',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Отправить выбранным согласующим' }));
  await user.click(dialog.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(router.state.location.search).toBe('?tab=approval');
});

it('puts nothing beside the card of a document that was never sent, and says when it did not come', async () => {
  const stub = stubNetwork({ 'GET /api/approval-chains/latest': { data: null } });
  const { container, unmount } = renderPage(<ApprovalRail {...props} />);
  await waitFor(() => expect(stub.requests).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
  unmount();
  stubNetwork({ 'GET /api/approval-chains/latest': () => reply(403, { message: 'Недостаточно прав' }) });
  renderPage(<ApprovalRail {...props} />);
  expect(await screen.findByText(/Недостаточно прав/)).toBeInTheDocument();
});

it('opens a former round with its decisions and remarks, and asks for it only then', async () => {
  const rounds = [
    {
      id: 11,
      round: 2,
      status: 'running' as const,
      file_version: 3,
      started_at: '2026-11-19T10:00:00Z',
      finished_at: null,
    },
    {
      id: 10,
      round: 1,
      status: 'returned' as const,
      file_version: 2,
      started_at: '2026-11-17T10:00:00Z',
      finished_at: '2026-11-17T12:00:00Z',
    },
  ];
  const returned = aSeat({ status: 'done', vote: { ...vote, decision: 'return' } });
  const former = aChain({
    id: 10,
    status: 'returned',
    stages: [aStage({ tasks: [returned] })],
    my_task_id: null,
  });
  const { requests } = stubNetwork({
    ...found(aChain({ rounds, my_task_id: null })),
    'GET /api/approval-chains/10': former,
  });
  const { user } = renderPage(<ApprovalTab {...props} />);
  const line = await screen.findByText(/^Круг 1 · Возвращено на доработку · версия 2/);
  expect(screen.queryByText(/Указать счёт для возврата аванса/)).not.toBeInTheDocument();
  expect(requests.map(({ path }) => path)).not.toContain('/api/approval-chains/10');
  await user.click(line);
  expect(await screen.findByText(/Указать счёт для возврата аванса/)).toBeInTheDocument();
});

it('says of a round that was taken back by whom and why, once', async () => {
  const taken = aChain({
    status: 'cancelled',
    result_comment: 'Ошибка в сумме',
    cancelled_by: { id: 1, full_name: 'Журавлёва Анна Петровна', department_name: null },
    cancel_reason: 'Ошибка в сумме',
    my_task_id: null,
  });
  stubNetwork(found(taken));
  renderPage(<ApprovalTab {...props} />);
  expect(await screen.findByRole('heading', { name: 'Отозвано' })).toBeInTheDocument();
  expect(screen.getByText(/Ошибка в сумме/)).toHaveTextContent(
    'Причина отзыва (Журавлёва Анна Петровна): Ошибка в сумме',
  );
});
