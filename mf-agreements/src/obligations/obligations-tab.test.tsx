import type { ObligationPlan } from 'shared/contract/obligation/obligation';
import {
  act,
  renderPage,
  reply,
  screen,
  stubNetwork,
  waitFor,
  within,
  type StubRequest,
} from 'shared/testing';

import { anObligation, aPlan } from '../testing/an-obligation';
import ObligationsTab from './obligations-tab';

const PLAN = 'GET /api/obligations/plan';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');

function open(plan: ObligationPlan, network: Record<string, unknown> = {}) {
  const asked = stubNetwork({
    [PLAN]: plan,
    'GET /api/users': { data: [], meta: { current_page: 1, last_page: 1, per_page: 20, total: 0 } },
    ...network,
  });
  const page = <ObligationsTab document={{ type: 'agreement', id: 412 }} payer="ours" />;
  return { ...renderPage(page, { path: '/agreements/:id', at: '/agreements/412' }), asked };
}
const sent = (asked: { requests: StubRequest[] }, method: string) =>
  asked.requests.find((request) => request.method === method)?.body;

test('each line says its term and rule, its sum, who owes it and where it stands', async () => {
  const late = anObligation({
    id: 2,
    title: 'Окончательный расчёт',
    phase: 'overdue',
    due_date: '2026-11-19',
  });
  const waits = anObligation({
    id: 3,
    title: 'Оплата этапа',
    due_base: 'act',
    due_day: null,
    due_offset: 10,
    due_date: null,
    document: {
      ...late.document,
      type: 'addendum',
      id: 9,
      name: 'ДС № 2 к договору № 112/2026-П',
      url: '/addendums/9?tab=obligations',
    },
  });
  open(aPlan({ data: [late, waits], totals: { open: 2, overdue: 1, done: 0 } }));
  const first = await screen.findByRole('row', { name: /Окончательный расчёт/ });
  expect(plain(first.textContent)).toMatch(
    /19\.11\.2026.*1 день назад.*Мы.*Соколова М\. ?Д\..*300 000,00 ₽.*Просрочено/,
  );
  const second = screen.getByRole('row', { name: /Оплата этапа/ });
  expect(plain(second.textContent)).toContain('Через 10 рабочих дней после акта');
  expect(within(second).getByRole('link')).toHaveAttribute('href', '/addendums/9?tab=obligations');
  expect(screen.getByText(/открыто 2, просрочено 1/)).toBeInTheDocument();
});

test('what an addendum has made of a line stands beside what it was', async () => {
  const amended = {
    addendum: { id: 9, name: 'ДС № 2' },
    due_date_was: '2026-12-01',
    sum_was: '280000.00',
    is_removed: false,
  };
  open(aPlan({ data: [anObligation({ title: 'Аванс', amended })] }));
  const row = await screen.findByRole('row', { name: /Аванс/ });
  expect(plain(row.textContent)).toMatch(/было 01\.12\.2026.*в редакции ДС № 2.*было 280 000,00 ₽/);
});

test('payments that do not make the sum of the document are told of with the difference', async () => {
  const check = { planned: '300000.00', amount: '1000000.00', difference: '-700000.00' };
  open(aPlan({ data: [anObligation()], check }));
  const strip = await screen.findByText(/сумма документа/);
  expect(plain(strip.textContent)).toContain('меньше на 700 000,00 ₽');
});

test('the sum changed in the form of the document is the one payments are held against afterwards', async () => {
  let check = { planned: '300000.00', amount: '1000000.00', difference: '-700000.00' };
  stubNetwork({ [PLAN]: () => aPlan({ data: [anObligation()], check }) });
  const page = <ObligationsTab document={{ type: 'agreement', id: 412 }} payer="ours" />;
  const { router } = renderPage(page, {
    path: '/agreements/:id',
    at: '/agreements/412',
    routes: [{ path: '/agreements/:id/edit', element: <p>Изменение договора</p> }],
  });
  await screen.findByText(/сумма документа/);
  await act(() => router.navigate('/agreements/412/edit'));
  await screen.findByText('Изменение договора');
  check = { planned: '300000.00', amount: '300000.00', difference: '0.00' };
  await act(() => router.navigate('/agreements/412'));
  await waitFor(() => {
    expect(screen.queryByText(/сумма документа/)).not.toBeInTheDocument();
  });
});

