import { screen, waitFor, within } from '@testing-library/react';
import type { ImportJob, ImportRow } from '../../contract/exchange/import';
import { aSession, renderPage, reply, stubNetwork } from '../../testing/testing';
import { RunningImports } from '../../tray/running-imports';
import { ImportButton } from './import-button';

const aRow = (over: Partial<ImportRow> = {}): ImportRow => ({
  id: 4,
  resource: 'agreements',
  mode: 'create',
  given: {},
  file_name: 'Договоры.csv',
  status: 'checked',
  dry_run: true,
  rows_total: 3,
  rows_done: 0,
  created_count: 0,
  updated_count: 0,
  skipped_count: 0,
  failed_count: 0,
  message: null,
  created_at: '2026-11-20T09:00:00Z',
  ...over,
});

const aJob = (row: ImportRow): ImportJob => ({
  ...row,
  note: null,
  heading_row: 1,
  columns: [],
  fields: [],
  mapping: [],
  errors: [{ row: 3, message: 'Название: Укажите название' }],
  errors_url: `/api/imports/${String(row.id)}/errors`,
});

const button = (given?: Readonly<Record<string, boolean>>) => (
  <ImportButton
    resource="agreements"
    what="договоров"
    rights={{ create: 'agreements.create', update: 'agreements.edit' }}
    lines={{
      resource: 'agreement-lines',
      what: 'строк договоров',
      words: ['Договоры', 'Строки договоров'],
    }}
    given={given}
  />
);

async function opened(permissions?: Parameters<typeof aSession>[0], rows: ImportRow[] = []) {
  const network = stubNetwork({ 'GET /api/imports': { data: rows }, 'POST /api/imports': reply(429, {}) });
  const { user } = renderPage(button(), { path: '/', at: '/', session: aSession(permissions) });
  await user.click(screen.getByRole('button', { name: 'Загрузить из файла' }));
  return { user, network, dialog: await screen.findByRole('dialog') };
}

test('lines of agreements are loaded by the same window, in every way to whoever may change an agreement', async () => {
  const { user, network, dialog } = await opened(['Редактирование договоров']);
  expect(within(dialog).queryByRole('radio', { name: /^Добавить новые, / })).toBeNull();
  await user.click(within(dialog).getByRole('radio', { name: 'Строки договоров' }));
  expect(within(dialog).getByRole('radio', { name: /^Добавить новые, / })).toBeChecked();
  await user.upload(within(dialog).getByLabelText('Файл для загрузки'), new File(['А'], 'Строки.csv'));
  await user.click(within(dialog).getByRole('button', { name: 'Дальше' }));
  await waitFor(() => {
    const sent = network.requests.find(({ method }) => method === 'POST')?.body;
    expect(sent instanceof FormData && sent.get('resource')).toBe('agreement-lines');
  });
});

test('the way back to agreements offers what one may do with agreements alone', async () => {
  const { user, dialog } = await opened(['Редактирование договоров']);
  await user.click(within(dialog).getByRole('radio', { name: 'Строки договоров' }));
  await user.click(within(dialog).getByRole('radio', { name: 'Договоры' }));
  expect(within(dialog).getByRole('radio', { name: /^Обновить найденные/ })).toBeChecked();
  expect(within(dialog).queryByRole('radio', { name: /^Добавить новые, / })).toBeNull();
});

test('whoever may only make agreements is not offered their lines', async () => {
  const { dialog } = await opened(['Создание договоров']);
  expect(within(dialog).queryByRole('radio', { name: 'Строки договоров' })).toBeNull();
});

test('a window offers to go on with loads of its own kind only, and of its own part of a register', async () => {
  const rows = [
    aRow({ id: 5, resource: 'agreement-lines', file_name: 'Строки.csv' }),
    aRow({ id: 6, given: { is_own: true }, file_name: 'Свои.csv' }),
  ];
  const { network, dialog } = await opened(undefined, rows);
  expect(await within(dialog).findByRole('button', { name: 'Продолжить: Строки.csv' })).toBeVisible();
  expect(within(dialog).queryByText('Свои.csv')).toBeNull();
  const asked = network.requests.find(({ path }) => path === '/api/imports')?.query;
  expect(asked?.getAll('filter[resource][]')).toEqual(['agreements', 'agreement-lines']);
});

test('a window lists the loads that left rows with errors, and shows what is wrong with them', async () => {
  const done = aRow({ id: 7, status: 'done', dry_run: false, created_count: 1, failed_count: 2 });
  const right = aRow({ id: 8, status: 'done', dry_run: false, created_count: 3, file_name: 'Верные.csv' });
  const { user, network, dialog } = await opened(undefined, [done, right]);
  network.answer({ 'GET /api/imports/7': aJob(done) });
  expect(await within(dialog).findByText(/· Загружена, с ошибками 2\sстроки$/)).toBeVisible();
  expect(within(dialog).queryByText('Верные.csv')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Показать: Договоры.csv' }));
  expect(await within(dialog).findByText('Название: Укажите название')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Скачать в Excel' })).toBeVisible();
});

test('an address with the number of a load opens its window on it, and is left without the number', async () => {
  const done = aJob(aRow({ id: 7, status: 'done', dry_run: false, failed_count: 2 }));
  stubNetwork({ 'GET /api/imports': { data: [] }, 'GET /api/imports/7': done });
  const at = '/?filter[status]=draft&import=7';
  const { user, router } = renderPage(button(), { path: '/', at, session: aSession() });
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Название: Укажите название')).toBeVisible();
  await user.click(within(dialog).getByText('Закрыть'));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(router.state.location.search).toBe('?filter[status]=draft');
});

test('the window of a load that is no longer kept says so', async () => {
  stubNetwork({ 'GET /api/imports': { data: [] }, 'GET /api/imports/7': reply(404, {}) });
  renderPage(button(), { path: '/', at: '/?import=7', session: aSession() });
  expect(await screen.findByText(/^Этой загрузки больше нет/)).toBeVisible();
});

test('the tray shows every load of a person that goes on, whatever it is of and wherever it was begun', async () => {
  const running = { status: 'running', dry_run: false, rows_done: 1 } as const;
  const rows = [
    aRow({ ...running, id: 7, resource: 'products', file_name: 'Товары.xlsx' }),
    aRow({ ...running, id: 8, resource: 'users', file_name: 'Сотрудники.xlsx' }),
    aRow({ status: 'running', id: 9, file_name: 'Проверка.xlsx' }),
  ];
  const network = stubNetwork({
    'GET /api/imports': { data: rows },
    'GET /api/imports/7': rows[0],
    'GET /api/imports/8': rows[1],
  });
  renderPage(<RunningImports />, { path: '/', at: '/', session: aSession() });
  const tray = await screen.findByRole('region', { name: 'Загрузки и выгрузки' });
  expect(await within(tray).findByText('Товары.xlsx')).toBeVisible();
  expect(within(tray).getByText('Сотрудники.xlsx')).toBeVisible();
  expect(within(tray).queryByText('Проверка.xlsx')).toBeNull();
  expect(network.requests.some(({ method }) => method === 'POST')).toBe(false);
});
