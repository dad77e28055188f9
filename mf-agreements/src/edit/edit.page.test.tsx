import { publishUserEvent } from 'shared/realtime';
import { agreementUpdate } from 'shared/contract/agreement/agreement-input';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { act, fireEvent, renderPage, reply, screen, stubNetwork, within } from 'shared/testing';

import { anAgreement, anItem } from '../testing/an-agreement';
import { books } from '../testing/books';
import EditPage from './edit.page';

const record = anAgreement({
  items: [anItem(1), anItem(2, { name: 'Дисковая полка', quantity: '2.000' })],
  files_count: 1,
});
const PATCH = 'PATCH /api/agreements/412';

function open(agreement: Agreement = record, more: Record<string, unknown> = {}) {
  const network = stubNetwork({ ...books(), 'GET /api/agreements/412': agreement, ...more });
  const view = renderPage(<EditPage />, {
    path: '/agreements/:id/edit',
    at: '/agreements/412/edit',
    routes: [
      { path: '/agreements/:id', element: <p>Карточка договора</p> },
      { path: '/agreements', element: <p>Список договоров</p> },
      { path: '/auth', element: <p>Вход</p> },
    ],
  });
  const bodies = (method: string) =>
    network.requests.filter((request) => request.method === method).map((request) => request.body);
  return { ...view, network, bodies };
}

const title = () => screen.findByLabelText(/^Название/);
const save = () => screen.getByText('Сохранить');
const cell = (path: string) => {
  const found = document.getElementById(`field-items-${path}`);
  if (found === null) throw new Error(`Нет ячейки ${path}`);
  return found;
};

beforeEach(() => {
  localStorage.clear();
});

test('only what was changed is sent, with the version that was read, and the card opens', async () => {
  const { user, bodies } = open(record, { [PATCH]: record });
  await user.click(await title());
  await user.paste(' и СХД');
  await user.click(save());
  expect(await screen.findByText('Карточка договора')).toBeInTheDocument();
  expect(bodies('PATCH')).toEqual([{ title: `${record.title} и СХД`, lock_version: 3 }]);
});

test('a date is checked when the field is left, the rest when the agreement is sent', async () => {
  const { user, bodies } = open(
    anAgreement({ subject: null, available_actions: ['send-to-approval'], amount: '5.00' }),
  );
  await user.clear(await screen.findByLabelText(/^Действует до/));
  await user.paste('30.11.2026');
  expect(screen.queryByText('Раньше даты начала')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Раньше даты начала')).toBeInTheDocument();
  expect(screen.queryByText(REQUIRED_FIELD)).not.toBeInTheDocument();

  await user.click(screen.getByText('Отправить на согласование'));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByText('Чтобы отправить на согласование, исправьте 2 поля')).toBeInTheDocument();
  expect(screen.getByText(REQUIRED_FIELD)).toBeInTheDocument();
  expect(bodies('PATCH')).toEqual([]);
});

test('sending saves first and sends the version that was saved', async () => {
  const complete = anAgreement({
    items: record.items,
    files_count: 1,
    available_actions: ['send-to-approval'],
  });
  const { user, bodies } = open(complete, {
    [PATCH]: { ...complete, title: 'Серверы', lock_version: 4 },
    'POST /api/agreements/412/send-to-approval': { ...complete, status: 'on_approval', lock_version: 5 },
  });
  await user.click(await title());
  await user.paste('!');
  await user.click(screen.getByText('Отправить на согласование'));
  expect(await screen.findByText('Карточка договора')).toBeInTheDocument();
  expect(bodies('POST')).toEqual([{ lock_version: 4 }]);
});

