import type { ApprovalOversight } from 'shared/contract/approval/approval-oversight';
import { aSession, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import OversightPage from './oversight.page';

const load = { waiting: 3, overdue: 1, decided: 4, median_minutes: 300 };
const user = { id: 7, full_name: 'Соколова Мария Дмитриевна', department_name: 'Договорной отдел' };
const seen: ApprovalOversight = {
  total: load,
  people: [{ user, ...load }],
  stages: [{ name: 'Юридическая экспертиза', ...load, overdue: 0, median_minutes: null }],
  oldest: [
    {
      task_id: 31,
      document: { kind: 'agreement', id: 5, label: 'Договор № 12', url: '/agreements/5' },
      stage_name: 'Юридическая экспертиза',
      assignee: user,
      since: '2026-11-18T08:00:00Z',
      due_at: '2026-11-19T15:00:00Z',
      is_overdue: true,
      minutes_left: -1200,
    },
  ],
  kinds: [{ name: 'agreement', title: 'Договоры' }],
  departments: [{ id: 4, name: 'Договорной отдел' }],
};

it('shows whose turn it is, what is late and how long decisions take, and narrows it', async () => {
  const stub = stubNetwork({ 'GET /api/approval-oversight': seen });
  const page = renderPage(<OversightPage />);
  const people = within(await screen.findByRole('region', { name: 'Чья очередь' }));
  expect(people.getByText('Соколова М. Д.')).toBeInTheDocument();
  expect(people.getByText('1 просрочено')).toBeInTheDocument();
  expect(people.getByText('Решение за 5 ч')).toBeInTheDocument();
  const stages = within(screen.getByRole('region', { name: 'На каких этапах' }));
  expect(stages.queryByText(/просрочено/)).toBeNull();
  expect(stages.getByText('Решений нет')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Договор №\u00a012' })).toHaveAttribute(
    'href',
    '/agreements/5?tab=approval',
  );
  const oldest = within(screen.getByRole('region', { name: 'Ждут дольше всего' }));
  expect(oldest.getByText('просрочено на 2 рабочих дня')).toBeInTheDocument();
  expect(oldest.getByText(/ждёт с/).textContent).toMatch(/18\.11\.2026,\u00a0\d/);
  await page.user.click(screen.getByRole('radio', { name: 'Год' }));
  await waitFor(() => expect(stub.requests.at(-1)?.query.get('days')).toBe('365'));
});

it('says that nobody is asked now where only decisions of the past are counted', async () => {
  const idle = { ...load, waiting: 0, overdue: 0 };
  const [stage] = seen.stages;
  stubNetwork({
    'GET /api/approval-oversight': {
      ...seen,
      total: idle,
      people: [{ user, ...idle }],
      stages: [{ ...stage, ...idle }],
      oldest: [],
    },
  });
  renderPage(<OversightPage />);
  const people = within(await screen.findByRole('region', { name: 'Чья очередь' }));
  expect(people.getByText('Сейчас решения ни от кого не ждут.')).toBeInTheDocument();
});

it('says why it is not shown, and offers no second try of what is refused', async () => {
  stubNetwork({
    'GET /api/approval-oversight': () => reply(403, { message: 'Видят руководители подразделений' }),
  });
  renderPage(<OversightPage />);
  expect(await screen.findByText('Видят руководители подразделений')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Нет права на просмотр' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});

it.each([
  [0.4, 'минуту'],
  [300, '5\u00a0ч'],
  [null, '—'],
])('says in which time half of the decisions were made: %j', async (minutes, said) => {
  const total = { ...load, median_minutes: minutes };
  stubNetwork({ 'GET /api/approval-oversight': { ...seen, total } });
  renderPage(<OversightPage />);
  const label = await screen.findByText('Половина решений — быстрее, чем за');
  expect(label.nextElementSibling?.textContent).toBe(said);
});

it('leads to the inbox those alone who have one', async () => {
  stubNetwork({ 'GET /api/approval-oversight': seen });
  const page = renderPage(<OversightPage />, { session: aSession(['Редактирование цепочек согласования']) });
  expect(await screen.findByRole('region', { name: 'Чья очередь' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'К согласованию' })).toBeNull();
  page.unmount();
  renderPage(<OversightPage />);
  expect(await screen.findByRole('link', { name: 'К согласованию' })).toBeVisible();
});
