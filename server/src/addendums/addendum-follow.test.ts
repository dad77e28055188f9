import { sql } from 'kysely';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { meetDay } from './addendum-day.service';
import { aTermsDesk, errorsOf } from './terms-desk.builder';

let desk: Awaited<ReturnType<typeof aTermsDesk>>;
beforeAll(async () => {
  desk = await aTermsDesk();
});
afterAll(() => desk.app.close());

const end = async (agreement: number, action: string, body: object) => {
  const url = `/api/agreements/${String(agreement)}`;
  const { lock_version } = (await desk.app.as(desk.lawyer).get(url)).json<{ lock_version: number }>();
  return desk.app.as(desk.lawyer).post(`${url}/${action}`, { lock_version, ...body });
};
const until = (day: string) => [{ field: 'end_date', new_value: day }];
const change = until('2027-12-31');
const terminated = { date: '2026-11-20', initiator: 'mutual', reason: 'По соглашению сторон' };

test('what is not signed yet is cancelled with an agreement that is terminated, and what is in force stays', async () => {
  const agreement = await desk.signed();
  const signed = await desk.made(agreement, until('2028-12-31'));
  const draft = await desk.draft(agreement, change);
  const signing = await desk.draft(agreement, change);
  await sql`update addendums set status = 'on_signing' where id = ${signing.id}`.execute(desk.app.db);
  const other = await desk.draft(await desk.signed(), change);
  expect((await end(agreement, 'terminate', terminated)).statusCode).toBe(200);
  for (const { id } of [draft, signing]) {
    expect(await desk.read(id)).toMatchObject({ status: 'cancelled', status_reason: 'Договор расторгнут' });
  }
  expect(['effective', 'superseded']).toContain((await desk.read(signed.id)).status);
  expect((await desk.read(other.id)).status).toBe('draft');
  const history = await desk.app.as(desk.lawyer).get(`/api/addendums/${String(draft.id)}/history`);
  const [line] = history.json<{ data: ActivityLog[] }>().data;
  expect(line).toMatchObject({ action_label: 'Аннулирование дополнительного соглашения' });
});

test('whoever looks after such an addendum is told, and a change that is no ending leaves it alone', async () => {
  const agreement = await desk.signed();
  const colleague = await desk.company.employee();
  const draft = await desk.draft(agreement, change, { responsible_id: colleague.id });
  await sql`delete from notifications`.execute(desk.app.db);
  await end(agreement, 'suspend', { date: '2026-11-20', reason: 'Проверка' });
  expect((await desk.read(draft.id)).status).toBe('draft');
  await end(agreement, 'terminate', terminated);
  const told = await desk.app.db
    .selectFrom('notifications')
    .select(['user_id', 'subject_type', 'title', 'body'])
    .execute();
  const { name } = (await desk.read(draft.id)).agreement;
  expect(told).toContainEqual({
    user_id: colleague.id,
    subject_type: 'addendum',
    title: 'Дополнительное соглашение: аннулировано',
    // Every agreement has its № 1: the number alone does not say which one is meant.
    body: expect.stringMatching(new RegExp(`^№\u00a0\\d+ к договору ${name} «`)) as string,
  });
});

const OVER = [
  { ending: 'terminate', given: terminated, word: 'расторгнут', label: 'Расторгнут' },
  { ending: 'complete', given: { date: '2026-11-20' }, word: 'исполнен', label: 'Исполнен' },
];

