import type { DestructionAct, KeptRecord } from 'shared/contract/archive/destruction-act';
import { publishUserEvent } from 'shared/realtime';
import { act, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import ActPage from './act.page';
import ArchivePage from './archive.page';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');

const aRecord = (patch: Partial<KeptRecord> = {}): KeptRecord => ({
  type: 'agreement',
  id: 412,
  name: 'Договор № 12/2018 от 01.03.2018',
  title: 'Поставка кабеля',
  counterparty_name: 'Лесная Плаза',
  url: '/agreements/412',
  ended_on: '2019-06-30',
  retention_until: '2024-12-31',
  files_count: 3,
  kept_by: null,
  act: null,
  ...patch,
});

const anAct = (patch: Partial<DestructionAct> = {}): DestructionAct => ({
  id: 3,
  number: '3',
  act_date: '2026-11-20',
  status: 'draft',
  records_count: 1,
  author: { id: 7, full_name: 'Соколова Мария Дмитриевна', department_name: null },
  approved_by: null,
  executed_at: null,
  created_at: '2026-11-20T09:00:00Z',
  lock_version: 2,
  basis: 'Перечень № 236',
  commission: 'Директор Власов П. И.\nДелопроизводитель Соколова М. Д.',
  status_reason: null,
  approved_at: null,
  executed_by: null,
  files_count: null,
  records: [aRecord()],
  can: { edit: true, delete: true },
  available_actions: ['submit', 'cancel'],
  ...patch,
});

const list = (data: KeptRecord[]) => ({
  data,
  meta: { current_page: 1, last_page: 1, per_page: 25, total: data.length, total_is_capped: false },
  can: { prepare: true },
});

test('records whose term is over are chosen for an act; what is still kept cannot be', async () => {
  const owed = aRecord({ id: 413, name: 'Договор № 13/2018', kept_by: 'Есть неисполненные обязательства' });
  const network = stubNetwork({
    'GET /api/archive/records': list([aRecord(), owed]),
    'POST /api/destruction-acts': anAct(),
  });
  const { user } = renderPage(<ArchivePage />, { path: '/archive/*', at: '/archive' });
  expect(await screen.findByRole('checkbox', { name: /13\/2018/ })).toBeDisabled();
  expect(screen.getByText('Есть неисполненные обязательства')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /12\/2018/ }));
  await user.click(screen.getByRole('button', { name: 'Составить акт' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Составить акт' }));
  expect(await within(dialog).findByText('Это поле обязательно для заполнения')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/Состав комиссии/), 'Директор Власов П. И.');
  expect(within(dialog).queryByText('Это поле обязательно для заполнения')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Составить акт' }));
  const sent = network.requests.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({
    commission: 'Директор Власов П. И.',
    records: [{ type: 'agreement', id: 412 }],
  });
});

test('the act shows its paper with the commission, and whoever wrote it is told that somebody else approves it', async () => {
  stubNetwork({
    'GET /api/destruction-acts/3': anAct({ status: 'submitted', available_actions: ['cancel'] }),
  });
  renderPage(<ActPage />, { path: '/archive/acts/:id', at: '/archive/acts/3' });
  const paper = await screen.findByRole('article', { name: 'Печатная форма акта' });
  expect(plain(paper.textContent)).toMatch(
    /№ 3 от 20\.11\.2026.*Договор № 12\/2018.*Директор Власов П\. И\./,
  );
  expect(screen.getByText(/Акт утверждает другой сотрудник/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Утвердить' })).toBeNull();
});

test('only the paper of an act is printed: its ground ends with one full stop, numbers are held to their sign', async () => {
  stubNetwork({ 'GET /api/destruction-acts/3': anAct({ basis: 'Приказ директора Соколовой М. Д.' }) });
  renderPage(<ActPage />, { path: '/archive/acts/:id', at: '/archive/acts/3' });
  const paper = await screen.findByRole('article', { name: 'Печатная форма акта' });
  expect(paper.closest('[data-screen]')).toBeNull();
  for (const part of [screen.getByRole('heading', { level: 1 }), screen.getByText('Что включено')]) {
    expect(part.closest('[data-screen]')).not.toBeNull();
  }
  expect(within(paper).getByText(/^Основание/)).toHaveTextContent(/М\. Д\.$/);
  expect(paper.textContent).not.toContain('Д..');
  expect(paper.textContent).toContain('Договор №\u00A012/2018');
  // On a phone, where the head of the table is gone, each value has its name.
  expect(within(paper).getByRole('cell', { name: '30.06.2019' })).toHaveAttribute('data-label', 'Завершён');
});

test('the calendar of an act offers no day on which its records still had to be kept', async () => {
  const records = [aRecord({ retention_until: '2025-01-09' }), aRecord({ id: 413 })];
  stubNetwork({ 'GET /api/destruction-acts/3': anAct({ act_date: '2025-01-20', records }) });
  const { user } = renderPage(<ActPage />, { path: '/archive/acts/:id', at: '/archive/acts/3' });
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  await user.click(screen.getByRole('button', { name: 'Выбрать дату' }));
  const day = (name: string) => screen.getByRole('button', { name });
  expect(day('9 января 2025 г.')).toHaveAttribute('aria-disabled', 'true');
  expect(day('10 января 2025 г.')).not.toHaveAttribute('aria-disabled');
});

test('an act that is cancelled without a reason asks for one until it is given', async () => {
  stubNetwork({ 'GET /api/destruction-acts/3': anAct() });
  const { user } = renderPage(<ActPage />, { path: '/archive/acts/:id', at: '/archive/acts/3' });
  await user.click(await screen.findByRole('button', { name: 'Отменить акт' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Отменить акт' }));
  expect(await within(dialog).findByText('Это поле обязательно для заполнения')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/Причина/), 'Р');
  expect(within(dialog).queryByText('Это поле обязательно для заполнения')).toBeNull();
});

test('what was typed into an act, or into the reason of what is done with it, is not lost by one key', async () => {
  stubNetwork({ 'GET /api/destruction-acts/3': anAct() });
  const { user } = renderPage(<ActPage />, { path: '/archive/acts/:id', at: '/archive/acts/3' });
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  await user.type(screen.getByLabelText(/Состав комиссии/), 'Юрист{Escape}');
  const question = screen.getByRole('alertdialog', { name: 'Правка не сохранена' });
  await user.click(within(question).getByRole('button', { name: 'Закрыть без сохранения' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Отменить акт' }));
  await user.type(screen.getByLabelText(/Причина/), 'Ошибка{Escape}');
  const left = screen.getByRole('alertdialog', { name: 'Действие не выполнено' });
  await user.click(within(left).getByRole('button', { name: 'Продолжить' }));
  expect(screen.getByLabelText(/Причина/)).toHaveValue('Ошибка');
});

test('an act that was carried out leads to the cards that have stayed', async () => {
  const done = aRecord({ kept_by: 'Документ уже уничтожен' });
  const executed = anAct({ status: 'executed', executed_at: '2026-11-20T09:00:00Z', records: [done] });
  stubNetwork({ 'GET /api/destruction-acts/3': executed });
  renderPage(<ActPage />, { path: '/archive/acts/:id', at: '/archive/acts/3' });
  expect(await screen.findByRole('heading', { name: 'Что уничтожено' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /12\/2018/ })).toHaveAttribute('href', '/agreements/412');
  expect(screen.queryByText('Документ уже уничтожен')).not.toBeInTheDocument();
});

test('an act that somebody else has changed meanwhile says so, and takes no action it is past', async () => {
  const submitted = anAct({ status: 'submitted', available_actions: ['approve', 'send-back'] });
  const { answer } = stubNetwork({
    'GET /api/destruction-acts/3': submitted,
    'POST /api/destruction-acts/3/approve': reply(409, { message: 'Запись изменил другой сотрудник' }),
  });
  const { user } = renderPage(<ActPage />, { path: '/archive/acts/:id', at: '/archive/acts/3' });
  await user.click(await screen.findByRole('button', { name: 'Утвердить' }));
  const asked = await screen.findByRole('alertdialog');
  answer({ 'GET /api/destruction-acts/3': { ...submitted, lock_version: 3 } });
  await user.click(within(asked).getByRole('button', { name: 'Утвердить' }));
  expect(await within(asked).findByRole('alert')).toHaveTextContent('Проверьте его и повторите');
  answer({ 'GET /api/destruction-acts/3': anAct({ lock_version: 4 }) });
  act(() => {
    publishUserEvent({ kind: 'entity', entity: 'destruction_act', id: 3, lock_version: 4, actor_id: 99 });
  });
  const told = await screen.findByRole('dialog');
  expect(plain(told.textContent)).toContain('Сейчас его состояние: «Проект»');
  await user.click(within(told).getByRole('button', { name: 'К акту' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what has begun since the approval keeps the act from being executed, in the words of the server', async () => {
  stubNetwork({
    'GET /api/destruction-acts/3': anAct({
      status: 'approved',
      available_actions: ['execute', 'cancel'],
      can: { edit: false, delete: false },
    }),
    'POST /api/destruction-acts/3/execute': reply(422, {
      message: 'Проверьте заполнение полей',
      errors: { records: ['Договор № 12/2018: есть неисполненные обязательства'] },
    }),
  });
  const { user } = renderPage(<ActPage />, { path: '/archive/acts/:id', at: '/archive/acts/3' });
  await user.click(await screen.findByRole('button', { name: 'Уничтожить документы' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/без возможности восстановления/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Уничтожить документы' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('есть неисполненные обязательства');
});

test('only what is the reader’s to destroy can be chosen for an act', async () => {
  const offer = aRecord({ type: 'commercial_offer', id: 7, name: 'Предложение № КП-7' });
  const kinds = [
    { name: 'agreement', title: 'Договоры', can_prepare: true },
    { name: 'commercial_offer', title: 'Коммерческие предложения', can_prepare: false },
  ];
  stubNetwork({ 'GET /api/archive/records': { ...list([aRecord(), offer]), kinds } });
  const { user } = renderPage(<ArchivePage />, { path: '/archive/*', at: '/archive' });
  expect(await screen.findByRole('checkbox', { name: /12\/2018/ })).toBeEnabled();
  expect(screen.queryByRole('checkbox', { name: /КП-7/ })).toBeNull();
  await user.click(screen.getByLabelText('Вид документов'));
  await user.click(await screen.findByRole('option', { name: 'Коммерческие предложения' }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Составить акт' })).toBeNull();
  });
});

test('where several kinds are kept, one of them is shown alone, and a term nobody knows yet is not called permanent', async () => {
  const offer = aRecord({
    type: 'commercial_offer',
    name: 'Предложение № КП-7',
    url: '/commercial-offers/7',
    retention_until: null,
    is_permanent: false,
    kept_by: 'Хранится столько же, сколько договор, заключённый по нему',
  });
  const kinds = [
    { name: 'agreement', title: 'Договоры' },
    { name: 'commercial_offer', title: 'Коммерческие предложения' },
  ];
  const network = stubNetwork({ 'GET /api/archive/records': { ...list([offer]), kinds } });
  const { user } = renderPage(<ArchivePage />, { path: '/archive/*', at: '/archive?tab=kept' });
  const row = await screen.findByRole('row', { name: /КП-7/ });
  expect(within(row).queryByText('Постоянно')).toBeNull();
  await user.click(screen.getByLabelText('Вид документов'));
  await user.click(await screen.findByRole('option', { name: 'Коммерческие предложения' }));
  await screen.findByRole('row', { name: /КП-7/ });
  expect(network.requests.at(-1)?.query.get('kind')).toBe('commercial_offer');
});

test('an act that is not there leads back to the others, and one that did not come is asked for again', async () => {
  const at = { path: '/archive/acts/:id', at: '/archive/acts/3' };
  stubNetwork({ 'GET /api/destruction-acts/3': reply(404, { message: 'Акт не найден' }) });
  const { unmount } = renderPage(<ActPage />, at);
  expect(await screen.findByText('Такого акта нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'К актам' })).toHaveAttribute('href', '/archive?tab=acts');
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  unmount();
  const network = stubNetwork({ 'GET /api/destruction-acts/3': reply(500, { message: 'Сбой сервера' }) });
  const { user } = renderPage(<ActPage />, at);
  expect(await screen.findByText('Акт не загрузился')).toBeVisible();
  network.answer({ 'GET /api/destruction-acts/3': anAct() });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Акт/ })).toBeVisible();
});
