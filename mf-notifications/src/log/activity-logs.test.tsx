import { screen, waitFor, within } from '@testing-library/react';
import { activityChoices, activityLog, activityVerification } from 'shared/contract/journal/activity-log';
import { journalAddress } from 'shared/contract/journal/journal-address';
import { listOf } from 'shared/contract/list/paging';
import { renderPage, reply, stubNetwork, type StubRequest } from 'shared/testing';

import { logDefaults } from '../log-defaults';
import ActivityLogsPage from './activity-logs.page';

const line = {
  id: 7,
  occurred_at: '2026-11-20T09:30:00Z',
  actor_id: 2,
  actor_name: 'Соколова Мария Дмитриевна',
  action: 'agreement.updated',
  action_label: 'Изменение договора',
  entity_type: 'agreement',
  entity_id: 5,
  entity_label: 'Договор № 112/2026-П',
  entity_url: '/agreements/5',
  changes: [
    { field: 'amount', label: 'Сумма', old: '100 000,00', new: '120 000,00' },
    { field: 'end_date', label: 'Дата окончания', old: null, new: '31.12.2027' },
  ],
};

function journal(verification?: object, { at = '/', lines = [line] as object[] } = {}) {
  const list = listOf(activityLog).parse({
    data: lines,
    meta: { current_page: 1, last_page: 1, per_page: 50, total: lines.length, total_is_capped: false },
  });
  const network = stubNetwork({
    'GET /api/activity-logs': list,
    'GET /api/activity-logs/choices': activityChoices.parse({
      actions: [
        { value: 'agreement.updated', label: 'Изменение договора' },
        ...Array.from({ length: 20 }, (_, at) => ({
          value: `a.${String(at)}`,
          label: `Действие ${String(at)}`,
        })),
      ],
      kinds: [{ value: 'agreement', label: 'Договоры' }],
    }),
    'POST /api/activity-logs/verify': () => activityVerification.parse(verification),
  });
  return { network, ...renderPage(<ActivityLogsPage />, { at }) };
}

const asked = ({ requests }: { requests: readonly StubRequest[] }) =>
  requests.filter(({ path }) => path === '/api/activity-logs').map(({ query }) => query);

it('writes the moment as every other screen does', async () => {
  journal();
  expect(await screen.findByText('20.11.2026, 09:30:00')).toBeInTheDocument();
});

