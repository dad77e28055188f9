import { sql } from 'kysely';
import { dueDates, type DueDates } from 'shared/contract/due-date/due-date';
import { addendumsModule } from '../addendums/addendums-module';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { aTalker } from '../comments/talker.builder';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import { obligationsModule } from '../obligations/obligations-module';
import { offersModule } from '../offers/offers-module';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { dueDatesModule } from './due-dates-module';
import { remindOfDue, stepOf } from './due-reminders.job';

let app: TestApp;
let company: Company;
let lawyer: Actor;

beforeAll(async () => {
  app = await startTestApp({
    modules: [
      rolesModule,
      counterpartiesModule,
      agreementsModule,
      addendumsModule,
      offersModule,
      obligationsModule,
      dueDatesModule,
    ],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  lawyer = await aTalker(app.db, company, {
    permissions: ['agreements.read', 'agreements.edit', 'commercial_offers.read'],
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(new Date('2026-11-20T09:00:00Z'));
  await sql`truncate due_reminders; delete from notifications; delete from obligations`.execute(app.db);
  await sql`update agreements set deleted_at = now()`.execute(app.db);
});

let last = 0;
const agreement = (given: Omit<Parameters<typeof anAgreement>[2], 'responsible_id'> = {}) => {
  last += 1;
  return anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    status: 'active',
    number: `С-${String(last)}`,
    agreement_date: '2026-01-10',
    ...given,
  });
};
const due = async (query: string, actor = lawyer): Promise<DueDates> =>
  dueDates.parse((await app.as(actor).get(`/api/due-dates?from=2026-11-01&to=2027-03-31${query}`)).json());
const watch = (actor: Actor, id: number) =>
  app.db
    .insertInto('record_subscriptions')
    .values({
      user_id: actor.id,
      resource: 'agreements',
      kind: 'agreement',
      record_id: id,
      seen_seq: 0,
      created_at: new Date(),
    })
    .execute();
const told = async (userId = lawyer.id) =>
  app.db
    .selectFrom('notifications')
    .select(['type', 'title', 'url', 'user_id'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

test('a stranger is refused, and so is what is no period', async () => {
  expect((await app.stranger.get('/api/due-dates?from=2026-11-01&to=2026-11-30')).statusCode).toBe(401);
  for (const period of [
    'from=2026-11-30&to=2026-11-01',
    'from=2026-01-01&to=2028-01-01',
    'from=2026-02-30&to=2026-03-01',
    '',
  ]) {
    expect((await app.as(lawyer).get(`/api/due-dates?${period}`)).statusCode).toBe(422);
  }
});

test('an agreement comes with its end and the day to object, one that renews with its renewal', async () => {
  const ends = await agreement({ end_date: '2026-12-31', notice_days: 30 });
  const auto = { renewal_type: 'auto', renewal_months: 12, notice_days: 30 } as const;
  const renews = await agreement({ end_date: '2027-01-31', ...auto });
  const declined = { renewal_declined_on: '2026-11-01', renewal_declined_by: 'us' } as const;
  const objected = await agreement({ end_date: '2027-02-28', ...auto, ...declined });
  const changed = await agreement({ end_date: '2027-03-31', ...auto });
  const effective_terms = { renewal_type: { value: 'none', addendum: null } };
  await app.db
    .updateTable('agreements')
    .set({ effective_terms: JSON.stringify(effective_terms) })
    .where('id', '=', changed)
    .execute();
  const agreed = await agreement({ end_date: '2027-03-31', renewal_type: 'by_addendum', notice_days: 30 });
  await agreement({ end_date: '2026-12-31', status: 'draft' });
  await agreement({ is_indefinite: true });
  const { data } = await due('&kind=agreement_end&kind=agreement_renewal&kind=notice_deadline');
  expect(data.map(({ kind, record_id, day }) => [kind, record_id, day])).toEqual([
    ['agreement_end', ends, '2026-12-31'],
    ['notice_deadline', renews, '2027-01-01'],
    ['agreement_renewal', renews, '2027-01-31'],
    ['agreement_end', objected, '2027-02-28'],
    ['notice_deadline', agreed, '2027-03-01'],
    ['agreement_end', changed, '2027-03-31'],
    ['agreement_end', agreed, '2027-03-31'],
  ]);
});

test('an end that an addendum has agreed comes on its day, in the place of what would have come later', async () => {
  const id = await agreement({ end_date: '2027-03-31', renewal_type: 'by_addendum', notice_days: 30 });
  const sooner = await agreement({ end_date: '2026-11-30' });
  const drafted = await agreement({ is_indefinite: true });
  const ending = { title: 'О расторжении', kinds: ['termination'], effective_from: '2026-12-15' };
  const insert = async (agreement_id: number, status: 'signed' | 'on_signing') =>
    app.db
      .insertInto('addendums')
      .values({ ...ending, agreement_id, number: '3', status, responsible_id: lawyer.id })
      .returning('id')
      .executeTakeFirstOrThrow();
  const paper = await insert(id, 'signed');
  await insert(sooner, 'signed');
  await insert(drafted, 'on_signing');
  const { data } = await due('');
  expect(data.map(({ kind, record_id, day }) => [kind, record_id, day])).toEqual([
    ['agreement_end', sooner, '2026-11-30'],
    ['agreement_termination', id, '2026-12-15'],
    ['agreement_termination', sooner, '2026-12-15'],
  ]);
  expect(data[1]).toMatchObject({
    note: 'По доп. соглашению №\u00a03',
    url: `/agreements/${String(id)}`,
    is_mine: true,
  });
  const card = await app.as(lawyer).get(`/api/agreements/${String(id)}`);
  expect(card.json()).toMatchObject({
    agreed_end: { day: '2026-12-15', addendum: { id: paper.id, number: '3' } },
  });
  await remindOfDue(app.deps);
  expect((await told()).map(({ title }) => title)).toContain('До расторжения договора 25\u00a0дней');
});

test('obligations, signatories and the working calendar stand beside it', async () => {
  const id = await agreement({ end_date: '2027-01-31' });
  await app.as(lawyer).post('/api/obligations', {
    document_type: 'agreement',
    document_id: id,
    title: 'Аванс',
    amount: '500.00',
    due_day: '2026-11-18',
  });
  await sql`update signatories set basis_valid_until = '2026-12-20' where id = ${company.theirSignatoryId}`.execute(
    app.db,
  );
  const { data, days_off } = await due('');
  expect(data.map(({ kind, url, is_late }) => [kind, url, is_late])).toEqual([
    ['obligation', `/agreements/${String(id)}?tab=obligations`, true],
    ['power_end', `/counterparties/${String(company.counterpartyId)}`, false],
    ['agreement_end', `/agreements/${String(id)}`, false],
  ]);
  expect(new Set(data.map((item) => item.counterparty_name))).toEqual(new Set(['ООО\u00a0«Лесная Плаза»']));
  expect(days_off.slice(0, 3)).toEqual(['2026-11-01', '2026-11-04', '2026-11-07']);
});

test('each sees what their rights and scope show them, and their own alone when that is asked', async () => {
  await agreement({ end_date: '2026-12-31' });
  const nobody = await company.employee({ permissions: [] });
  expect((await due('', nobody)).data.filter(({ kind }) => kind !== 'power_end')).toEqual([]);
  expect((await due('', nobody)).kinds.map(({ kind }) => kind)).not.toContain('agreement_end');
  const elsewhere = await company.employee({ dataScope: 'own', permissions: ['agreements.read'] });
  expect((await due('&kind=agreement_end', elsewhere)).data).toEqual([]);
  const colleague = await company.employee({ permissions: ['agreements.read'] });
  expect((await due('&kind=agreement_end', colleague)).data).toMatchObject([{ is_mine: false }]);
  expect((await due('&kind=agreement_end&mine=1', colleague)).data).toEqual([]);
  expect((await due('&kind=agreement_end&mine=1')).data).toMatchObject([{ is_mine: true }]);
});

test.each([
  [91, null],
  [90, 90],
  [61, 90],
  [60, 60],
  [10, 30],
  [7, 7],
  [0, 7],
  [-1, null],
])('%i days before the end the newest step that has come is %s', (left, step) => {
  expect(stepOf({ steps: [90, 60, 30, 7] }, left)).toBe(step);
});

test('whoever works on an agreement is told once at each step, at the newest one after a sleep', async () => {
  const watcher = await aTalker(app.db, company);
  const stranger = await aTalker(app.db, company, { scope: 'own' });
  const id = await agreement({ end_date: '2027-01-19' });
  await watch(watcher, id);
  // To watch opens nothing.
  await watch(stranger, id);
  await remindOfDue(app.deps);
  await remindOfDue(app.deps);
  expect(await told()).toMatchObject([
    { type: 'expiring', title: 'До окончания договора 60\u00a0дней', url: `/agreements/${String(id)}` },
  ]);
  expect(await told(watcher.id)).toHaveLength(1);
  expect(await told(stranger.id)).toEqual([]);
  await sql`update notifications set is_read = true`.execute(app.db);
  // Asleep through the thirtieth day: the seventh alone is told of.
  app.setNow(new Date('2027-01-14T09:00:00Z'));
  await Promise.all([remindOfDue(app.deps), remindOfDue(app.deps)]);
  expect((await told()).map(({ title }) => title)).toEqual([
    'До окончания договора 60\u00a0дней',
    'До окончания договора 5\u00a0дней',
  ]);
});

test('the term in force counts, not the one that was signed, and another day is told of anew', async () => {
  const id = await agreement({ end_date: '2026-11-27' });
  const inForce = (day: string) =>
    sql`update agreements set effective_terms = ${JSON.stringify({ end_date: { value: day, addendum: null } })}
      where id = ${id}`.execute(app.db);
  await inForce('2028-01-01');
  await remindOfDue(app.deps);
  expect(await told()).toEqual([]);
  await inForce('2026-11-26');
  await remindOfDue(app.deps);
  await inForce('2026-11-25');
  await remindOfDue(app.deps);
  const { rows } = await sql`select day from due_reminders order by day`.execute(app.db);
  expect(rows).toEqual([{ day: '2026-11-25' }, { day: '2026-11-26' }]);
});

test('an obligation is told of a day before and when it is late, never when it is done', async () => {
  const id = await agreement();
  const add = async (title: string, day: string) =>
    (
      await app.as(lawyer).post('/api/obligations', {
        ...{
          document_type: 'agreement',
          document_id: id,
          title,
          amount: '1.00',
          due_day: day,
          due_shift: 'none',
        },
      })
    ).json<{ id: number; lock_version: number }>();
  await add('Завтра', '2026-11-21');
  await add('Вчера', '2026-11-19');
  const done = await add('Исполнено', '2026-11-21');
  await app
    .as(lawyer)
    .post(`/api/obligations/${String(done.id)}/mark-done`, { lock_version: 1, date: '2026-11-20' });
  await sql`delete from notifications`.execute(app.db);
  await remindOfDue(app.deps);
  await remindOfDue(app.deps);
  expect((await told()).map(({ type }) => type).sort()).toEqual(['obligation_due', 'obligation_overdue']);
});

test('nobody is told of what they may not see', async () => {
  const outsider = await aTalker(app.db, company, { scope: 'own' });
  const id = await agreement();
  await app.as(lawyer).post('/api/obligations', {
    ...{ document_type: 'agreement', document_id: id, title: 'Отчёт', kind: 'report', due_day: '2026-11-23' },
  });
  // Whoever saw it when they were chosen need not see it for ever.
  await sql`update obligations set responsible_id = ${outsider.id}`.execute(app.db);
  await sql`delete from notifications`.execute(app.db);
  await remindOfDue(app.deps);
  expect(await told(outsider.id)).toEqual([]);
  expect(await told()).toHaveLength(1);
});
