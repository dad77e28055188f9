import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import type { ImportJob } from '../../contract/exchange/import';
import { aSession, renderPage, reply, stubNetwork } from '../../testing/testing';
import { ImportButton } from './import-button';

const aJob = (over: Partial<ImportJob> = {}): ImportJob => ({
  id: 4,
  resource: 'job-titles',
  mode: 'create',
  given: {},
  file_name: 'Должности.csv',
  status: 'uploaded',
  dry_run: true,
  rows_total: 3,
  rows_done: 0,
  created_count: 0,
  updated_count: 0,
  skipped_count: 0,
  failed_count: 0,
  message: null,
  created_at: '2026-11-20T09:00:00Z',
  note: null,
  heading_row: 1,
  columns: [
    { title: 'Кто', samples: ['Курьер', 'Лаборант'] },
    { title: 'Группа', samples: ['Прочие'] },
  ],
  fields: [
    { name: 'name', label: 'Название', is_required: true, is_key: true },
    { name: 'category', label: 'Категория', is_required: false, is_key: false },
  ],
  mapping: [null, 'category'],
  errors: [],
  errors_url: null,
  ...over,
});
const checked = aJob({
  status: 'checked',
  mapping: ['name', 'category'],
  rows_done: 3,
  created_count: 2,
  failed_count: 1,
  errors: [{ row: 4, message: 'Категория: Выберите одно из: Прочие' }],
  errors_url: '/api/imports/4/errors',
});

const button = (
  <ImportButton
    resource="job-titles"
    what="должностей"
    rights={{ create: 'job_titles.create', update: 'job_titles.update' }}
  />
);
const show = (session = aSession(), isReload = false) =>
  renderPage(button, { path: '/', at: '/', session, isReload });
const none = { 'GET /api/imports': { data: [] } };
const table = new File(['Кто;Группа'], 'Должности.csv', { type: 'text/csv' });

async function withFile(network: ReturnType<typeof stubNetwork>) {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Загрузить из файла' }));
  const dialog = await screen.findByRole('dialog', { name: 'Загрузка должностей из файла' });
  expect(within(dialog).getByRole('button', { name: 'Дальше' })).toBeDisabled();
  await user.upload(within(dialog).getByLabelText('Файл для загрузки'), table);
  await user.click(within(dialog).getByRole('button', { name: 'Дальше' }));
  await within(dialog).findByText('Курьер · Лаборант');
  return { user, dialog, network };
}

test('nobody without a right is offered a load', () => {
  stubNetwork({});
  show(aSession([]));
  expect(screen.queryByRole('button', { name: 'Загрузить из файла' })).toBeNull();
});

test('whoever may only create is offered nothing else', async () => {
  stubNetwork(none);
  const { user } = show(aSession(['Создание должностей']));
  await user.click(screen.getByRole('button', { name: 'Загрузить из файла' }));
  expect(await screen.findAllByRole('radio')).toHaveLength(1);
});

