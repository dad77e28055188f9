import type { Addendum } from 'shared/contract/addendum/addendum';
import { addendumCreate, addendumUpdate } from 'shared/contract/addendum/addendum-input';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { renderPage, screen, stubNetwork, within, reply } from 'shared/testing';

import { anAddendum } from '../../testing/an-addendum';
import { anAgreement, anItem } from '../../testing/an-agreement';
import { books, listed } from '../../testing/books';
import { someEffectiveTerms } from '../../testing/effective-terms';
import { NO_LINE } from './added-line';
import { changesInForm, NO_PARTY } from './change-lines';
import { termOptions } from './change-terms';
import AddendumPage from '../card/addendum.page';
import AddendumCreatePage from '../edit/addendum-create.page';
import AddendumEditPage from '../edit/addendum-edit.page';

type Person = ReturnType<typeof renderPage>['user'];

const parent = anAgreement({ id: 412, status: 'active', items: [anItem(12)] });
const common = {
  ...books(),
  'GET /api/agreements/412': parent,
  'GET /api/agreements/412/effective-terms': someEffectiveTerms(),
};
const routes = [{ path: '/addendums/:id', element: <p>Карточка соглашения</p> }];
const change: Addendum['changes'][number] = {
  id: 31,
  target: 'agreement',
  target_id: null,
  operation: 'set',
  field: 'amount',
  old_value: '12000000.00',
  new_value: '20000000.00',
  clause_ref: 'п. 1.1',
  label: 'Сумма',
  old: '12 000 000,00 ₽',
  new: '20 000 000,00 ₽',
  conflict: null,
};

beforeEach(() => {
  localStorage.clear();
});

async function chooseTerm(person: Person, at: number, name: string | RegExp) {
  await person.click(screen.getByLabelText(new RegExp(`^Условие ${String(at)}`)));
  await person.click(await screen.findByRole('option', { name }));
}

