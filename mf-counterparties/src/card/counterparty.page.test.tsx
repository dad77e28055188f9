import { selectAlerts, takeUndo } from 'shared/alerts';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { COUNTERPARTY_ACTIONS } from 'shared/contract/counterparty/counterparty.workflow';
import {
  aCounterparty,
  aSession,
  aSignatory,
  NO_COMMENTS,
  renderPage,
  screen,
  stubNetwork,
  waitFor,
  within,
} from 'shared/testing';

import CounterpartyPage from './counterparty.page';

const listed = (data: readonly object[], total = data.length) => ({
  data,
  meta: { current_page: 1, last_page: 1, per_page: 50, total, total_is_capped: false },
});
const record = aCounterparty({
  lock_version: 3,
  can: { edit: true, edit_service: true, delete: false, upload: true, merge: false },
  available_actions: [...COUNTERPARTY_ACTIONS].filter((action) => action === 'block' || action === 'archive'),
  warnings: [{ field: 'bank_accounts.0.account', message: 'Ключ счёта не подходит к БИК: проверьте цифры' }],
  readiness: [{ field: 'check_valid_until', message: 'Срок проверки истёк 01.11.2026', level: 'warning' }],
});

function known(company: Counterparty, more: Record<string, unknown>) {
  return stubNetwork({
    'GET /api/counterparties/20': company,
    'GET /api/counterparties/20/history': listed([]),
    'GET /api/comments': NO_COMMENTS,
    'GET /api/counterparties/20/neighbours': { position: null, total: 0, previous_id: null, next_id: null },
    'GET /api/counterparties/20/usage': { agreements: 0, addendums: 0, commercial_offers: 0, by_year: [] },
    ...more,
  });
}

function open(tab = '', more: Record<string, unknown> = {}, company: Counterparty = record) {
  const network = known(company, more);
  const view = renderPage(<CounterpartyPage />, {
    path: '/counterparties/:id',
    at: `/counterparties/20${tab}`,
  });
  return { ...view, network };
}

test('it says what to look after, and its sums by year are drawn and told', async () => {
  open('', {
    'GET /api/counterparties/20/usage': {
      agreements: 2,
      addendums: 0,
      commercial_offers: 0,
      by_year: [
        {
          year: 2025,
          currency_code: 'RUB',
          agreements: 2,
          agreements_amount: '300.50',
          further: 0,
          further_amount: '0.00',
          offers: 0,
          offers_amount: '0.00',
        },
      ],
    },
  });
  expect(await screen.findByText('Срок проверки истёк 01.11.2026')).toBeInTheDocument();
  expect(screen.getByText('Ключ счёта не подходит к БИК: проверьте цифры')).toBeInTheDocument();
  const row = await screen.findByRole('row', { name: /2025/ });
  expect(row).toHaveTextContent(/300,50\s₽/);
});

test('of a company from abroad its country is named, and no number it does not have', async () => {
  const abroad = { tax_number: '91330106MA2', country_code: 'CN' };
  open('', {}, { ...record, type: 'foreign', inn: null, kpp: null, ogrn: null, ...abroad });
  expect(await screen.findByText('Китай (CN)')).toBeInTheDocument();
  expect(screen.getByText('Налоговый номер').nextSibling).toHaveTextContent('91330106MA2');
  expect(screen.queryByText('КПП')).not.toBeInTheDocument();
  expect(screen.queryByText('ОГРН')).not.toBeInTheDocument();
});

test('it says who wrote it down, and until when and for what sums each may sign', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const power = { basis: 'Доверенность № 12', basis_valid_until: '2020-06-30' };
  const signatories = [
    aSignatory({ id: 1, ...power }),
    aSignatory({ id: 2, basis: 'Доверенность № 13', amount_limit: '500000.00' }),
    aSignatory({ id: 3, machine_readable_poa_number: '77-1' }),
  ];
  open('', {}, { ...record, signatories, created_by_name: 'Соколова Мария Дмитриевна' });
  const people = await screen.findByRole('region', { name: 'Подписанты' });
  const told = people.textContent.replaceAll('\u00A0', ' ');
  expect(within(people).getAllByText('Коммерческий директор')).toHaveLength(3);
  expect(errors.mock.calls.flat().join(' ')).not.toMatch(/same key/);
  expect(told).toContain('Доверенность № 12, срок истёк 30.06.2020');
  expect(told).toContain('Доверенность № 13, на сумму до 500 000,00 ₽');
  expect(told).toContain('Устав, МЧД 77-1');
  expect(screen.getByText('Соколова М. Д.')).toBeVisible();
  expect(screen.queryByText('Автоматически')).toBeNull();
  errors.mockRestore();
});

