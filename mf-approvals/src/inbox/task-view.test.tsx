import { renderPage, reply, screen, stubNetwork, within } from 'shared/testing';

import { aChain, aTask, inboxOf, NOTHING_TO_OVERSEE } from '../testing/an-approval';
import InboxPage from './inbox.page';
import { shownView, viewsOf } from './use-task-view';

const FILE = { version_id: 5, name: 'Договор.docx', version: 3, sha256: 'b'.repeat(64), url: '/files/5' };
const CHANGES = {
  round: 1,
  at: '2026-11-18T08:20:00Z',
  decision: 'return',
  fields: [],
  is_file_changed: true,
  text: { before_version_id: 4, after_version_id: 5 },
  unchanged: [],
} as const;

const next = aTask({
  id: 41,
  chain_id: 12,
  document: { kind: 'agreement', id: 6, label: 'Договор №\u00a07 «Лизинг»', url: '/agreements/6' },
  due_at: '2030-11-24T15:00:00Z',
  file: { ...FILE, version_id: 6, name: 'Лизинг.docx', url: '/files/6' },
});

function opened(task = aTask({ file: FILE }), chain: Parameters<typeof aChain>[0] = {}) {
  stubNetwork({
    'GET /api/approval-tasks': inboxOf(task, next),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(chain),
    'GET /api/approval-chains/12': aChain({ id: 12 }),
    'GET /api/files/5/page': { url: '/files/pages/five' },
    'GET /api/files/6/page': { url: '/files/pages/six' },
    'GET /api/files/5/comparison': () => reply(415, { message: 'Этот файл — не текст' }),
  });
  return renderPage(<InboxPage />, { at: '/approvals?id=31' });
}

it('opens a document at its terms, and its text is one key away, also of the next one', async () => {
  const { user } = opened();
  const terms = await screen.findByRole('tabpanel', { name: 'Основное' });
  expect(within(terms).getByText('Аванс 30 %')).toBeInTheDocument();
  expect(screen.getByText('Вкладка')).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByTitle('Договор.docx')).toHaveAttribute('src', '/files/pages/five');
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByTitle('Лизинг.docx')).toHaveAttribute('src', '/files/pages/six');
  await user.click(screen.getByRole('tab', { name: 'Основное' }));
  expect(await screen.findByRole('tabpanel', { name: 'Основное' })).toBeInTheDocument();
});

it('opens what came back at the changes of its text, and says when they cannot be told', async () => {
  opened(aTask({ file: FILE, changes: { ...CHANGES, fields: [], unchanged: [] } }));
  const changes = await screen.findByRole('tabpanel', { name: 'Изменения в тексте' });
  expect(await within(changes).findByText('Этот файл — не текст')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Изменения в тексте' })).toHaveAttribute('aria-selected', 'true');
});

it('has no tabs where there is nothing but terms', async () => {
  opened(aTask({ file: { ...FILE, name: 'Смета.xlsx' } }));
  expect(await screen.findByText('Аванс 30 %')).toBeInTheDocument();
  expect(screen.queryByText('Вкладка')).toBeNull();
  expect(screen.queryByRole('tablist', { name: 'Что читать' })).toBeNull();
});

it.each([
  [{ changes: null, file: null }, null, 'terms'],
  [{ changes: null, file: FILE }, null, 'terms'],
  [{ changes: null, file: FILE }, 'text', 'text'],
  [{ changes: null, file: FILE }, 'changes', 'terms'],
  [{ changes: { ...CHANGES, fields: [], unchanged: [] }, file: FILE }, null, 'changes'],
  [{ changes: { ...CHANGES, fields: [], unchanged: [] }, file: FILE }, 'terms', 'terms'],
] as const)('of %j after %s is shown: %s', (task, chosen, shown) => {
  const { changes, file } = task;
  const views = viewsOf({ changes: changes && { ...changes, fields: [], unchanged: [] }, file });
  expect(shownView(views, chosen)).toBe(shown);
});

it('shows the attachments that are agreed upon beside the text, to be opened and saved', async () => {
  const other = {
    ...FILE,
    version_id: 9,
    name: 'Спецификация.pdf',
    kind: 'attachment',
    url: '/files/9',
  } as const;
  const { user } = opened(aTask({ file: FILE }), { other_files: [other] });
  expect(await screen.findByText('Спецификация.pdf')).toBeInTheDocument();
  expect(screen.getByText('Приложение')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Скачать' })).toHaveLength(2);
  const [, open] = screen.getAllByRole('button', { name: 'Открыть' });
  if (open !== undefined) await user.click(open);
  expect(await screen.findByRole('dialog', { name: /Спецификация\.pdf/ })).toBeInTheDocument();
});