it('is narrowed by action and by kind of record, which have Russian names', async () => {
  const { user, network } = journal();
  await screen.findByText('Договор № 112/2026-П');
  await user.click(screen.getByRole('button', { name: 'Условие' }));
  await user.click(await screen.findByRole('button', { name: 'Действие' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Найти: Действие' }), 'договора');
  expect(screen.queryByRole('checkbox', { name: 'Действие 3' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Изменение договора' }));
  await waitFor(() => {
    expect(asked(network).at(-1)?.getAll('filter[action][]')).toEqual(['agreement.updated']);
  });
});

it('says an address’s conditions in Russian', async () => {
  journal(undefined, { at: '/?filter[entity_type][]=agreement' });
  expect(await screen.findByRole('button', { name: /Вид записи.*Договоры/ })).toBeVisible();
});

it('is narrowed to one record, called by its name, until the condition is taken away', async () => {
  const { user, network } = journal(undefined, { at: journalAddress({ kind: 'agreement', id: 5 }) });
  expect(await screen.findByRole('button', { name: /Запись.*Договор № 112\/2026-П/ })).toBeVisible();
  expect(asked(network).at(-1)?.getAll('filter[entity_id][]')).toEqual(['5']);
  await user.click(screen.getByRole('button', { name: /^Убрать.*Запись/ }));
  await waitFor(() => {
    expect(asked(network).at(-1)?.has('filter[entity_id][]')).toBe(false);
  });
});

it('names the record no more once its kind is taken away: records of every kind have the number', async () => {
  const { user } = journal(undefined, { at: journalAddress({ kind: 'agreement', id: 5 }) });
  await screen.findByRole('button', { name: /Запись.*Договор № 112\/2026-П/ });
  await user.click(screen.getByRole('button', { name: /^Убрать.*Вид записи/ }));
  expect(await screen.findByRole('button', { name: /Запись.*№\u00A05/ })).toBeVisible();
});

it('says that there are no lines, and what to do when they did not come', async () => {
  const { network, user } = journal();
  await screen.findByText('Договор № 112/2026-П');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  network.answer({ 'GET /api/activity-logs': reply(503, { message: 'Сервер перезапускается' }) });
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Сервер перезапускается')).toBeVisible();
  const meta = { current_page: 1, last_page: 1, per_page: 50, total: 0, total_is_capped: false };
  network.answer({ 'GET /api/activity-logs': { data: [], meta } });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Под эти условия ничего не подходит')).toBeVisible();
});

it('leaves as a spreadsheet of the same conditions', async () => {
  const { user, network } = journal(undefined, { at: '/?filter[entity_type][]=agreement' });
  network.answer({ 'POST /api/exports': reply(422, { message: 'Дождитесь окончания прежних выгрузок' }) });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Выгрузить' }));
  const send = await screen.findByRole('button', { name: 'Выгрузить в Excel' });
  expect(screen.getByText(/под нынешними условиями/)).toBeVisible();
  // All columns are on the screen: there is nothing to choose.
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(send);
  await waitFor(() => {
    expect(network.requests.find(({ path }) => path === '/api/exports')?.body).toMatchObject({
      resource: 'activity-logs',
      query: expect.stringContaining('entity_type') as string,
      columns: ['occurred_at', 'actor_name', 'action', 'entity_label', 'changes'],
    });
  });
});

it('speaks of no conditions where there are none', async () => {
  const { user } = journal();
  await user.click(await screen.findByRole('button', { name: 'Выгрузить' }));
  await screen.findByRole('button', { name: 'Выгрузить в Excel' });
  expect(screen.getByText(/^В файл Excel: /)).not.toHaveTextContent('условиями');
});

it('asks for what the shell has asked for already', async () => {
  const { network } = journal();
  await screen.findByText('Договор № 112/2026-П');
  expect(Object.fromEntries(asked(network).at(-1) ?? [])).toEqual(logDefaults);
});

it('shows who changed what, and what stood there before', async () => {
  const { user } = journal();
  const row = await screen.findByRole('row', { name: /Соколова Мария Дмитриевна/ });
  await user.click(within(row).getByRole('button', { name: '2\u00a0поля' }));
  const changes = await screen.findByRole('dialog', { name: /Изменения/ });
  expect(within(changes).getByRole('row', { name: 'Сумма 100 000,00 120 000,00' })).toBeVisible();
  expect(within(changes).getByRole('row', { name: 'Дата окончания — 31.12.2027' })).toBeVisible();
});

it('names the file that was brought to a comment or went with it, without a press', async () => {
  const ofFile = (id: number, patch: object) => ({
    ...line,
    id,
    entity_type: 'comment',
    entity_label: 'Комментарий: Договор № 112/2026-П',
    changes: [{ field: 'file', label: 'Приложение', old: null, new: null, ...patch }],
  });
  journal(undefined, {
    lines: [
      ofFile(1, { new: 'Расчёт.pdf' }),
      ofFile(2, { old: 'Смета.pdf; План.pdf' }),
      {
        ...ofFile(3, {}),
        changes: [
          { field: 'author', label: 'Автор', old: 'Соколова Мария Дмитриевна', new: null },
          { field: 'file', label: 'Приложение', old: 'Акт.pdf', new: null },
        ],
      },
    ],
  });
  expect(await screen.findByRole('button', { name: 'Расчёт.pdf' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Смета.pdf; План.pdf' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Акт.pdf' })).toBeVisible();
});

it('tells the same on a phone: what was changed, and the way to the record', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: true });
  try {
    const { user } = journal();
    const row = await screen.findByRole('listitem');
    expect(within(row).getByRole('link', { name: 'Договор № 112/2026-П' })).toHaveAttribute(
      'href',
      '/agreements/5',
    );
    await user.click(within(row).getByRole('button', { name: '2\u00a0поля' }));
    expect(await screen.findByRole('row', { name: 'Сумма 100 000,00 120 000,00' })).toBeVisible();
  } finally {
    window.matchMedia = wide;
  }
});

it('says that nobody has touched the journal', async () => {
  const { user } = journal({ is_intact: true, checked: 12480, first_fault: null });
  await user.click(screen.getByRole('button', { name: 'Проверить целостность' }));
  const answer = await screen.findByRole('dialog', { name: 'Журнал цел' });
  expect(answer).toHaveTextContent(/Проверено: 12\s480 записей/);
});

it.each([
  ['changed', 'изменена'],
  ['removed', 'удалена'],
  ['inserted', 'вставлена мимо журнала'],
])('names the line that was %s', async (reason, word) => {
  const { user } = journal({ is_intact: false, checked: 40, first_fault: { seq: 41, reason } });
  await user.click(screen.getByRole('button', { name: 'Проверить целостность' }));
  const answer = await screen.findByRole('alertdialog', { name: 'Журнал нарушен' });
  expect(answer).toHaveTextContent(`Запись № 41 ${word}`);
});

it('leads from a line to its record where the server says, of whatever kind', async () => {
  const memo = { ...line, id: 8, entity_type: 'memo', entity_label: 'Записка № 3', entity_url: '/memos/3' };
  const release = { ...line, id: 9, entity_type: 'release', entity_label: 'Версия 1.4.0', entity_url: null };
  journal(undefined, { lines: [line, memo, release] });
  expect(await screen.findByRole('link', { name: 'Записка № 3' })).toHaveAttribute('href', '/memos/3');
  expect(screen.getByText('Версия 1.4.0')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Версия 1.4.0' })).toBeNull();
});
