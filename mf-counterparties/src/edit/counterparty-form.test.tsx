import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { counterpartyCreate, counterpartyUpdate } from 'shared/contract/counterparty/counterparty-input';
import {
  aCounterparty,
  aSignatory,
  renderPage,
  reply,
  screen,
  stubNetwork,
  waitFor,
  within,
} from 'shared/testing';

import CreatePage from './create.page';
import EditPage from './edit.page';

const listed = (data: readonly object[]) => ({
  data,
  meta: { current_page: 1, last_page: 1, per_page: 100, total: data.length, total_is_capped: false },
});
const BOOKS = {
  'GET /api/currencies': listed([{ id: 1, code: 'RUB', name: 'Российский рубль' }]),
  'GET /api/counterparties/duplicates': { data: [] },
};
const routes = [{ path: '/counterparties/:id', element: <p>Карточка контрагента</p> }];

function create(more: Record<string, unknown> = {}, own = 'false') {
  const network = stubNetwork({ ...BOOKS, ...more });
  const view = renderPage(<CreatePage />, {
    path: '/counterparties/create',
    at: `/counterparties/create?own=${own}`,
    routes,
  });
  const sent = () => network.requests.find(({ method }) => method === 'POST')?.body;
  return { ...view, network, sent };
}

const record = aCounterparty({
  lock_version: 3,
  open_groups: ['essential', 'open', 'service'],
  can: { edit: true, edit_service: true, delete: true, upload: true, merge: false },
  signatories: [aSignatory()],
});

function edit(more: Record<string, unknown> = {}, company: Counterparty = record) {
  const network = stubNetwork({ ...BOOKS, 'GET /api/counterparties/20': company, ...more });
  const view = renderPage(<EditPage />, {
    path: '/counterparties/:id/edit',
    at: '/counterparties/20/edit',
    routes,
  });
  const bodies = () =>
    network.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body as object);
  return { ...view, network, bodies };
}

const BLOCK = `Акционерное общество «Тёплый дом»
ИНН/КПП: 7736207543/770401001
ОГРН: 1027700229193
р/с 40702810200000012345 в ПАО Сбербанк
к/с 30101810400000000225
БИК 044525225
Директор Рябов Олег Петрович`;

beforeEach(() => {
  localStorage.clear();
});

test('a pasted block fills the form, and what is created is what it said', async () => {
  const { user, sent } = create({ 'POST /api/counterparties': reply(201, record) });
  await user.click(await screen.findByRole('button', { name: 'Вставить реквизиты' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByLabelText('Текст с реквизитами'));
  await user.paste('Добрый день');
  await user.click(within(dialog).getByRole('button', { name: 'Заполнить поля' }));
  expect(within(dialog).getByText('В тексте не нашлось реквизитов')).toBeInTheDocument();
  await user.clear(within(dialog).getByLabelText('Текст с реквизитами'));
  await user.paste(BLOCK);
  await user.click(within(dialog).getByRole('button', { name: 'Заполнить поля' }));
  expect(screen.getByLabelText(/^ИНН/)).toHaveValue('7736207543');
  await user.click(screen.getByRole('button', { name: 'Создать контрагента' }));
  expect(await screen.findByText('Карточка контрагента')).toBeInTheDocument();
  expect(counterpartyCreate.parse(sent())).toMatchObject({
    is_own: false,
    type: 'legal',
    legal_form: 'АО',
    name_short: 'Тёплый дом',
    inn: '7736207543',
    kpp: '770401001',
    ogrn: '1027700229193',
    bank_accounts: [{ account: '40702810200000012345', bic: '044525225', is_primary: true }],
    signatories: [{ last_name: 'Рябов', job_title: 'Директор', basis_type: 'charter', is_default: true }],
  });
});

test('of the rates of VAT those are offered that are in force', async () => {
  const { user, network } = create({ 'GET /api/vat-rates': listed([{ id: 1, name: 'НДС 22 %' }]) });
  await user.click(await screen.findByLabelText(/^Ставка НДС/));
  expect(await screen.findByRole('option', { name: 'НДС 22 %' })).toBeVisible();
  const asked = network.requests.find(({ path }) => path === '/api/vat-rates');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    'filter[is_active]': 'true',
    'filter[in_force]': 'true',
  });
});

