import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { type Obligation, obligation, obligationPlan } from 'shared/contract/obligation/obligation';
import { dueDatesModule } from '../due-dates/due-dates-module';
import { obligationsModule } from '../obligations/obligations-module';
import { meetDay } from './addendum-day.service';
import { aTermsDesk, errorsOf, said, textOf } from './terms-desk.builder';

let desk: Awaited<ReturnType<typeof aTermsDesk>>;
beforeAll(async () => {
  desk = await aTermsDesk([obligationsModule, dueDatesModule]);
});
beforeEach(() => {
  desk.app.setNow(new Date('2026-11-20T09:00:00Z'));
});
afterAll(() => desk.app.close());

const at = (id: number) => `/api/obligations/${String(id)}`;
const read = async (id: number) => (await desk.app.as(desk.lawyer).get(at(id))).json<Obligation>();

/** An agreement of 1 000 000,00 that owes an advance of 300 000,00 by 01.12.2026. */
async function owing(given: object = {}): Promise<{ id: number; advance: Obligation }> {
  const id = await desk.signed({ amount: '1000000.00' });
  const line = { title: 'Аванс', amount: '300000.00', due_day: '2026-12-01', ...given };
  const body = { document_type: 'agreement', document_id: id, ...line };
  const made = await desk.app.as(desk.lawyer).post('/api/obligations', body);
  return { id, advance: obligation.parse(made.json()) };
}

const of = (target_id: number, given: object) => ({ target: 'obligation', target_id, ...given }) as never;
const moved = (target_id: number, new_value: unknown = '2026-12-19') =>
  of(target_id, { field: 'due_day', new_value, clause_ref: 'п. 1' });
const paid = (target_id: number, new_value: unknown = '250000.00') =>
  of(target_id, { field: 'amount', new_value });

async function dueOn(day: string): Promise<string[]> {
  const url = `/api/due-dates?from=${day}&to=${day}`;
  return said<{ data: { title: string; amount: string | null }[] }>(
    await desk.app.as(desk.lawyer).get(url),
  ).data.map(({ title, amount }) => `${title} ${String(amount)}`);
}

test('an addendum moves the day and changes the sum of an obligation of its agreement', async () => {
  const { id, advance } = await owing();
  const draft = await desk.draft(id, [moved(advance.id), paid(advance.id)]);
  expect(draft.changes).toMatchObject([
    { label: 'Аванс: срок', old: '01.12.2026', new: '19.12.2026', clause_ref: 'п. 1', conflict: null },
    { label: 'Аванс: сумма', old: '300 000,00 ₽', new: '250 000,00 ₽' },
  ]);
  expect(await read(advance.id)).toMatchObject({ due_date: '2026-12-01', sum: '300000.00', amended: null });
  const made = await desk.sign(draft.id);
  // 19.12.2026 is a Saturday.
  expect(await read(advance.id)).toMatchObject({
    due_date: '2026-12-21',
    sum: '250000.00',
    amount: '300000.00',
    due_day: '2026-12-01',
    amended: {
      addendum: { id: made.id, name: `ДС №\u00a0${made.number}` },
      due_date_was: '2026-12-01',
      sum_was: '300000.00',
      is_removed: false,
    },
  });
  expect(await dueOn('2026-12-21')).toEqual(['Аванс 250000.00']);
  expect(await dueOn('2026-12-01')).toEqual([]);
  const terms = await desk.termsOn(id);
  expect(terms.terms.find(({ key }) => key === `obligations.${String(advance.id)}.due_day`)).toMatchObject({
    section: 'obligations',
    text: '19.12.2026',
    original: '01.12.2026',
    origin: { kind: 'addendum', addendum: { id: made.id, clause_ref: 'п. 1' } },
  });
  expect(textOf(await desk.termsOn(id, '2026-11-01'), `obligations.${String(advance.id)}.amount`)).toBe(
    '300 000,00 ₽',
  );
});

test('the journal of the obligation tells what became of it and by which addendum', async () => {
  const { id, advance } = await owing();
  await desk.made(id, [moved(advance.id), paid(advance.id)]);
  const [line] = said<{ data: ActivityLog[] }>(
    await desk.app.as(desk.lawyer).get(`${at(advance.id)}/history`),
  ).data;
  expect(line?.action).toBe('obligation.terms-changed');
  expect(JSON.stringify(line?.changes)).toContain('ДС № 1');
  expect(line?.changes.map(({ label }) => label)).toEqual(expect.arrayContaining(['Срок', 'Сумма']));
});

test('what holds for a while is as it was written again when that while is over', async () => {
  const { id, advance } = await owing();
  await desk.made(id, [paid(advance.id)], { effective_from: '2026-11-15', effective_to: '2026-11-25' });
  expect((await read(advance.id)).sum).toBe('250000.00');
  desk.app.setNow(new Date('2026-11-26T09:00:00Z'));
  await meetDay(desk.app.deps, '2026-11-26');
  expect(await read(advance.id)).toMatchObject({ sum: '300000.00', amended: null });
});