test('it says where each account is kept and until when it is paid to', async () => {
  const account = {
    id: 1,
    account: '40702978000000000001',
    bank_name: 'Commerzbank',
    bic: null,
    correspondent_account: null,
    currency_code: 'EUR',
    is_primary: true,
    swift: 'COBADEFF',
    iban: 'DE89370400440532013000',
    valid_from: null,
    valid_to: '2020-06-30',
  };
  const later = {
    ...account,
    id: 2,
    is_primary: false,
    iban: null,
    valid_to: null,
    valid_from: '2999-02-01',
  };
  open('', {}, { ...record, bank_accounts: [account, later] });
  const accounts = await screen.findByRole('region', { name: /Банковские счета/ });
  const told = accounts.textContent.replaceAll('\u00A0', ' ');
  expect(told).toContain('EUR, IBAN DE89370400440532013000, срок истёк 30.06.2020');
  expect(told).toContain('SWIFT COBADEFF');
  expect(told).toContain('EUR, действует с 01.02.2999');
});

test('of several who sign, and of several one talks to, the main one is marked', async () => {
  const signatories = [aSignatory({ id: 1, is_default: true }), aSignatory({ id: 2, is_default: false })];
  const person = { job_title: null, phone: null, email: null, note: null };
  const contacts = [
    { ...person, id: 5, name: 'Громова В. П.', is_primary: false },
    { ...person, id: 6, name: 'Рябов О. П.', is_primary: true },
  ];
  open('', {}, { ...record, signatories, contacts });
  const people = await screen.findByRole('region', { name: /Контакты/ });
  expect(people).toHaveTextContent(/Рябов О\. П\. Основной/);
  expect(within(people).getAllByText('Основной')).toHaveLength(1);
  const signing = screen.getByRole('region', { name: /Подписанты/ });
  expect(within(signing).getAllByText('Основной')).toHaveLength(1);
});

test('a contact whose number is said again in the note is told in full', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const phone = '+7 (812) 325-00-01';
  const person = { id: 5, name: 'Громова В. П.', job_title: null, is_primary: true };
  const contacts = [{ ...person, phone, email: null, note: phone }];
  open('', {}, { ...record, contacts });
  expect(await screen.findAllByText(phone)).toHaveLength(2);
  expect(errors.mock.calls.flat().join(' ')).not.toContain('same key');
  errors.mockRestore();
});

test('its site, its mailbox and the phones of its people are ways to them', async () => {
  const person = {
    id: 5,
    name: 'Громова В. П.',
    job_title: null,
    is_primary: true,
    note: 'звонить до 16:00',
  };
  const contacts = [{ ...person, phone: '+7 (812) 325-00-01', email: null }];
  open('', {}, { ...record, contacts, website: 'plaza.example', email: 'info@plaza.example' });
  const people = await screen.findByRole('region', { name: /Контакты/ });
  const phone = within(people).getByRole('link', { name: '+7 (812) 325-00-01' });
  expect(phone).toHaveAttribute('href', 'tel:+78123250001');
  expect(people).toHaveTextContent('325-00-01, звонить до 16:00');
  const site = screen.getByRole('link', { name: 'plaza.example' });
  expect(site).toHaveAttribute('href', 'https://plaza.example');
  expect(site).toHaveAttribute('rel', 'noopener noreferrer');
  const mail = screen.getByRole('link', { name: /^info@\s?plaza\.example$/ });
  expect(mail).toHaveAttribute('href', 'mailto:info@plaza.example');
});