test('what of the pasted text was not understood is said before the fields are looked at', async () => {
  const { user } = create();
  await user.click(await screen.findByRole('button', { name: 'Вставить реквизиты' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByLabelText('Текст с реквизитами'));
  await user.paste('АО «Тёплый дом»\nИНН 7736207544\nКПП 770401001\nНалоговый режим обычный');
  await user.click(within(dialog).getByRole('button', { name: 'Заполнить поля' }));
  expect(within(dialog).getByText(/^Заполнено: .*КПП/)).toBeInTheDocument();
  expect(within(dialog).getByText('ИНН 7736207544: не сходится контрольная цифра')).toBeInTheDocument();
  expect(within(dialog).getByText('Налоговый режим обычный')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Перейти к полям' }));
  expect(screen.getByLabelText(/^КПП/)).toHaveValue('770401001');
  expect(screen.getByLabelText(/^ИНН/)).toHaveValue('');
});

test('«ИНН/КПП» fills two fields, a wrong digit is said while it is typed, and nothing incomplete is sent', async () => {
  const { user, network } = create();
  await user.click(await screen.findByLabelText(/^ИНН/));
  await user.paste('7736050003/773601001');
  expect(screen.getByLabelText(/^КПП/)).toHaveValue('773601001');
  await user.clear(screen.getByLabelText(/^ИНН/));
  await user.paste('77 3605-0004');
  expect(screen.getByLabelText(/^ИНН/)).toHaveAccessibleDescription('Такого ИНН не бывает: проверьте цифры');
  await user.click(screen.getByRole('button', { name: 'Создать контрагента' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Краткое название');
  expect(network.requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('records that look alike are named with the way to them while one types', async () => {
  const asked: string[] = [];
  const { user } = create({
    'GET /api/counterparties/duplicates': ({ query }: { query: URLSearchParams }) => {
      asked.push(query.toString());
      return { data: [{ ...record, reason: 'inn' }] };
    },
  });
  await user.click(await screen.findByLabelText(/^ИНН/));
  await user.paste('7736050003');
  const link = await screen.findByRole('link', { name: /Лесная Плаза/ });
  expect(link).toHaveAttribute('href', '/counterparties/20');
  expect(screen.getByText(/тот же ИНН/)).toBeInTheDocument();
  expect(asked).toEqual(['inn=7736050003']);
  await user.click(screen.getByLabelText(/^Электронная почта/));
  await user.paste('info@plaza.ru');
  await user.click(screen.getByLabelText(/^Телефон/));
  await user.paste('+7 (812) 325-00-01');
  await waitFor(() => {
    expect(asked.at(-1)).toBe('inn=7736050003&email=info%40plaza.ru&phone=%2B7+%28812%29+325-00-01');
  });
  await user.click(screen.getByLabelText(/^Краткое название/));
  await user.paste('Ж'.repeat(300));
  await user.click(screen.getByLabelText(/^ОГРН/));
  await user.paste('1027700132195');
  await waitFor(() => {
    expect(asked.at(-1)).toMatch(/^inn=7736050003&ogrn=1027700132195&email/);
  });
});

test('what the server refuses stands under its field and in the summary, and the words stay', async () => {
  const { user } = edit({
    'PATCH /api/counterparties/20': reply(422, {
      message: 'Проверьте поля',
      request_id: '1',
      errors: {
        inn: ['Контрагент с такими ИНН и КПП уже есть'],
        'signatories.0.basis_valid_until': ['Раньше даты основания'],
      },
    }),
  });
  await user.click(await screen.findByLabelText('Телефон'));
  await user.paste('+7 495 000-00-00');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Подписанты, строка 1: полномочия до');
  expect(screen.getByLabelText(/^ИНН/)).toHaveAccessibleDescription('Контрагент с такими ИНН и КПП уже есть');
  expect(screen.getByLabelText('Телефон')).toHaveValue('+7 495 000-00-00');
});

test('lines are edited where they stand: only they are sent, whole and with their numbers', async () => {
  const { user, bodies } = edit({ 'PATCH /api/counterparties/20': record });
  await user.click(await screen.findByRole('button', { name: 'Добавить счёт' }));
  const line = screen.getByRole('group', { name: /^Счёт 1/ });
  await user.click(within(line).getByLabelText(/^Счёт/));
  await user.paste('40702810200000012346');
  await user.click(within(line).getByLabelText(/^БИК/));
  await user.paste('044525225');
  expect(within(line).getByText('Ключ счёта не подходит к БИК: проверьте цифры')).toBeInTheDocument();
  await user.click(within(line).getByLabelText(/^Банк/));
  await user.paste('ПАО Сбербанк');
  await user.click(screen.getByRole('button', { name: 'Добавить подписанта' }));
  await user.click(screen.getByRole('button', { name: 'Удалить: подписант 2' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Карточка контрагента')).toBeInTheDocument();
  const [body] = bodies();
  expect(Object.keys(body ?? {})).toEqual(['bank_accounts', 'lock_version']);
  expect(counterpartyUpdate.parse(body).bank_accounts).toMatchObject([
    { account: '40702810200000012346', bank_name: 'ПАО Сбербанк', currency_code: 'RUB', is_primary: true },
  ]);
});

test('a day nobody can read is in the way of saving, whatever else of its line is filled in, until it goes', async () => {
  const power = { basis_type: 'power_of_attorney', basis_number: '15-Д', basis_date: '2026-02-01' } as const;
  const { user, bodies } = edit(
    { 'PATCH /api/counterparties/20': record },
    { ...record, signatories: [aSignatory({ ...power, basis_valid_until: null, amount_limit: null })] },
  );
  await user.type(await screen.findByLabelText(/^Полномочия до/), '01.01.0001');
  await user.type(screen.getByLabelText(/^Предел суммы/), '500000');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Подписанты, строка 1: полномочия до');
  expect(bodies()).toEqual([]);
  await user.click(screen.getByLabelText(/^Основание/));
  await user.click(await screen.findByRole('option', { name: 'Устав' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Карточка контрагента')).toBeInTheDocument();
});

test('a signatory who acts by the charter keeps nothing of the power the form no longer shows', async () => {
  const { user, bodies } = edit(
    { 'PATCH /api/counterparties/20': record },
    {
      ...record,
      signatories: [
        aSignatory({
          basis_type: 'power_of_attorney',
          basis_number: '15-Д',
          basis_date: '2026-02-01',
          basis_valid_until: '2026-01-01',
          amount_limit: '500000.00',
        }),
      ],
    },
  );
  await user.click(await screen.findByLabelText(/^Основание/));
  await user.click(await screen.findByRole('option', { name: 'Устав' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Карточка контрагента')).toBeInTheDocument();
  expect(counterpartyUpdate.parse(bodies()[0]).signatories).toMatchObject([
    {
      basis_type: 'charter',
      basis_number: null,
      basis_date: null,
      basis_valid_until: null,
      amount_limit: null,
    },
  ]);
});

test('a company that is not from abroad after all keeps no number of another country', async () => {
  const { user, bodies } = edit(
    { 'PATCH /api/counterparties/20': record },
    { ...record, type: 'foreign', country_code: 'DE', tax_number: 'DE811', registration_number: 'HRB 1' },
  );
  await user.clear(await screen.findByLabelText('Код страны'));
  await user.type(screen.getByLabelText('Код страны'), 'kz');
  expect(screen.getByText('Казахстан')).toBeVisible();
  await user.click(screen.getByLabelText(/^Тип/));
  await user.click(await screen.findByRole('option', { name: 'Юридическое лицо' }));
  expect(screen.queryByLabelText('Код страны')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Карточка контрагента')).toBeInTheDocument();
  expect(bodies()[0]).toMatchObject({ country_code: null, tax_number: null, registration_number: null });
});

test('when somebody else has changed it, both versions stand side by side and the choice is saved', async () => {
  const current = { ...record, name_short: 'Их название', phone: '8 800', lock_version: 7 };
  let isFirst = true;
  const { user, bodies } = edit({
    'PATCH /api/counterparties/20': () => {
      if (!isFirst) return { ...current, lock_version: 8 };
      isFirst = false;
      return reply(409, {
        message: 'Изменён',
        request_id: '1',
        errors: { lock_version: ['Изменён'] },
        current,
      });
    },
  });
  await user.clear(await screen.findByLabelText(/^Краткое название/));
  await user.paste('Моё название');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Моё название');
  expect(dialog).toHaveTextContent('Их название');
  await user.click(within(dialog).getByRole('button', { name: /Сохранить/ }));
  expect(await screen.findByText('Карточка контрагента')).toBeInTheDocument();
  expect(bodies()[1]).toEqual({ name_short: 'Моё название', lock_version: 7 });
});

test('of what is liquidated only the terms of work are open', async () => {
  edit({}, { ...record, status: 'liquidated', open_groups: ['service'] });
  expect(await screen.findByLabelText(/^Краткое название/)).toBeDisabled();
  expect(screen.getByLabelText('Примечание')).toBeEnabled();
});

test('only employees who still work are offered as responsible, and a limit below zero is refused at once', async () => {
  const { user, network, bodies } = edit({ 'GET /api/users': listed([]) });
  await user.click(await screen.findByLabelText(/^Ответственный/));
  await waitFor(() => {
    const asked = network.requests.find(({ path }) => path === '/api/users');
    expect(asked?.query.get('filter[status]')).toBe('active');
  });
  const limit = screen.getByLabelText(/^Кредитный лимит/);
  await user.clear(limit);
  await user.type(limit, '-5');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findAllByText('Не меньше нуля')).not.toHaveLength(0);
  expect(bodies()).toEqual([]);
});

const reserve = (
  patch: Partial<Counterparty['contacts'][number]> = {},
): Counterparty['contacts'][number] => ({
  id: 5,
  name: 'Громова Вера Павловна',
  job_title: null,
  phone: null,
  email: null,
  is_primary: false,
  note: null,
  ...patch,
});

test('every rule of accounts and people is told in the first round, each under its field', async () => {
  const { user, bodies } = edit();
  await user.click(await screen.findByRole('button', { name: 'Добавить счёт' }));
  const account = screen.getByRole('group', { name: /^Счёт 1/ });
  await user.type(within(account).getByLabelText(/^Счёт/), '12345');
  await user.type(within(account).getByLabelText(/^БИК/), '044525225');
  await user.type(within(account).getByLabelText(/^Банк/), 'ПАО Сбербанк');
  await user.click(screen.getByRole('button', { name: 'Добавить контакт' }));
  const contact = screen.getByRole('group', { name: /^Контакт 1/ });
  const email = within(contact).getByLabelText(/^Почта/);
  await user.type(email, 'gromova');
  await user.type(screen.getByLabelText(/^Электронная почта/), 'plaza');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('исправьте 4 поля');
  expect(within(account).getByLabelText(/^Счёт/)).toHaveAccessibleDescription('Счёт состоит из 20 цифр');
  expect(email).toHaveAccessibleDescription('Укажите адрес вида name@company.ru');
  expect(bodies()).toEqual([]);
});

test('what was wrong when it was saved is not held against a change of something else', async () => {
  const { user, bodies } = edit(
    { 'PATCH /api/counterparties/20': record },
    { ...record, contacts: [reserve({ email: 'gromova' })] },
  );
  await user.click(await screen.findByLabelText('Сайт'));
  await user.paste('plaza.ru');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Карточка контрагента')).toBeInTheDocument();
  expect(Object.keys(bodies()[0] ?? {})).toEqual(['website', 'lock_version']);
});

test('an account is pasted as it is printed, and what cannot be is said before it is sent', async () => {
  const { user, sent } = create();
  await user.type(await screen.findByLabelText('Телефон'), 'абв');
  await user.type(screen.getByLabelText('Сайт'), 'не сайт');
  await user.click(screen.getByRole('button', { name: 'Добавить счёт' }));
  await user.click(screen.getByLabelText(/^Счёт/));
  await user.paste('40702 810 2 0000 0012345');
  await user.click(screen.getByLabelText('БИК'));
  await user.paste('044 525 225');
  expect(screen.getByLabelText(/^Счёт/)).toHaveValue('40702810200000012345');
  expect(screen.getByLabelText('БИК')).toHaveValue('044525225');
  await user.click(screen.getByRole('button', { name: 'Создать контрагента' }));
  expect(screen.getByText('Укажите номер телефона, например +7 495 123-45-67')).toBeVisible();
  expect(screen.getByText('Укажите адрес сайта, например company.ru')).toBeVisible();
  expect(sent()).toBeUndefined();
});
