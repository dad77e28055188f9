import { formatDateTime } from 'shared/format';
import { aSession, renderPage, screen, stubNetwork, within } from 'shared/testing';

import { aChain, aTask, aVote, inboxOf, NOTHING_TO_OVERSEE } from '../testing/an-approval';
import InboxPage from './inbox.page';

const me = aSession().user;
const colleague = { id: 12, full_name: 'Мельников Павел Романович', department_name: null };
const vote = aVote({ user: colleague });
const AT = formatDateTime(vote.created_at);
const finance = { ...aTask().stage, id: 22, position: 2, name: 'Финансы' };
const decidedOnes = { status: 'done', finished_at: vote.created_at, minutes_left: null } as const;
const theirs = aTask({ ...decidedOnes, assignee: colleague, vote, stage: finance, round: 1 });

function opened(at: string, ...tasks: readonly ReturnType<typeof aTask>[]) {
  stubNetwork({
    'GET /api/approval-tasks': inboxOf(...tasks),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
  });
  renderPage(<InboxPage />, { at });
}

const changes = () => screen.findByRole('complementary', { name: 'Что изменилось' });

it('tells a colleague’s decision by their name, and not as the reader’s', async () => {
  opened('/approvals?tab=all', theirs);
  expect(await changes()).toHaveTextContent(`РешениеМельников П. Р., ${AT} — согласовано, круг 1.`);
  expect(await screen.findByText(`Решение: Мельников П. Р., ${AT} — согласовано`)).toBeInTheDocument();
  expect(screen.queryByText(/^Ваше решение/)).toBeNull();
});

it('calls the reader’s own decision theirs', async () => {
  const own = { ...colleague, id: me.id };
  opened('/approvals?tab=all', { ...theirs, assignee: own, vote: aVote({ user: own }) });
  expect(await changes()).toHaveTextContent(`Ваше решение${AT} — согласовано, круг 1.`);
  expect(await screen.findByText(`Ваше решение принято ${AT}`)).toBeInTheDocument();
});

it.each([
  [colleague, 'pending', 'Ждём решения коллегиСейчас очередь: Мельников П. Р., круг 2.'],
  [{ ...colleague, id: me.id }, 'pending', 'Вы ещё не решалиДокумент пришёл вам впервые, круг 2.'],
  [{ ...colleague, id: me.id }, 'not_needed', 'Ваше решениеНе требуется, круг 2.'],
] as const)('says whose turn it is where nothing is decided %#', async (assignee, status, said) => {
  opened('/approvals?tab=all', aTask({ assignee, status }));
  expect(await changes()).toHaveTextContent(said);
});

it('tells apart the tasks of one document: whose, at which stage and in which round', async () => {
  opened('/approvals?tab=all', theirs, aTask({ id: 41 }));
  const list = within(await screen.findByRole('region', { name: 'Все' }));
  expect(list.getByText('Мельников П. Р. · Финансы')).toBeInTheDocument();
  expect(list.getByText('Соколова М. Д. · Юридическая экспертиза · круг 2')).toBeInTheDocument();
});

it('repeats no name where every task is the reader’s', async () => {
  opened('/approvals?tab=done', theirs);
  await screen.findByRole('region', { name: 'Решённые' });
  expect(screen.queryByText(/ · Финансы/)).toBeNull();
});

it('marks as a deadline the time of what still waits alone', async () => {
  opened('/approvals?tab=all', theirs, aTask({ id: 41 }));
  const list = within(await screen.findByRole('region', { name: 'Все' }));
  expect(list.getByText('20.11.2026')).not.toHaveAttribute('data-waits');
  expect(list.getByText('5 ч')).toHaveAttribute('data-waits');
});