test.each(OVER)('no addendum goes on once its agreement is over: $ending', async (over) => {
  const { ending, given, word, label } = over;
  const agreement = await desk.signed();
  const draft = await desk.draft(agreement, change);
  expect((await end(agreement, ending, given)).statusCode).toBe(200);
  const cancelled = await desk.read(draft.id);
  expect(cancelled).toMatchObject({ status: 'cancelled', status_reason: `Договор ${word}` });
  expect(cancelled.available_actions).not.toContain('reopen');
  expect((await desk.act(draft.id, 'reopen')).statusCode).toBe(409);
  const said = `Договор в статусе «${label}»: соглашение заключают к подписанному или действующему`;
  const put = (status: string) =>
    sql`update addendums set status = ${status} where id = ${draft.id}`.execute(desk.app.db);
  for (const [status, action] of [
    ['draft', 'send-to-approval'],
    ['rework', 'send-to-approval'],
    ['approved', 'send-to-signing'],
  ] as const) {
    await put(status);
    const found = { field: 'agreement_id', message: said, level: 'error' };
    expect((await desk.read(draft.id)).readiness).toContainEqual(found);
    expect(errorsOf(await desk.act(draft.id, action))).toMatchObject({ agreement_id: [said] });
  }
  await put('on_signing');
  expect((await desk.act(draft.id, 'mark-signed', { side: 'us', date: '2026-11-20' })).statusCode).toBe(409);
  await put('cancelled');
  expect(errorsOf(await desk.post(agreement, change))).toMatchObject({ agreement_id: [said] });
});

const later = { effective_from: '2026-12-15' };
const raised = [{ field: 'amount', new_value: '15000000.00' }];

test.each(OVER)('what is signed for a later day is cancelled with its agreement: $ending', async (over) => {
  const agreement = await desk.signed();
  const colleague = await desk.company.employee();
  const coming = await desk.made(agreement, raised, { ...later, responsible_id: colleague.id });
  expect(coming.status).toBe('signed');
  expect((await desk.termsOn(agreement)).stops.map(({ kind }) => kind)).toContain('addendum');
  await sql`delete from notifications`.execute(desk.app.db);
  expect((await end(agreement, over.ending, over.given)).statusCode).toBe(200);
  const reason = `Договор ${over.word}`;
  expect(await desk.read(coming.id)).toMatchObject({ status: 'cancelled', status_reason: reason });
  const told = await desk.app.db.selectFrom('notifications').select(['user_id', 'subject_type']).execute();
  expect(told).toContainEqual({ user_id: colleague.id, subject_type: 'addendum' });
  const history = await desk.app.as(desk.lawyer).get(`/api/addendums/${String(coming.id)}/history`);
  expect(history.json<{ data: ActivityLog[] }>().data[0]).toMatchObject({ action: 'addendum.cancel' });
  expect((await desk.termsOn(agreement)).stops.map(({ kind }) => kind)).not.toContain('addendum');
});

test('an addendum that ends the agreement takes effect, and what was signed for a later day goes with it', async () => {
  const agreement = await desk.signed();
  const coming = await desk.made(agreement, raised, later);
  const ending = await desk.made(agreement, [], { kinds: ['termination'] });
  expect(ending.status).toBe('effective');
  expect((await desk.card(agreement)).status).toBe('terminated');
  const reason = 'Договор расторгнут';
  expect(await desk.read(coming.id)).toMatchObject({ status: 'cancelled', status_reason: reason });
});

test('the night brings nothing into force whose agreement is over', async () => {
  const agreement = await desk.signed();
  const coming = await desk.made(agreement, raised, later);
  const put = (status: string) =>
    sql`update agreements set status = ${status} where id = ${agreement}`.execute(desk.app.db);
  await put('completed');
  await meetDay(desk.app.deps, '2026-12-15');
  expect((await desk.read(coming.id)).status).toBe('signed');
  await put('active');
  await meetDay(desk.app.deps, '2026-12-15');
  expect((await desk.read(coming.id)).status).toBe('effective');
});

test('what is agreed for the day of the end takes effect before it, whichever was written first', async () => {
  const agreement = await desk.signed();
  const ending = await desk.made(agreement, [], { ...later, kinds: ['termination'] });
  const coming = await desk.made(agreement, raised, later);
  await meetDay(desk.app.deps, '2026-12-15');
  expect((await desk.card(agreement)).status).toBe('terminated');
  for (const { id } of [ending, coming]) expect((await desk.read(id)).status).toBe('effective');
});