test('a part of a payment is marked with its day and leaves the rest open', async () => {
  const { user, asked } = open(aPlan({ data: [anObligation()] }), {
    'POST /api/obligations/1/mark-done': anObligation({ status: 'partially', phase: 'partially' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Действия: Аванс' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Отметить исполнение' }));
  const dialog = await screen.findByRole('dialog');
  const sum = within(dialog).getByLabelText(/На сумму/);
  await user.clear(sum);
  await user.type(sum, '100000');
  await user.click(within(dialog).getByRole('button', { name: 'Отметить исполнение' }));
  expect(sent(asked, 'POST')).toMatchObject({ lock_version: 3, amount: '100000.00' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a schedule is seen before it is added, and adds up to the sum', async () => {
  const { user, asked } = open(aPlan(), {
    'POST /api/obligations/schedule': { data: [{ id: 1 }, { id: 2 }] },
  });
  await user.click(await screen.findByRole('button', { name: 'График платежей' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByText('Аванс и остаток'));
  expect(plain(within(dialog).getByRole('row', { name: /Аванс/ }).textContent)).toMatch(
    /Через 5 рабочих дней после подписания.*300 000,00/,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Добавить график' }));
  expect(sent(asked, 'POST')).toMatchObject({
    document_type: 'agreement',
    document_id: 412,
    lines: [
      { title: 'Аванс', amount: '300000.00', due_base: 'signing', due_offset: 5 },
      { title: 'Окончательный расчёт', amount: '700000.00', due_base: 'act', due_offset: 10 },
    ],
  });
});

test('a new obligation asks for what is missing, and what the server refuses stands under its field', async () => {
  const { user, asked } = open(aPlan(), {
    'POST /api/obligations': reply(422, {
      message: 'Проверьте поля',
      errors: { title: ['Не длиннее 255 знаков'] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Добавить' }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Добавить обязательство' });
  await user.click(save);
  expect(within(dialog).getAllByText('Это поле обязательно для заполнения').length).toBeGreaterThan(1);
  expect(sent(asked, 'POST')).toBeUndefined();
  await user.type(within(dialog).getByLabelText(/Содержание/), 'Аванс');
  await user.type(within(dialog).getByRole('textbox', { name: /^Сумма/ }), '1000');
  await user.type(within(dialog).getByRole('textbox', { name: /^Дата/ }), '01.12.2026');
  await user.click(save);
  expect(await within(dialog).findByText('Не длиннее 255 знаков')).toBeInTheDocument();
  expect(sent(asked, 'POST')).toMatchObject({
    title: 'Аванс',
    amount: '1000.00',
    due_day: '2026-12-01',
    responsible_id: 7,
  });
});

test('what was typed into a dialog is asked about before it is lost, and only that', async () => {
  const { user } = open(aPlan());
  await user.click(await screen.findByRole('button', { name: 'Добавить' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  await user.type(screen.getByLabelText(/Содержание/), 'Аванс');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Продолжить правку' }));
  expect(screen.getByLabelText(/Содержание/)).toHaveValue('Аванс');
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await user.click(screen.getByRole('button', { name: 'Закрыть без сохранения' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'График платежей' }));
  await user.click(within(screen.getByRole('dialog')).getByText('Аванс и остаток'));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Правка не сохранена' })).toBeVisible();
});

test('an employee who may not change the document is offered nothing', async () => {
  open(
    aPlan({
      can: { add: false },
      data: [anObligation({ can: { edit: false, delete: false }, available_actions: [] })],
    }),
  );
  expect(await screen.findByRole('row', { name: /Аванс/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Добавить' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Действия/ })).toBeNull();
});

test('what was done names its act, and the act is offered from the line', async () => {
  const files = [{ id: 55, name: 'Акт № 7.pdf', version: 1, kind: 'attachment' }];
  const proof = { id: 55, name: 'Акт № 7.pdf', version: 1, url: '/files/55' };
  const proved = anObligation({
    id: 2,
    title: 'Поставка',
    status: 'done',
    phase: 'done',
    document_version: proof,
  });
  const { user, asked } = open(aPlan({ data: [anObligation(), proved] }), {
    'GET /api/files': { data: files },
    'POST /api/obligations/1/mark-done': anObligation({ status: 'done', phase: 'done' }),
  });
  const row = await screen.findByRole('row', { name: /Поставка/ });
  expect(within(row).getByRole('button', { name: 'Акт № 7.pdf' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Действия: Аванс' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Отметить исполнение' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('combobox', { name: 'Подтверждающий файл' }));
  await user.click(await screen.findByRole('option', { name: 'Акт № 7.pdf' }));
  await user.click(within(dialog).getByRole('button', { name: 'Отметить исполнение' }));
  expect(sent(asked, 'POST')).toMatchObject({ document_version_id: 55 });
});

test('of what is paid already no sum is asked, and a sum that is asked about is confirmed', async () => {
  const refusal = { message: 'Подтвердите, если сумма верна', errors: { confirmed: ['Подтвердите'] } };
  const paid = anObligation({ id: 2, title: 'Остаток', sum: '100.00', done_amount: '150.00' });
  const { user, asked } = open(aPlan({ data: [anObligation(), paid] }), {
    'POST /api/obligations/1/mark-done': reply(409, refusal),
  });
  const dialogOf = async (title: string) => {
    await user.click(await screen.findByRole('button', { name: `Действия: ${title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Отметить исполнение' }));
    return within(await screen.findByRole('dialog'));
  };
  const rest = await dialogOf('Остаток');
  expect(rest.queryByLabelText(/На сумму/)).toBeNull();
  await user.keyboard('{Escape}');
  const dialog = await dialogOf('Аванс');
  await user.click(dialog.getByRole('button', { name: 'Отметить исполнение' }));
  expect(await dialog.findByText('Подтвердите, если сумма верна')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Отметить исполнение всё равно' }));
  const bodies = asked.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies).toMatchObject([{}, { confirmed: true }]);
});

test('another day is not taken for the one that was asked about', async () => {
  const refusal = { message: 'Подтвердите, если дата верна', errors: { confirmed: ['Подтвердите'] } };
  const { user, asked } = open(aPlan({ data: [anObligation()] }), {
    'POST /api/obligations/1/mark-done': reply(409, refusal),
  });
  await user.click(await screen.findByRole('button', { name: 'Действия: Аванс' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Отметить исполнение' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Отметить исполнение' }));
  await dialog.findByRole('button', { name: 'Отметить исполнение всё равно' });
  const day = dialog.getByRole('textbox', { name: /Дата исполнения/ });
  await user.clear(day);
  await user.type(day, '02.11.2026');
  await user.click(dialog.getByRole('button', { name: 'Отметить исполнение' }));
  const bodies = asked.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies[1]).toMatchObject({ date: '2026-11-02' });
  expect(bodies[1]).not.toHaveProperty('confirmed');
});

test('the days of its reminders are chosen with the term', async () => {
  const { user, asked } = open(aPlan({ data: [anObligation({ remind_days: [7] })] }), {
    'PATCH /api/obligations/1': anObligation(),
  });
  await user.click(await screen.findByRole('button', { name: 'Действия: Аванс' }));
  await user.click(await screen.findByRole('menuitem', { name: /Изменить/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: 'Напоминать' }));
  await user.click(await screen.findByRole('option', { name: 'За 30 дней' }));
  await user.keyboard('{Escape}');
  await user.click(within(dialog).getByRole('button', { name: /Сохранить/ }));
  expect(sent(asked, 'PATCH')).toMatchObject({ remind_days: ['7', '30'] });
});

test('an obligation goes only after it was asked about, and a refusal says why in the same place', async () => {
  const waits = 'От него отсчитывается срок другого обязательства';
  const { user, asked } = open(aPlan({ data: [anObligation()] }), {
    'DELETE /api/obligations/1': reply(422, { message: 'Проверьте поля', errors: { after_id: [waits] } }),
  });
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Действия: Аванс' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    return screen.findByRole('alertdialog', { name: 'Удалить обязательство?' });
  };
  const first = await ask();
  expect(plain(first.textContent)).toContain('«Аванс», 300 000,00 ₽, срок 01.12.2026');
  await user.click(within(first).getByRole('button', { name: 'Отменить' }));
  expect(asked.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(await ask()).getByRole('button', { name: 'Удалить обязательство' }));
  expect(await screen.findByText(waits)).toBeVisible();
  expect(asked.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('a waiver names its obligation and stands in the reason, which it asks for', async () => {
  const { user, asked } = open(aPlan({ data: [anObligation()] }), {
    'POST /api/obligations/1/waive': anObligation({ status: 'waived' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Действия: Аванс' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Снять обязательство' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Снять обязательство' });
  expect(plain(dialog.textContent)).toContain('«Аванс», 300 000,00 ₽, срок 01.12.2026');
  const reason = within(dialog).getByRole('textbox', { name: /Причина/ });
  expect(reason).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Снять обязательство' }));
  expect(reason).toHaveAccessibleDescription('Это поле обязательно для заполнения');
  await user.type(reason, 'Поставщик отказался от аванса');
  await user.click(within(dialog).getByRole('button', { name: 'Снять обязательство' }));
  await waitFor(() => {
    expect(sent(asked, 'POST')).toEqual({ lock_version: 3, reason: 'Поставщик отказался от аванса' });
  });
});
