import { agreementCreate } from 'shared/contract/agreement/agreement-input';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { fireEvent, renderPage, reply, screen, stubNetwork, within } from 'shared/testing';

import { anAgreement } from '../testing/an-agreement';
import { books } from '../testing/books';
import AgreementCreatePage from './create.page';

type Person = ReturnType<typeof renderPage>['user'];

const open = () =>
  renderPage(<AgreementCreatePage />, {
    path: '/agreements/create',
    at: '/agreements/create',
    routes: [
      { path: '/agreements/:id', element: <p>Карточка договора</p> },
      { path: '/agreements', element: <p>Список договоров</p> },
    ],
  });

async function choose(person: Person, field: RegExp, option: RegExp) {
  await person.click(screen.getByLabelText(field));
  await person.click(await screen.findByRole('option', { name: option }));
}

async function fillIn(person: Person) {
  await choose(person, /^Тип договора/, /^Поставка/);
  await person.click(screen.getByLabelText(/^Название/));
  await person.paste('Поставка серверов');
  await choose(person, /^Покупатель/, /Северный узел связи/);
  await choose(person, /^Поставщик/, /Инфраструктурные решения/);
}

beforeEach(() => {
  localStorage.clear();
});

test('the lines are copied for a spreadsheet by the browser’s own command, heads first', async () => {
  stubNetwork(books());
  const { user: person, alerts } = open();
  await screen.findByText('Добавить позицию');
  expect(screen.queryByText('Скопировать строки')).not.toBeInTheDocument();
  await person.click(screen.getByText('Добавить позицию'));
  await person.keyboard('Сервер{Tab}8{Tab}ш{Tab}1284000{Enter}');
  const copied: Record<string, string> = {};
  const clipboardData = { setData: (type: string, text: string) => void (copied[type] = text) };
  Object.defineProperty(document, 'execCommand', {
    configurable: true,
    value: () => fireEvent.copy(document.body, { clipboardData }),
  });
  await person.click(screen.getByText('Скопировать строки'));
  expect(copied['text/plain']).toBe('Наименование\tКол-во\tЕд.\tЦена\nСервер\t8\tшт\t1 284 000,00');
  expect(alerts()).toEqual(['Скопирована 1\u00a0строка']);
});

test('what is exchanged electronically says by whom and where, a subcontract and a law of purchases are noted', async () => {
  const network = stubNetwork({ ...books(), 'POST /api/agreements': reply(201, anAgreement({ id: 900 })) });
  const { user: person } = open();
  await fillIn(person);
  expect(screen.queryByLabelText('Оператор ЭДО')).toBeNull();
  await choose(person, /^Способ подписания/, /^ЭДО/);
  await person.click(screen.getByLabelText('Оператор ЭДО'));
  await person.paste('Диадок');
  await choose(person, /^Закон о закупках/, /^223-ФЗ/);
  await person.click(screen.getByLabelText('Договор субподряда'));
  await person.click(screen.getByText('Создать договор'));
  expect(await screen.findByText('Карточка договора')).toBeInTheDocument();
  expect(agreementCreate.parse(network.requests.find(({ method }) => method === 'POST')?.body)).toMatchObject(
    {
      signing_method: 'edi',
      edi_operator: 'Диадок',
      procurement_law: '223fz',
      is_subcontract: true,
    },
  );
});

test('an employee makes an agreement with a line and it opens', async () => {
  const network = stubNetwork({ ...books(), 'POST /api/agreements': reply(201, anAgreement({ id: 900 })) });
  const { user: person } = open();
  await fillIn(person);
  await person.click(screen.getByText('Добавить позицию'));
  await person.keyboard('Сервер{Tab}8{Tab}ш{Tab}1284000{Enter}');
  await person.click(screen.getByText('Создать договор'));
  expect(await screen.findByText('Карточка договора')).toBeInTheDocument();

  const sent = network.requests.find((request) => request.method === 'POST');
  const body = agreementCreate.parse(sent?.body);
  expect(body).toMatchObject({
    title: 'Поставка серверов',
    agreement_type_id: 1,
    organization_id: 1,
    counterparty_id: 20,
    responsible_id: 1,
    direction: 'expense',
    notice_days: 30,
    vat_rate_id: 5,
    items: [{ name: 'Сервер', quantity: '8', measure_id: 1, price: '1284000.00', vat_rate_id: 5 }],
  });
  // The sum of the lines and what was left empty are the server's to say.
  expect(body).not.toHaveProperty('amount');
  expect(body).not.toHaveProperty('department_id');
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
  expect(localStorage).toHaveLength(0);
});

test('every empty required field says that it is required and the summary leads to it', async () => {
  const network = stubNetwork(books());
  const { user: person } = open();
  await person.click(screen.getByText('Создать договор'));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByText('Чтобы создать договор, исправьте 4 поля')).toBeInTheDocument();
  expect(screen.getAllByText(REQUIRED_FIELD)).toHaveLength(4);
  await person.click(within(summary).getByRole('button', { name: 'Название' }));
  expect(screen.getByLabelText(/^Название/)).toHaveFocus();
  expect(network.requests.some((request) => request.method === 'POST')).toBe(false);
});

test('the server’s refusal stands under the field, nothing typed is lost, and the same key is sent again', async () => {
  const network = stubNetwork({
    ...books(),
    'POST /api/agreements': reply(422, {
      message: 'Проверьте поля',
      request_id: '1',
      errors: { title: ['Такой договор уже есть'], counterparty_id: ['Контрагент заблокирован'] },
    }),
  });
  const { user: person } = open();
  await fillIn(person);
  await person.click(screen.getByText('Создать договор'));
  const title = await screen.findByRole('textbox', {
    name: /^Название/,
    description: /Такой договор уже есть/,
  });
  expect(title).toHaveValue('Поставка серверов');
  expect(screen.getByRole('combobox', { name: /^Поставщик/ })).toHaveAccessibleDescription(
    'Контрагент заблокирован',
  );

  network.answer({ 'POST /api/agreements': reply(201, anAgreement({ id: 900 })) });
  await person.type(title, ' 2');
  await choose(person, /^Поставщик/, /Инфраструктурные решения/);
  await person.click(screen.getByText('Создать договор'));
  expect(await screen.findByText('Карточка договора')).toBeInTheDocument();
  const keys = network.requests
    .filter((request) => request.method === 'POST')
    .map((request) => request.headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});

test('a sum that is typed where the tax comes on top is called what it is: with the tax', async () => {
  stubNetwork(books());
  const { user: person } = open();
  expect(screen.getByRole('textbox', { name: /^Сумма(?! с НДС)/ })).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'Сверху' }));
  expect(screen.getByRole('textbox', { name: /^Сумма с НДС/ })).toBeVisible();
});

test('an agreement without money takes neither sum nor tax from its type', async () => {
  stubNetwork(books());
  const { user: person } = open();
  await choose(person, /^Тип договора/, /конфиденциальности/);
  expect(screen.getByRole('radio', { name: 'Безденежный' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Сверху' })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /^Вид суммы/ })).toHaveValue('Без суммы');
});