test('a term is chosen, shows what holds of it, and is typed in its own control', async () => {
  const network = stubNetwork({ ...common, 'POST /api/addendums': anAddendum() });
  const { user } = renderPage(<AddendumCreatePage />, {
    path: '/addendums/create',
    at: '/addendums/create?agreement=412',
    routes,
  });
  await user.click(await screen.findByLabelText(/^Название/));
  await user.paste('Об изменении условий');
  await user.click(screen.getByLabelText(/^Что меняет/));
  await user.click(await screen.findByRole('option', { name: 'Цена' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Добавить условие'));
  await chooseTerm(user, 1, /^Сумма/);
  expect(await screen.findByText('Было: 18 000 000,00 ₽')).toBeInTheDocument();
  await user.click(screen.getByLabelText(/^Станет/));
  await user.paste('20000000');
  await user.click(screen.getByLabelText(/^Пункт/));
  await user.paste('п. 1.1');
  await user.click(screen.getByText('Добавить условие'));
  await chooseTerm(user, 2, /исключить/);
  expect(screen.getByText('Строка исключается из спецификации')).toBeInTheDocument();
  await user.click(screen.getByText('Создать соглашение'));
  expect(await screen.findByText('Карточка соглашения')).toBeInTheDocument();
  const sent = network.requests.find(({ method, path }) => method === 'POST' && path === '/api/addendums');
  expect(addendumCreate.parse(sent?.body).changes).toEqual([
    {
      ...NO_LINE,
      ...NO_PARTY,
      target: 'agreement',
      target_id: null,
      operation: 'set',
      field: 'amount',
      new_value: '20000000.00',
      clause_ref: 'п. 1.1',
    },
    {
      ...NO_LINE,
      ...NO_PARTY,
      target: 'item',
      target_id: 12,
      operation: 'remove',
      field: null,
      new_value: null,
      clause_ref: null,
    },
  ]);
});

test('a line that is added is typed whole, and sent as one change', async () => {
  const addendum = anAddendum();
  const network = stubNetwork({
    ...common,
    'GET /api/addendums/7': addendum,
    'PATCH /api/addendums/7': addendum,
  });
  const { user } = renderPage(<AddendumEditPage />, {
    path: '/addendums/:id/edit',
    at: '/addendums/7/edit',
    routes,
  });
  await user.click(await screen.findByText('Добавить строку спецификации'));
  await user.click(screen.getByText('Сохранить'));
  expect(await screen.findAllByText(/наименование/)).not.toHaveLength(0);
  const row = within(screen.getByRole('group', { name: /^Новая строка спецификации, изменение 1/ }));
  await user.click(row.getByLabelText(/^Наименование/));
  await user.paste('Монтаж стойки');
  await user.click(row.getByLabelText(/^Единица/));
  await user.click(await screen.findByRole('option', { name: /шт/ }));
  await user.click(row.getByLabelText(/^Цена/));
  await user.paste('5000');
  await user.click(screen.getByText('Сохранить'));
  expect(await screen.findByText('Карточка соглашения')).toBeInTheDocument();
  const body = network.requests.find(({ method }) => method === 'PATCH')?.body;
  expect(addendumUpdate.parse(body).changes).toEqual([
    {
      ...NO_LINE,
      ...NO_PARTY,
      target: 'item',
      target_id: null,
      operation: 'add',
      field: null,
      new_value: null,
      clause_ref: null,
      name: 'Монтаж стойки',
      measure_id: 1,
      quantity: '1',
      price: '5000.00',
    },
  ]);
});

test('a line that an earlier addendum has added may be changed and taken out', () => {
  const terms = someEffectiveTerms();
  const [first] = terms.terms;
  if (first === undefined) throw new Error('Нет условий');
  const added = { ...first, key: 'items.90.added', label: 'Монтаж', text: '2 шт × 5 000,00 ₽' };
  const offered = (text: string | null) =>
    termOptions({ agreement: parent, terms: { ...terms, terms: [{ ...added, text }] } }).map(
      ({ label }) => label,
    );
  expect(offered(added.text)).toEqual(expect.arrayContaining(['Монтаж: цена', 'Монтаж: исключить']));
  expect(offered(null)).not.toContain('Монтаж: цена');
});

test('a saved line that is added is read back into the form with all that it holds', () => {
  const saved = {
    ...change,
    target: 'item',
    target_id: 90,
    operation: 'add',
    field: null,
    old_value: null,
    new_value: null,
    name: 'Монтаж',
    description: 'С выездом',
    measure: { id: 1, name: 'Штука', symbol: 'шт' },
    quantity: '2.000',
    price: '5000.00',
    discount_percent: '5',
    vat_mode: 'included',
    vat_rate: { id: 5, name: '22 %', percent: '22.00' },
    delivery_date: '2027-02-01',
    note: null,
  } as const;
  const values = { changes: changesInForm.read({ changes: [saved] }) };
  expect(changesInForm.send(values)).toMatchObject([
    {
      id: 31,
      operation: 'add',
      name: 'Монтаж',
      description: 'С выездом',
      measure_id: 1,
      quantity: '2.000',
      discount_percent: '5',
      vat_mode: 'included',
      vat_rate_id: 5,
      delivery_date: '2027-02-01',
      clause_ref: 'п. 1.1',
    },
  ]);
});

test('a change without a term or without a value is not sent', async () => {
  const network = stubNetwork({ ...common, 'GET /api/addendums/7': anAddendum({ changes: [change] }) });
  const { user } = renderPage(<AddendumEditPage />, {
    path: '/addendums/:id/edit',
    at: '/addendums/7/edit',
    routes,
  });
  await user.clear(await screen.findByLabelText(/^Станет/));
  await user.click(screen.getByText('Добавить условие'));
  await user.click(screen.getByText('Сохранить'));
  for (const field of [screen.getByLabelText(/^Станет/), screen.getByLabelText(/^Условие 2/)])
    expect(field).toHaveAccessibleDescription(REQUIRED_FIELD);
  expect(network.requests.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('a removed change is sent with those that stay, at the version that was read', async () => {
  const second = { ...change, id: 32, field: 'end_date', new_value: '2027-12-31', label: 'Действует до' };
  const addendum = anAddendum({ changes: [change, second] });
  const network = stubNetwork({
    ...common,
    'GET /api/addendums/7': addendum,
    'PATCH /api/addendums/7': addendum,
  });
  const { user } = renderPage(<AddendumEditPage />, {
    path: '/addendums/:id/edit',
    at: '/addendums/7/edit',
    routes,
  });
  await user.click(await screen.findByRole('button', { name: 'Убрать условие 1' }));
  await user.click(screen.getByText('Сохранить'));
  expect(await screen.findByText('Карточка соглашения')).toBeInTheDocument();
  const body = network.requests.find(({ method }) => method === 'PATCH')?.body;
  expect(addendumUpdate.parse(body)).toMatchObject({
    lock_version: 1,
    changes: [{ id: 32, field: 'end_date', new_value: '2027-12-31' }],
  });
});

test('the card shows what was and what becomes, and starts from what is in force when asked', async () => {
  const stale = anAddendum({
    changes: [{ ...change, conflict: { now: '15 000 000,00 ₽' } }],
    available_actions: ['send-to-approval', 'rebase'],
  });
  const network = stubNetwork({
    ...common,
    'GET /api/addendums/7': stale,
    'GET /api/addendums/7/history': listed([]),
    'GET /api/addendums/7/neighbours': { previous: null, next: null, position: 1, total: 1 },
    'POST /api/addendums/7/rebase': anAddendum({ changes: [{ ...change, old: '15 000 000,00 ₽' }] }),
  });
  const { user } = renderPage(<AddendumPage />, { path: '/addendums/:id', at: '/addendums/7' });
  const row = await screen.findByRole('row', { name: /^Сумма/ });
  expect(row).toHaveTextContent(/12 000 000,00 ₽теперь 15 000 000,00 ₽20 000 000,00 ₽п\. 1\.1/);
  const strip = screen.getByText('Условие изменилось после подготовки.').closest('div')?.parentElement;
  if (!strip) throw new Error('Нет предупреждения');
  await user.click(within(strip).getByRole('button', { name: 'Обновить исходные значения' }));
  expect(await screen.findByText('15 000 000,00 ₽')).toBeInTheDocument();
  expect(screen.queryByText('Условие изменилось после подготовки.')).toBeNull();
  expect(network.requests.find(({ path }) => path.endsWith('/rebase'))?.body).toEqual({ lock_version: 1 });
});

test('a signature over changed terms is registered only when the person says that they know', async () => {
  const conflict = { now: '15 000 000,00 ₽' };
  const signing = anAddendum({
    status: 'on_signing',
    changes: [{ ...change, conflict }],
    available_actions: ['decline-signing', 'mark-signed'],
  });
  const warning = 'Условия договора изменились после подготовки соглашения: «Сумма»';
  const network = stubNetwork({
    ...common,
    'GET /api/addendums/7': signing,
    'GET /api/addendums/7/history': listed([]),
    'GET /api/addendums/7/neighbours': { previous: null, next: null, position: 1, total: 1 },
    'GET /api/files': { data: [] },
    'POST /api/addendums/7/mark-signed': reply(409, {
      message: warning,
      errors: { confirmed: [warning] },
      current: signing,
    }),
  });
  const { user } = renderPage(<AddendumPage />, { path: '/addendums/:id', at: '/addendums/7' });
  await screen.findByText(/Подписанное соглашение вступит в силу как есть/);
  const [mark] = screen.getAllByRole('button', { name: 'Отметить подписание' });
  if (mark === undefined) throw new Error('Нет кнопки');
  await user.click(mark);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Отметить подписание' }));
  expect(await within(dialog).findByText(warning)).toBeVisible();
  network.answer({
    'POST /api/addendums/7/mark-signed': anAddendum({
      status: 'effective',
      changes: [{ ...change, conflict }],
      available_actions: [],
    }),
  });
  await user.click(within(dialog).getByRole('button', { name: 'Отметить подписание всё равно' }));
  expect(await screen.findByText('Подписано поверх изменившихся условий.')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Сумма/ })).toHaveTextContent(/действовало 15 000 000,00 ₽/);
  const [first, second] = network.requests.filter(({ path }) => path.endsWith('/mark-signed'));
  expect(first?.body).not.toHaveProperty('confirmed');
  expect(second?.body).toMatchObject({ confirmed: true, lock_version: 1 });
});