test('sums of each currency stand apart, with what it only guarantees told', async () => {
  const aYear = { year: 2025, offers: 0, offers_amount: '0.00' };
  open('', {
    'GET /api/counterparties/20/usage': {
      agreements: 3,
      addendums: 0,
      commercial_offers: 0,
      by_year: [
        {
          ...aYear,
          currency_code: 'RUB',
          agreements: 2,
          agreements_amount: '1030.00',
          further: 1,
          further_amount: '1000.00',
        },
        {
          ...aYear,
          currency_code: 'EUR',
          agreements: 1,
          agreements_amount: '70.00',
          further: 0,
          further_amount: '0.00',
        },
      ],
    },
  });
  const cellsIn = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent.replaceAll('\u00A0', ' '));
  expect(await cellsIn('Суммы по годам, ₽')).toEqual(['2', '1 030,00 ₽', '1 на 1 000,00 ₽', '0', '0,00 ₽']);
  expect(await cellsIn('Суммы по годам, €')).toEqual(['1', '70,00 €', '—', '0', '0,00 €']);
  expect(screen.getByRole('heading', { name: 'Суммы, €' })).toBeVisible();
});

test('until when a check holds is chosen, and not today by mistake', async () => {
  const onCheck: Counterparty = { ...record, status: 'on_check', available_actions: ['pass-check'] };
  const { user, network } = open('', { 'POST /api/counterparties/20/pass-check': record }, onCheck);
  const [pass] = await screen.findAllByRole('button', { name: 'Подтвердить проверку' });
  if (pass === undefined) throw new Error('Нет кнопки');
  await user.click(pass);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Проверка действительна до/)).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Подтвердить проверку' }));
  expect(dialog.getByText('Это поле обязательно для заполнения')).toBeVisible();
  expect(network.requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(dialog.getByLabelText(/^Проверка действительна до/));
  await user.paste('31.12.2027');
  await user.click(dialog.getByRole('button', { name: 'Подтвердить проверку' }));
  await waitFor(() => {
    expect(network.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      date: '2027-12-31',
    });
  });
});

test('it is blocked with a reason and not without one', async () => {
  const { user, network } = open('', {
    'POST /api/counterparties/20/block': {
      ...record,
      status: 'blocked',
      status_reason: 'Долг',
      lock_version: 4,
      available_actions: ['unblock'],
    },
  });
  await user.click(await screen.findByRole('button', { name: /Действия|Ещё|Другие/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Заблокировать' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Заблокировать' }));
  expect(network.requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(within(dialog).getByLabelText(/^Причина/));
  await user.paste('Долг');
  await user.click(within(dialog).getByRole('button', { name: 'Заблокировать' }));
  expect(await screen.findByText('Долг')).toBeInTheDocument();
  expect(network.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    reason: 'Долг',
    lock_version: 3,
  });
});

test('what went to the archive comes back from the alert, at the version the archive has left', async () => {
  const { user, network, store } = open('', {
    'POST /api/counterparties/20/archive': { ...record, lock_version: 4, available_actions: ['unarchive'] },
    'POST /api/counterparties/20/unarchive': { ...record, lock_version: 5 },
  });
  await user.click(await screen.findByRole('button', { name: /Действия|Ещё|Другие/ }));
  await user.click(await screen.findByRole('menuitem', { name: /архив/ }));
  const key = await waitFor(() => {
    const alert = selectAlerts(store.getState()).find(({ message }) => message === 'Убрано в архив');
    expect(alert?.undo).toBeDefined();
    return alert?.undo ?? '';
  });
  takeUndo(key)?.();
  await waitFor(() => {
    expect(network.requests.find(({ path }) => path.endsWith('/unarchive'))?.body).toEqual({
      lock_version: 4,
    });
  });
});

