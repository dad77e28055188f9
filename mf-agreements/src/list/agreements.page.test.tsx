import { agreementList, agreementRow, type AgreementRow } from 'shared/contract/agreement/agreement';
import type { ImportJob } from 'shared/contract/exchange/import';
import type { PermissionLabel } from 'shared/contract/access/permissions';
import {
  aSession,
  differencesOfFirstRows,
  renderPage,
  screen,
  stubNetwork,
  waitFor,
  within,
} from 'shared/testing';

import { anAgreement } from '../testing/an-agreement';
import { agreementsDefaults } from './agreements-defaults';
import { agreementsFirstRows } from './agreements-first-rows';
import AgreementsPage from './agreements.page';

const aRow = (patch: Partial<AgreementRow>): AgreementRow => agreementRow.parse(anAgreement(patch));

function network(rows: readonly AgreementRow[]) {
  const meta = { current_page: 1, last_page: 1, per_page: 50, total: rows.length, total_is_capped: false };
  return {
    'GET /api/agreements': agreementList.parse({ data: rows, meta }),
    'GET /api/agreements/summary': {
      tabs: { all: { total: 2, is_capped: false }, expiring: { total: 10_000, is_capped: true } },
      sums: [{ currency_code: 'RUB', amount: '20000.00' }],
    },
    'GET /api/saved-views': { data: [], meta: { ...meta, total: 0 }, shareable: [] },
    'GET /api/users': {
      data: [{ id: 7, full_name: 'Мельников Пётр Романович', job_title: 'Финансовый контролёр' }],
      meta,
    },
  };
}

const rows = [
  aRow({ id: 1, number: '112/2026-П', amount: '17746000.00' }),
  aRow({
    id: 2,
    number: null,
    title: 'Лицензии на резервное копирование',
    status: 'draft',
    is_indefinite: true,
    end_date: null,
  }),
];
const show = (permissions?: readonly PermissionLabel[]) =>
  renderPage(<AgreementsPage />, { path: '/agreements', at: '/agreements', session: aSession(permissions) });

