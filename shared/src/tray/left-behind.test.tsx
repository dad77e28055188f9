import { cleanup } from '@testing-library/react';

import type { ExportJob } from '../contract/exchange/export';
import ExportPanel from '../register/export/export-panel';
import { sessionEnded } from '../session/session';
import { act, aSession, renderPage, reply, screen, stubNetwork, within } from '../testing/testing';
import { beginTransfer } from '../transfers/transfer-desk';

const anExport = (over: Partial<ExportJob> = {}): ExportJob => ({
  id: 9,
  resource: 'agreements',
  status: 'running',
  rows_done: 500,
  rows_total: 2000,
  file_name: null,
  file_url: null,
  message: null,
  ...over,
});
const panel = (
  <ExportPanel
    {...{ resource: 'agreements', query: '', shown: ['number'], all: ['number'], what: '2 000 договоров' }}
    onStarted={() => undefined}
  />
);
const tray = () => screen.findByRole('region', { name: 'Загрузки и выгрузки' });

/** An export of four ticks under way in the window; answers what the network was asked. */
async function begun() {
  const network = stubNetwork({ 'POST /api/exports': anExport(), 'GET /api/exports/9': anExport() });
  const page = renderPage(panel);
  await page.user.click(screen.getByRole('button', { name: 'Выгрузить в Excel' }));
  await within(await tray()).findByText(/^Записано строк: 500 из/);
  return { ...page, network };
}

/** The window is loaded anew. */
function reload(session = aSession()) {
  cleanup();
  return renderPage(<p />, { isReload: true, session });
}

test('an export under way is found again after the page is loaded anew, and its end is told', async () => {
  const { network } = await begun();
  network.answer({
    'GET /api/exports/9': anExport({ status: 'failed', message: 'Выгрузка прервалась на сервере' }),
  });
  reload();
  expect(within(await tray()).getByText('В Excel: 2 000 договоров')).toBeVisible();
  expect(await within(await tray()).findByText('Выгрузка прервалась на сервере')).toBeVisible();
  expect(network.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('an export that was found again can be stopped', async () => {
  const { network } = await begun();
  const { user } = reload();
  network.answer({ 'POST /api/exports/9/cancel': anExport({ status: 'cancelled' }) });
  await user.click(within(await tray()).getByRole('button', { name: /^Остановить выгрузку/ }));
  expect(network.requests.some(({ path }) => path === '/api/exports/9/cancel')).toBe(true);
});

test('a file that could not be handed over is not taken for done, and can still be taken', async () => {
  const { network } = await begun();
  const file = { file_name: 'Договоры.xlsx', file_url: '/api/exports/9/file' };
  network.answer({
    'GET /api/exports/9': anExport({ status: 'done', rows_done: 2000, ...file }),
    'GET /api/exports/9/file': reply(503, { message: 'Файлы сейчас недоступны', request_id: '1' }),
  });
  const found = within(await tray());
  expect(await found.findByText(/Файлы сейчас недоступны/)).toBeVisible();
  expect(found.getByRole('status')).toHaveTextContent('Не получилось: 1');
  expect(found.getByRole('button', { name: 'Скачать' })).toBeVisible();
  expect(found.queryByRole('button', { name: 'Повторить' })).toBeNull();
});

test('what has ended is not begun once more', async () => {
  const { network } = await begun();
  network.answer({ 'GET /api/exports/9': reply(404, { message: 'Выгрузка не найдена', request_id: '1' }) });
  expect(await screen.findByText('Выгрузка не найдена')).toBeVisible();
  reload();
  expect(screen.queryByRole('region', { name: 'Загрузки и выгрузки' })).toBeNull();
});

test('an upload that was cut off says so once, and does not pretend to have arrived', async () => {
  stubNetwork({});
  renderPage(<p />);
  act(() => {
    beginTransfer({
      kind: 'upload',
      title: 'Скан.pdf',
      address: '/agreements/12?tab=files',
      run: () => new Promise(() => undefined),
    });
  });
  reload();
  const line = await screen.findByText(/обновилась раньше, чем файл был загружен/);
  expect(line).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть страницу: Скан.pdf' })).toHaveAttribute(
    'href',
    '/agreements/12?tab=files',
  );
  expect(screen.queryByRole('button', { name: /Повторить/ })).toBeNull();
  reload();
  expect(screen.queryByText('Скан.pdf')).toBeNull();
});

test('nobody finds what another person has left behind, nor anything after the session has ended', async () => {
  const { store } = await begun();
  const { token, user } = aSession();
  reload({ token, user: { ...user, id: 7 } });
  expect(screen.queryByRole('region', { name: 'Загрузки и выгрузки' })).toBeNull();
  reload();
  expect(screen.queryByRole('region', { name: 'Загрузки и выгрузки' })).toBeNull();
  expect(store.getState().session.current).not.toBeNull();
});

test('the end of the session leaves nothing behind', async () => {
  const { store } = await begun();
  act(() => {
    store.dispatch(sessionEnded());
  });
  reload();
  expect(screen.queryByRole('region', { name: 'Загрузки и выгрузки' })).toBeNull();
});