test('an addendum takes an obligation out; when it no longer holds, it is owed again', async () => {
  const { id, advance } = await owing();
  const out = of(advance.id, { operation: 'remove', field: null, new_value: null });
  const made = await desk.made(id, [out], { effective_to: '2026-11-25' });
  expect(made.changes).toMatchObject([{ label: 'Аванс', new: 'исключено' }]);
  expect(await read(advance.id)).toMatchObject({
    status: 'waived',
    available_actions: [],
    amended: { is_removed: true },
  });
  desk.app.setNow(new Date('2026-11-26T09:00:00Z'));
  await meetDay(desk.app.deps, '2026-11-26');
  expect(await read(advance.id)).toMatchObject({ status: 'planned', amended: null });
});

test('a share of the sum becomes a sum of its own, and a term by a rule becomes a day', async () => {
  const given = { amount: null, percent: '30', due_base: 'signing', due_day: null, due_offset: 5 };
  const { id, advance } = await owing(given);
  const made = await desk.made(id, [paid(advance.id), moved(advance.id, '2026-12-22')]);
  expect(made.changes).toMatchObject([{ old: '300 000,00 ₽' }, { new: '22.12.2026' }]);
  expect(await read(advance.id)).toMatchObject({ sum: '250000.00', due_date: '2026-12-22' });
});

test('an obligation that was changed or met since the draft is a conflict; the met one cannot be started from', async () => {
  const { id, advance } = await owing();
  const draft = await desk.draft(id, [paid(advance.id)]);
  const { app, lawyer } = desk;
  await app.as(lawyer).patch(at(advance.id), { lock_version: advance.lock_version, amount: '200000.00' });
  expect((await desk.read(draft.id)).changes).toMatchObject([{ conflict: { now: '200 000,00 ₽' } }]);
  await desk.act(draft.id, 'rebase');
  expect((await desk.read(draft.id)).changes).toMatchObject([{ old: '200 000,00 ₽', conflict: null }]);
  const { lock_version } = await read(advance.id);
  await app.as(lawyer).post(`${at(advance.id)}/mark-done`, { lock_version, date: '2026-11-20' });
  await desk.act(draft.id, 'rebase');
  expect((await desk.read(draft.id)).changes).toMatchObject([{ conflict: { now: 'исполнено' } }]);
});

test('what an addendum in force has changed is not changed by hand, nor deleted', async () => {
  const { id, advance } = await owing();
  await desk.made(id, [paid(advance.id)]);
  const { app, lawyer } = desk;
  const { lock_version, can } = await read(advance.id);
  const refused = await app.as(lawyer).patch(at(advance.id), { lock_version, amount: '1.00' });
  expect(errorsOf(refused).amount?.[0]).toMatch(/ДС №\u00a01: меняют/);
  expect(can.delete).toBe(false);
  const saved = await app.as(lawyer).patch(at(advance.id), { lock_version, due_day: '2026-12-02' });
  expect(saved.json<Obligation>()).toMatchObject({ due_date: '2026-12-02', sum: '250000.00' });
});

test.each([
  [{ field: 'amount', new_value: '0.00' }, 'new_value', 'Укажите сумму больше нуля'],
  [{ field: 'due_day', new_value: null }, 'new_value', 'Это поле обязательно для заполнения'],
  [{ field: 'price', new_value: '1.00' }, 'field', 'Выберите, что меняется в обязательстве'],
  [
    { field: 'amount', new_value: '1.00', target_id: 999_999 },
    'target_id',
    'Выберите обязательство договора',
  ],
  [
    { operation: 'add', field: null, new_value: null, target_id: null },
    'operation',
    'Новое обязательство добавляют самому соглашению, на вкладке «Обязательства»',
  ],
])('a change with %j is refused under %s', async (given, part, message) => {
  const { id, advance } = await owing();
  const refused = await desk.post(id, [of(advance.id, given)]);
  expect(refused.statusCode).toBe(422);
  expect(errorsOf(refused)[`changes.0.${part}`]).toEqual([message]);
});

test('the obligation of another agreement, and one that was met, are refused', async () => {
  const { id, advance } = await owing();
  const other = await owing();
  expect(errorsOf(await desk.post(id, [paid(other.advance.id)]))).toHaveProperty(['changes.0.target_id']);
  const { lock_version } = advance;
  const done = await desk.app
    .as(desk.lawyer)
    .post(`${at(advance.id)}/mark-done`, { lock_version, date: '2026-11-20' });
  expect(done.body).toContain('"done"');
  expect(errorsOf(await desk.post(id, [paid(advance.id)]))['changes.0.target_id']?.[0]).toMatch(
    /уже исполнено/,
  );
});

test('the schedule counts what is in force', async () => {
  const { id, advance } = await owing();
  await desk.made(id, [paid(advance.id)]);
  const url = `/api/obligations/plan?document_type=agreement&document_id=${String(id)}`;
  const plan = obligationPlan.parse((await desk.app.as(desk.lawyer).get(url)).json());
  expect(plan.check).toMatchObject({ planned: '250000.00' });
  expect((await desk.termsOn(id)).addendums).toMatchObject([{ terms: ['Аванс: сумма'] }]);
});
