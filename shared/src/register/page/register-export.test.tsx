import { act, screen, waitFor, within } from '@testing-library/react';

import type { ExportJob } from '../../contract/exchange/export';
import { renderPage, stubNetwork } from '../../testing/testing';
import { aDefinition, registerNetwork, someDeals } from '../testing/a-register';
import { Register } from './register';

const aJob = (over: Partial<ExportJob> = {}): ExportJob => ({
  id: 5,
  resource: 'deals',
  status: 'running',
  rows_done: 6,
  rows_total: 24,
  file_name: null,
  file_url: null,
  message: null,
  ...over,
});
const definition = aDefinition();
const show = (at = '/deals') =>
  renderPage(<Register definition={definition} />, {
    path: '/deals',
    at,
    routes: [{ path: '/elsewhere', element: <h1>Другая страница</h1> }],
  });

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});

describe('export of a register', () => {
  it('takes the whole set under the present conditions and the shown columns, and hands the file over on another page', async () => {
    const network = stubNetwork({
      ...registerNetwork(someDeals(24)),
      'POST /api/exports': aJob(),
      'GET /api/exports/5': aJob(),
      'GET /api/exports/5/file': new Blob(['file']),
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, router } = show('/deals?tab=mine&page=2');
    await user.click(await screen.findByRole('button', { name: 'Выгрузить' }));
    expect(await screen.findByText('В файл Excel: 24 сделки под нынешними условиями.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Выгрузить в Excel' }));
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText('Записано строк: 6 из 24')).toBeVisible();
    expect(network.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      resource: 'deals',
      query: 'filter%5Btab%5D=mine&sort=-date',
      columns: ['number', 'title', 'amount'],
    });

    network.answer({
      'GET /api/exports/5': aJob({
        status: 'done',
        rows_done: 24,
        file_name: 'Сделки_20.11.2026.xlsx',
        file_url: '/api/exports/5/file',
      }),
    });
    await act(() => router.navigate('/elsewhere'));
    expect(await screen.findByText('Файл готов, строк: 24')).toBeVisible();
    expect(click).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Скачать ещё раз' }));
    await waitFor(() => {
      expect(click).toHaveBeenCalledTimes(2);
    });
    click.mockRestore();
  });

  it('can be stopped on its way', async () => {
    const network = stubNetwork({
      ...registerNetwork(someDeals(24)),
      'POST /api/exports': aJob(),
      'GET /api/exports/5': aJob(),
      'POST /api/exports/5/cancel': aJob({ status: 'cancelled' }),
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Выгрузить' }));
    await user.click(await screen.findByRole('button', { name: 'Выгрузить в Excel' }));
    await user.click(await screen.findByRole('button', { name: /^Остановить выгрузку: В Excel: 24\s/ }));
    await waitFor(() => {
      expect(network.requests.some(({ path }) => path === '/api/exports/5/cancel')).toBe(true);
    });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('takes only the chosen rows, and every column on wish', async () => {
    const network = stubNetwork({
      ...registerNetwork(someDeals(24)),
      'POST /api/exports': aJob({ status: 'failed', message: 'Не хватило места' }),
      'GET /api/exports/5': aJob({ status: 'failed', message: 'Не хватило места' }),
    });
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Сделка 2/2026' }));
    const bar = screen.getByRole('toolbar', { name: 'Действия с выбранными строками' });
    await user.click(within(bar).getByRole('button', { name: 'Выгрузить' }));
    await user.click(await screen.findByRole('radio', { name: 'Все колонки, 4' }));
    await user.click(screen.getByRole('button', { name: 'Выгрузить в Excel' }));
    expect(await screen.findByText('Не хватило места')).toBeVisible();
    expect(network.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      columns: ['number', 'title', 'amount', 'currency'],
      ids: [2],
    });
  });
});