describe('register of agreements', () => {
  it('asks first for what area.ts promises the shell', async () => {
    const stub = stubNetwork(network(rows));
    show();
    await screen.findByText('112/2026-П');
    expect(stub.requests[0]?.path).toBe('/api/agreements');
    expect(Object.fromEntries(stub.requests[0]?.query ?? [])).toEqual(agreementsDefaults);
  });

  it('draws before its code what it draws after it', async () => {
    stubNetwork(network(rows));
    const { container } = show();
    await screen.findByText('112/2026-П');
    const first = { resource: 'agreements', rows: agreementsFirstRows, data: rows };
    expect(differencesOfFirstRows(first, container)).toEqual([]);
  });

  it('shows a row with the number, the party before its form, the state, the sum and the term', async () => {
    stubNetwork(network(rows));
    show();
    const row = await screen.findByRole('row', { name: /Договор №\s112\/2026-П/ });
    expect(within(row).getByText('Инфраструктурные решения, ООО')).toBeVisible();
    expect(within(row).getByText('Черновик')).toBeVisible();
    expect(row).toHaveTextContent('17 746 000,00 ₽');
    const other = screen.getByRole('row', { name: /Договор без номера/ });
    expect(within(other).getByText('без номера')).toBeVisible();
    expect(within(other).getByText('Бессрочный')).toBeVisible();
  });

  it('has the six tabs, and says of a tab nobody counted through that there are more', async () => {
    stubNetwork(network(rows));
    show();
    const tabs = screen.getByRole('navigation', { name: 'Разделы: Договоры' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((tab) => tab.textContent),
    ).toHaveLength(6);
    expect(await within(tabs).findByText(/10 000\+/)).toBeVisible();
    expect(within(tabs).getByRole('link', { name: /На согласовании у меня/ })).toHaveAttribute(
      'href',
      '/agreements?tab=approval',
    );
  });

  it('offers creation and changes only to those who have the right', async () => {
    stubNetwork(network(rows));
    const { user } = show(['Просмотр договоров']);
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Договор №\u00A0112/2026-П' }));
    expect(screen.queryByRole('link', { name: 'Создать договор' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Сменить ответственного' })).not.toBeInTheDocument();
  });

  it('gives several agreements to another person and says what was refused and why', async () => {
    const stub = stubNetwork({
      ...network(rows),
      'POST /api/agreements/bulk': { updated: 1, refused: [{ id: 2, message: 'Договор уже в архиве' }] },
    });
    const { user, alerts } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все строки на странице' }));
    await user.click(screen.getByRole('button', { name: 'Сменить ответственного' }));
    const dialog = await screen.findByRole('dialog', { name: 'Сменить ответственного' });
    await user.type(within(dialog).getByRole('combobox', { name: /Новый ответственный/ }), 'Мель');
    await user.click(await screen.findByRole('option', { name: /Мельников Пётр Романович/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Назначить ответственного' }));
    await waitFor(() => {
      expect(alerts()).toEqual([
        'Изменено: 1\u00A0договор',
        'Без изменений: 1\u00A0договор. Договор уже в архиве',
      ]);
    });
    const sent = stub.requests.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ ids: [1, 2], responsible_id: 7 });
    // Each is changed in its turn: two hundred of them take longer than one call may.
    expect(sent?.timeout).toBeGreaterThan(200_000);
    // What was refused stays chosen and is named for as long as it is: the alert is gone in two seconds.
    const bar = screen.getByRole('toolbar', { name: 'Действия с выбранными строками' });
    expect(bar).toHaveTextContent('Выбрано: 1 договор');
    expect(within(bar).getByText(/^Договор без номера.*: Договор уже в архиве$/)).toBeVisible();
    expect(screen.getByRole('row', { name: /Договор №\s112\/2026-П/ })).toHaveAttribute(
      'aria-selected',
      'false',
    );
    await user.click(within(bar).getByRole('button', { name: /Снять выбор/ }));
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('puts a label on several agreements, and not an empty one', async () => {
    const stub = stubNetwork({ ...network(rows), 'POST /api/agreements/bulk': { updated: 2, refused: [] } });
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все строки на странице' }));
    await user.click(screen.getByRole('button', { name: 'Добавить метку' }));
    const dialog = await screen.findByRole('dialog', { name: 'Добавить метку' });
    await user.type(within(dialog).getByLabelText(/Метка/), '   {Enter}');
    expect(stub.requests.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(within(dialog).getByLabelText(/Метка/), 'срочно{Enter}');
    await waitFor(() => {
      expect(stub.requests.find(({ method }) => method === 'POST')?.body).toEqual({
        ids: [1, 2],
        add_tag: 'срочно',
      });
    });
  });

  it('takes a table of agreements from those who may make or change them, and says what becomes of it', async () => {
    const job: ImportJob = {
      id: 4,
      resource: 'agreements',
      mode: 'upsert',
      given: {},
      file_name: 'Договоры.xlsx',
      status: 'uploaded',
      dry_run: true,
      rows_total: 2,
      rows_done: 0,
      created_count: 0,
      updated_count: 0,
      skipped_count: 0,
      failed_count: 0,
      message: null,
      created_at: '2026-11-20T09:00:00Z',
      note: 'Новые договоры появятся черновиками.',
      heading_row: 1,
      columns: [{ title: 'Номер', samples: ['П-1'] }],
      fields: [{ name: 'number', label: 'Номер', is_required: false, is_key: true }],
      mapping: ['number'],
      errors: [],
      errors_url: null,
    };
    const checked: ImportJob = {
      ...job,
      status: 'checked',
      rows_done: 2,
      created_count: 1,
      failed_count: 1,
      errors: [{ row: 3, message: 'Контрагент: «Неведомая» нет в справочнике' }],
      errors_url: '/api/imports/4/errors',
    };
    const stub = stubNetwork({
      ...network(rows),
      'GET /api/imports': network([])['GET /api/agreements'],
      'POST /api/imports': job,
      'GET /api/imports/4': job,
      'PATCH /api/imports/4': job,
      'POST /api/imports/4/run': checked,
    });
    const { user } = show(['Просмотр договоров', 'Создание договоров', 'Редактирование договоров']);
    await user.click(await screen.findByRole('button', { name: 'Загрузить из файла' }));
    const dialog = await screen.findByRole('dialog', { name: 'Загрузка договоров из файла' });
    await user.click(within(dialog).getByRole('radio', { name: 'Добавить новые и обновить найденные' }));
    await user.upload(within(dialog).getByLabelText('Файл для загрузки'), new File(['П'], 'Договоры.xlsx'));
    await user.click(within(dialog).getByRole('button', { name: 'Дальше' }));
    expect(await within(dialog).findByText(/Новые договоры появятся черновиками/)).toBeVisible();
    stub.answer({ 'GET /api/imports/4': checked });
    await user.click(within(dialog).getByRole('button', { name: 'Проверить' }));
    expect(await within(dialog).findByText('Контрагент: «Неведомая» нет в справочнике')).toBeVisible();
    const sent = stub.requests.find(({ method, path }) => method === 'POST' && path === '/api/imports')?.body;
    expect(sent instanceof FormData && [sent.get('resource'), sent.get('mode'), sent.get('given')]).toEqual([
      'agreements',
      'upsert',
      null,
    ]);
  });

  it('offers no load to those who only read', async () => {
    stubNetwork(network(rows));
    show(['Просмотр договоров']);
    await screen.findByText('112/2026-П');
    expect(screen.queryByRole('button', { name: 'Загрузить из файла' })).toBeNull();
  });
});