test('columns without a field are matched by hand, checked, and only right rows are loaded', async () => {
  const { user, dialog, network } = await withFile(
    stubNetwork({
      ...none,
      'POST /api/imports': aJob(),
      'GET /api/imports/4': aJob(),
      'PATCH /api/imports/4': aJob(),
      'POST /api/imports/4/run': aJob({ status: 'running' }),
    }),
  );
  expect(within(dialog).getByRole('combobox', { name: 'Поле для колонки «Кто»' })).toHaveFocus();
  expect(within(dialog).getByRole('button', { name: 'Проверить' })).toBeDisabled();
  expect(within(dialog).getByText('Не хватает обязательных полей: Название')).toBeVisible();
  await user.click(within(dialog).getByRole('combobox', { name: 'Поле для колонки «Кто»' }));
  await user.click(await screen.findByRole('option', { name: /Название/ }));
  const tray = screen.getByRole('region', { name: 'Загрузки и выгрузки' });
  expect(within(tray).getByText(/передан. Продолжить можно/)).toBeVisible();
  network.answer({ 'GET /api/imports/4': checked, 'POST /api/imports/4/run': checked });
  await user.click(within(dialog).getByRole('button', { name: 'Проверить' }));
  expect(await within(dialog).findByText('Категория: Выберите одно из: Прочие')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Загрузить 2\u00A0строки' })).toHaveFocus();
  expect(network.requests.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
    mapping: ['name', 'category'],
    dry_run: true,
  });
  expect(screen.queryByText(/Продолжить можно/)).toBeNull();

  const done = aJob({ ...checked, status: 'done', dry_run: false });
  network.answer({ 'GET /api/imports/4': done, 'POST /api/imports/4/run': done });
  await user.click(within(dialog).getByRole('button', { name: 'Загрузить 2\u00A0строки' }));
  expect(await within(dialog).findByText(/Файл загружен. Исправьте строки с ошибками/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Скачать в Excel' })).toHaveFocus();
  expect(network.requests.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({
    dry_run: false,
  });
});

test('what every row says is sent with the file, and what follows from a load is told before it', async () => {
  const note = 'Новые договоры появятся черновиками.';
  const network = stubNetwork({
    ...none,
    'POST /api/imports': aJob({ note }),
    'GET /api/imports/4': aJob({ note }),
    'PATCH /api/imports/4': aJob({ note }),
    'POST /api/imports/4/run': { ...checked, note },
  });
  const rights = { create: 'job_titles.create', update: 'job_titles.update' } as const;
  const own = (
    <ImportButton resource="job-titles" what="должностей" rights={rights} given={{ position: 7 }} />
  );
  const { user } = renderPage(own, { path: '/', at: '/', session: aSession() });
  await user.click(screen.getByRole('button', { name: 'Загрузить из файла' }));
  const dialog = await screen.findByRole('dialog');
  await user.upload(within(dialog).getByLabelText('Файл для загрузки'), table);
  await user.click(within(dialog).getByRole('button', { name: 'Дальше' }));
  expect(await within(dialog).findByText(new RegExp(note))).toBeVisible();
  const sent = network.requests.find(
    ({ method, path }) => method === 'POST' && path === '/api/imports',
  )?.body;
  expect(sent instanceof FormData && sent.get('given')).toBe('{"position":7}');
});

test('a load that goes on can be stopped, says how far it came, and goes on again', async () => {
  const running = aJob({ status: 'running', dry_run: false, rows_total: 2000, rows_done: 500 });
  const { user, dialog, network } = await withFile(
    stubNetwork({
      ...none,
      'POST /api/imports': aJob({ mapping: ['name', null] }),
      'GET /api/imports/4': aJob({ mapping: ['name', null] }),
      'PATCH /api/imports/4': aJob(),
      'POST /api/imports/4/run': running,
    }),
  );
  network.answer({ 'GET /api/imports/4': running });
  await user.click(within(dialog).getByRole('button', { name: 'Проверить' }));
  expect(await within(dialog).findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  const stopped = { ...running, status: 'cancelled' as const, created_count: 500 };
  network.answer({ 'GET /api/imports/4': stopped, 'POST /api/imports/4/cancel': stopped });
  await user.click(within(dialog).getByRole('button', { name: 'Остановить загрузку' }));
  expect(await within(dialog).findByText(/обработано 500 из\s2\s000\sстрок/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Продолжить' }));
  await waitFor(() => {
    expect(network.requests.filter(({ path }) => path.endsWith('/run'))).toHaveLength(2);
  });
});

test('a load whose window is closed is seen to its end in the tray, on whatever page', async () => {
  const running = aJob({ status: 'running', dry_run: false, rows_total: 2000, rows_done: 500 });
  const { user, dialog, network } = await withFile(
    stubNetwork({
      ...none,
      'POST /api/imports': aJob({ mapping: ['name', null] }),
      'GET /api/imports/4': aJob({ mapping: ['name', null] }),
      'PATCH /api/imports/4': aJob(),
      'POST /api/imports/4/run': running,
    }),
  );
  network.answer({ 'GET /api/imports/4': running });
  await user.click(within(dialog).getByRole('button', { name: 'Проверить' }));
  await within(dialog).findByRole('progressbar');
  await user.click(within(dialog).getByText('Закрыть'));
  const tray = await screen.findByRole('region', { name: 'Загрузки и выгрузки' });
  expect(await within(tray).findByText(/^Обработано: 500 из/)).toBeVisible();
  network.answer({ 'GET /api/imports/4': aJob({ status: 'done', dry_run: false, created_count: 2000 }) });
  expect(await within(tray).findByText('Файл загружен.')).toBeVisible();
});

test('a load that is stopped in the tray says what is in, and is found again among those that were begun', async () => {
  const running = aJob({ status: 'running', dry_run: false, rows_total: 2000, rows_done: 500 });
  const { user, dialog, network } = await withFile(
    stubNetwork({
      ...none,
      'POST /api/imports': aJob({ mapping: ['name', null] }),
      'GET /api/imports/4': aJob({ mapping: ['name', null] }),
      'PATCH /api/imports/4': aJob(),
      'POST /api/imports/4/run': running,
    }),
  );
  network.answer({ 'GET /api/imports/4': running });
  await user.click(within(dialog).getByRole('button', { name: 'Проверить' }));
  await within(dialog).findByRole('progressbar');
  await user.click(within(dialog).getByText('Закрыть'));
  const tray = await screen.findByRole('region', { name: 'Загрузки и выгрузки' });
  const stopped = { ...running, rows_done: 550, created_count: 550, status: 'cancelled' as const };
  const unread = aJob({ id: 5, file_name: 'Битый.csv', status: 'failed', rows_total: null });
  network.answer({
    'GET /api/imports/4': stopped,
    'POST /api/imports/4/cancel': stopped,
    'GET /api/imports': { data: [unread, stopped] },
  });
  await user.click(await within(tray).findByRole('button', { name: 'Остановить загрузку: Должности.csv' }));
  expect(
    await within(tray).findByText(
      /^Загрузка остановлена: обработано 550 из\s2\s000\sстрок. Записанное остаётся.$/,
    ),
  ).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Загрузить из файла' }));
  expect(await screen.findByText(/· Остановлена: обработано 550 из\s2\s000\sстрок$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Продолжить: Должности.csv' })).toBeVisible();
  expect(screen.queryByText('Битый.csv')).toBeNull();
  const asked = network.requests.findLast(({ path }) => path === '/api/imports')?.query;
  expect(asked?.getAll('filter[status][]')).toEqual(expect.arrayContaining(['cancelled', 'failed']));

  network.answer({ 'DELETE /api/imports/4': reply(204, null), 'GET /api/imports': { data: [unread] } });
  await user.click(screen.getByRole('button', { name: 'Убрать: Должности.csv' }));
  await waitFor(() => {
    expect(screen.queryByText('Недавние загрузки')).toBeNull();
  });
});

/** Answers the sending of a file when told so. */
function slowSending() {
  let arrive: (job: ImportJob) => void = () => undefined;
  const answer = new Promise<ImportJob>((resolve) => {
    arrive = resolve;
  });
  return {
    'POST /api/imports': () => answer,
    arrive: (job: ImportJob) => {
      arrive(job);
    },
  };
}

async function sending(routes: Record<string, unknown>) {
  const network = stubNetwork({ ...none, ...routes });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Загрузить из файла' }));
  const dialog = await screen.findByRole('dialog');
  await user.upload(within(dialog).getByLabelText('Файл для загрузки'), table);
  await user.click(within(dialog).getByRole('button', { name: 'Дальше' }));
  await within(dialog).findByText('«Должности.csv» передаётся');
  return { user, dialog, network };
}

test('a file on its way arrives though its window is closed, and is gone on with where it stands', async () => {
  const { arrive, ...routes } = slowSending();
  const { user, dialog, network } = await sending({ ...routes, 'GET /api/imports/4': aJob() });
  await user.click(within(dialog).getByText('Закрыть'));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  network.answer({ 'GET /api/imports': { data: [aJob()] } });
  arrive(aJob());
  const tray = screen.getByRole('region', { name: 'Загрузки и выгрузки' });
  expect(await within(tray).findByText(/передан. Продолжить можно/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Загрузить из файла' }));
  expect(network.requests.findLast(({ path }) => path === '/api/imports')?.query.toString()).toContain(
    new URLSearchParams({ 'filter[resource][]': 'job-titles' }).toString(),
  );
  await user.click(await screen.findByRole('button', { name: 'Продолжить: Должности.csv' }));
  expect(await screen.findByText('Курьер · Лаборант')).toBeVisible();
  expect(network.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a sending that is given up leads back to the choice of the file', async () => {
  const { user, dialog } = await sending(slowSending());
  await user.click(within(dialog).getByRole('button', { name: 'Отменить отправку' }));
  expect(await within(dialog).findByText('Должности.csv')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Загрузки и выгрузки' })).toBeNull();
});

test('a file that is refused says why in its window', async () => {
  stubNetwork({
    ...none,
    'POST /api/imports': reply(429, { message: 'Дождитесь окончания прежних загрузок', request_id: '1' }),
  });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Загрузить из файла' }));
  const dialog = await screen.findByRole('dialog');
  await user.upload(within(dialog).getByLabelText('Файл для загрузки'), table);
  await user.click(within(dialog).getByRole('button', { name: 'Дальше' }));
  const fault = await within(dialog).findByText('Дождитесь окончания прежних загрузок');
  expect(fault).toBeVisible();
  // It is told of the file, before the choice it has nothing to do with.
  const choice = within(dialog).getByRole('radiogroup');
  expect(fault.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(dialog).getByRole('button', { name: 'Дальше' })).toBeEnabled();
});

test('a load that runs when the page is loaded anew is found again in the tray', async () => {
  const running = aJob({ status: 'running', dry_run: false, rows_total: 2000, rows_done: 500 });
  const routes = {
    'POST /api/imports': aJob({ mapping: ['name', null] }),
    'GET /api/imports/4': aJob({ mapping: ['name', null] }),
    'PATCH /api/imports/4': aJob(),
    'POST /api/imports/4/run': running,
  };
  const { user, dialog, network } = await withFile(stubNetwork({ ...none, ...routes }));
  network.answer({ 'GET /api/imports/4': running });
  await user.click(within(dialog).getByRole('button', { name: 'Проверить' }));
  await within(dialog).findByRole('progressbar');
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  cleanup();
  show(aSession(), true);
  const tray = await screen.findByRole('region', { name: 'Загрузки и выгрузки' });
  expect(await within(tray).findByText(/^Обработано: 500 из/)).toBeVisible();
});