test('when sending is refused what was typed is saved and the reasons are named', async () => {
  const complete = anAgreement({ items: record.items, available_actions: ['send-to-approval'] });
  const { user } = open(complete, {
    [PATCH]: { ...complete, title: 'Серверы', lock_version: 4 },
    'POST /api/agreements/412/send-to-approval': reply(422, {
      message: 'Договор не готов',
      request_id: '1',
      errors: { files: ['Приложите файл договора'] },
    }),
  });
  await user.click(await title());
  await user.paste('!');
  await user.click(screen.getByText('Отправить на согласование'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Приложите файл договора');
  expect(await title()).toHaveValue('Серверы');
  expect(localStorage).toHaveLength(0);
});

test('errors of lines come under the lines', async () => {
  const { user } = open(record, {
    [PATCH]: reply(422, {
      message: 'Проверьте поля',
      request_id: '1',
      errors: { 'items.1.quantity': ['Укажите целое число'], number: ['Такой номер уже есть'] },
    }),
  });
  await user.click(await title());
  await user.paste('!');
  await user.click(save());
  expect(await screen.findByText('Строка 2, количество: укажите целое число')).toBeInTheDocument();
  expect(screen.getByLabelText('Номер')).toHaveAccessibleDescription('Такой номер уже есть');
  expect(cell('1-quantity')).toBeInvalid();
});

test('two versions stand side by side, a choice is made per field and all of it is saved over the new version', async () => {
  const current = { ...record, title: 'Их название', payment_days: 15, lock_version: 7 };
  const { user, network, bodies } = open(record, {
    [PATCH]: reply(409, {
      message: 'Изменён',
      request_id: '1',
      errors: { lock_version: ['Изменён'] },
      current,
    }),
  });
  await user.clear(await title());
  await user.paste('Моё название');
  await user.click(screen.getByLabelText(/^Предмет договора/));
  await user.paste(' под ключ');
  await user.click(save());

  const dialog = await screen.findByRole('dialog', { name: 'Пока вы правили, договор изменили' });
  expect(within(dialog).getByText('Моё название')).toBeInTheDocument();
  expect(within(dialog).getByText(/«Остаток через»/)).toBeInTheDocument();
  await user.click(within(dialog).getByLabelText('Название, в реестре: Их название'));
  network.answer({ [PATCH]: { ...current, lock_version: 8 } });
  await user.click(within(dialog).getByText('Сохранить выбранное'));

  expect(await screen.findByText('Карточка договора')).toBeInTheDocument();
  expect(agreementUpdate.parse(bodies('PATCH').at(-1))).toEqual({
    subject: `${record.subject ?? ''} под ключ`,
    lock_version: 7,
  });
});

test('a draft outlives the page, is offered with its time and comes back with its version', async () => {
  const first = open();
  await first.user.click(await title());
  await first.user.paste(' и СХД');
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(await screen.findByText(/сохранён в \d\d:\d\d:\d\d$/)).toHaveTextContent(/^Черновик сохранён в/);
  first.unmount();

  const { user, bodies } = open({ ...record, lock_version: 9 }, { [PATCH]: record });
  expect(
    await screen.findByText(/Есть несохранённый черновик от .* С тех пор договор изменился/),
  ).toBeInTheDocument();
  expect(await title()).toHaveValue(record.title);
  await user.click(screen.getByText('Восстановить'));
  expect(await title()).toHaveValue(`${record.title} и СХД`);
  await user.click(save());
  expect(await screen.findByText('Карточка договора')).toBeInTheDocument();
  // The old version: the server answers 409 and both are compared, nothing is written over.
  expect(bodies('PATCH')).toEqual([{ title: `${record.title} и СХД`, lock_version: 3 }]);
  expect(localStorage).toHaveLength(0);
});

test('leaving asks only when something was typed', async () => {
  const { user, router } = open();
  await user.click(await title());
  await user.paste('!');
  act(() => {
    void router.navigate('/agreements');
  });
  const question = await screen.findByRole('alertdialog', { name: 'Правка не сохранена' });
  await user.click(within(question).getByText('Продолжить правку'));
  expect(screen.queryByText('Список договоров')).not.toBeInTheDocument();
  act(() => {
    void router.navigate('/agreements');
  });
  await user.click(await screen.findByText('Уйти без сохранения'));
  expect(await screen.findByText('Список договоров')).toBeInTheDocument();
});

test('an untouched form is left without a question, and a lost session too', async () => {
  const untouched = open();
  await title();
  act(() => {
    void untouched.router.navigate('/agreements');
  });
  expect(await screen.findByText('Список договоров')).toBeInTheDocument();
  untouched.unmount();

  const lost = open();
  await lost.user.click(await title());
  await lost.user.paste('!');
  act(() => {
    void lost.router.navigate('/auth');
  });
  expect(await screen.findByText('Вход')).toBeInTheDocument();
  expect(localStorage).toHaveLength(1);
});

test('somebody else’s change is mentioned and takes nothing away', async () => {
  const { user } = open();
  await user.click(await title());
  await user.paste('!');
  act(() => {
    publishUserEvent({ kind: 'entity', entity: 'agreement', id: 412, lock_version: 4, actor_id: 5 });
  });
  expect(await screen.findByText(/договор изменил другой сотрудник/)).toBeInTheDocument();
  expect(await title()).toHaveValue(`${record.title}!`);
});

test('a change that was missed while the tab was out of sight is mentioned when it is looked at again', async () => {
  const { user, network } = open();
  await user.click(await title());
  await user.paste('!');
  network.answer({ 'GET /api/agreements/412': { ...record, lock_version: 4, updated_by_id: 5 } });
  const later = Date.now() + 60_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByText(/договор изменил другой сотрудник/)).toBeInTheDocument();
  expect(await title()).toHaveValue(`${record.title}!`);
  clock.mockRestore();
});

test('lines are typed and walked by keyboard alone and the totals follow at once', async () => {
  const { user, bodies } = open(record, { [PATCH]: record });
  await title();
  await user.click(cell('1-quantity'));
  await user.keyboard('3{Tab}{Tab}100,5{Enter}Кабель{Tab}12{Tab}компл{Tab}10{Enter}');
  expect(cell('1-price')).toHaveTextContent('100,50');
  expect(cell('2-unit')).toHaveTextContent('компл');
  expect(screen.getAllByText('10 272 421,50')).not.toHaveLength(0);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await user.click(save());
  await screen.findByText('Карточка договора');
  const [body] = bodies('PATCH') as [{ items: { name: string; quantity: string }[] }];
  expect(body.items.map((item) => `${item.name} ${item.quantity}`)).toEqual([
    `${record.items[0]?.name ?? ''} 8`,
    'Дисковая полка 3',
    'Кабель 12',
  ]);
});

test('rows of a spreadsheet are pasted, an unknown unit stays to be mended', async () => {
  const { user } = open();
  await title();
  await user.click(cell('1-name'));
  const clipboardData = { getData: () => 'Кабель\tм\t305\t48,20\nСтойка\tшт\t2\t84 000,00' };
  fireEvent.paste(cell('1-name'), { clipboardData });
  expect(cell('2-name')).toHaveTextContent('Кабель');
  expect(cell('3-price')).toHaveTextContent('84 000,00');
  expect(cell('2-unit')).toHaveTextContent('м');
  expect(
    await screen.findByText('Строка 3, единица измерения: такой единицы нет в справочнике'),
  ).toBeInTheDocument();
});

test('an agreement in force opens only what is not agreed upon', async () => {
  const active = anAgreement({
    status: 'active',
    open_groups: ['service'],
    can: { edit: false, edit_service: true, delete: false, upload: true },
  });
  const { user, bodies } = open(active, { [PATCH]: active });
  const place = await screen.findByLabelText('Место хранения');
  expect(screen.queryByLabelText(/^Название/)).not.toBeInTheDocument();
  await user.click(place);
  await user.paste('Шкаф 3');
  await user.click(save());
  await screen.findByText('Карточка договора');
  expect(bodies('PATCH')).toEqual([{ storage_place: 'Шкаф 3', lock_version: 3 }]);
});

test('an agreement that may not be changed says why', async () => {
  open(
    anAgreement({
      status: 'on_approval',
      open_groups: [],
      can: { edit: false, edit_service: false, delete: false, upload: true },
    }),
  );
  expect(await screen.findByText('Договор закрыт для правки')).toBeInTheDocument();
  expect(screen.getByText(/Пока идёт согласование/)).toBeInTheDocument();
});