test('documents of a kind that its reader may not see have no tab', async () => {
  known(record, { 'GET /api/agreements': listed([]) });
  renderPage(<CounterpartyPage />, {
    path: '/counterparties/:id',
    at: '/counterparties/20?tab=offers',
    session: aSession(['Просмотр договоров']),
  });
  expect(await screen.findByRole('link', { name: 'Договоры' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'КП' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Основное' })).toHaveAttribute('aria-current', 'page');
});

test('its agreements stand in their tab, with the way to all of them', async () => {
  const agreement = {
    id: 412,
    number: '112/2026-П',
    agreement_date: '2026-11-17',
    title: 'Поставка серверов',
    status: 'active',
    amount: '3120000.00',
    currency_code: 'RUB',
    organization: { id: 1, name_short: 'Наша', legal_form: 'ООО', inn: null, kpp: null },
    counterparty: { id: 20, name_short: 'Сам', legal_form: 'ООО', inn: null, kpp: null },
  };
  const guarded = {
    ...agreement,
    id: 413,
    number: '113/2026-П',
    counterparty: { id: 21, name_short: 'Уралкабель', legal_form: 'ООО', inn: null, kpp: null },
  };
  const { network } = open('?tab=agreements', { 'GET /api/agreements': listed([agreement, guarded], 80) });
  expect(await screen.findByRole('link', { name: '112/2026-П' })).toHaveAttribute('href', '/agreements/412');
  expect(screen.getByRole('link', { name: 'Открыть в реестре' })).toHaveAttribute(
    'href',
    '/agreements?filter[counterparty_id]=20',
  );
  expect(screen.getByText('50 из 80')).toBeInTheDocument();
  expect(screen.getByText('Сторона')).toBeInTheDocument();
  expect(screen.getByText('Третья сторона, договор с ООО «Уралкабель»')).toBeInTheDocument();
  const asked = network.requests.find(({ path }) => path === '/api/agreements');
  expect(asked?.query.get('filter[counterparty_id]')).toBe('20');
});

test('the documents of one tab do not stand in another while that one loads', async () => {
  const agreement = {
    id: 412,
    number: '112/2026-П',
    agreement_date: '2026-11-17',
    title: 'Поставка серверов',
    status: 'active',
    amount: '3120000.00',
    currency_code: 'RUB',
    organization: { id: 1, name_short: 'Наша', legal_form: 'ООО', inn: null, kpp: null },
    counterparty: { id: 20, name_short: 'Сам', legal_form: 'ООО', inn: null, kpp: null },
  };
  const { user, network } = open('?tab=agreements', {
    'GET /api/agreements': listed([agreement]),
    'GET /api/commercial-offers': () => new Promise(() => undefined),
  });
  await screen.findByRole('link', { name: '112/2026-П' });
  await user.click(screen.getByRole('link', { name: /^КП/ }));
  await waitFor(() => {
    expect(network.requests.some(({ path }) => path === '/api/commercial-offers')).toBe(true);
  });
  expect(screen.queryByRole('link', { name: '112/2026-П' })).not.toBeInTheDocument();
});

test('agreements of an own organisation are those it is any side of', async () => {
  const { network } = open(
    '?tab=agreements',
    { 'GET /api/agreements': listed([]) },
    aCounterparty({ ...record, is_own: true }),
  );
  expect(await screen.findByText('Договоров ещё нет')).toBeInTheDocument();
  const asked = network.requests.find(({ path }) => path === '/api/agreements');
  expect(asked?.query.get('filter[party_id]')).toBe('20');
  expect(asked?.query.has('filter[organization_id]')).toBe(false);
});

test.each([
  ['agreements', 'GET /api/agreements', 'Здесь появятся договоры, в которых организация — одна из сторон.'],
  ['addendums', 'GET /api/addendums', 'Здесь появятся соглашения, которые меняют договоры организации.'],
  [
    'offers',
    'GET /api/commercial-offers',
    'Здесь появятся предложения, которые организация получила или отправила.',
  ],
])('the empty tab %s of an own organisation calls it no counterparty', async (tab, request, hint) => {
  open(`?tab=${tab}`, { [request]: listed([]) }, aCounterparty({ ...record, is_own: true }));
  expect(await screen.findByText(hint)).toBeInTheDocument();
});

test('the card of a record that was merged leads to the one that has its documents, and claims none of them', async () => {
  const heir = { id: 31, legal_form: 'ООО', name_short: 'Оставшийся', inn: null, kpp: null };
  const merged = aCounterparty({ ...record, merged_into: heir, archived_at: '2026-11-20T09:00:00Z' });
  const { network } = open('?tab=agreements', {}, merged);
  const way = await screen.findByRole('link', { name: /^Открыть карточку ООО\s«Оставшийся»$/ });
  expect(way).toHaveAttribute('href', '/counterparties/31');
  expect(network.requests.some(({ path }) => path === '/api/agreements')).toBe(false);
});
