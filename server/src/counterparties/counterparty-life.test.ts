import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { agreementsModule } from '../agreements/agreements-module';
import { anAgreement, type Company } from '../agreements/company.builder';
import type { Actor } from '../platform/http/actor';
import type { TestApp } from '../platform/testing/test-app';
import {
  aCounterpartyOffice,
  aForeigner,
  aPartner,
  at,
  type CounterpartyOffice,
  errorsOf,
} from './counterparty.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;
let calls: CounterpartyOffice['calls'];

beforeAll(async () => {
  ({ app, company, lawyer, calls } = await aCounterpartyOffice([agreementsModule]));
});
afterAll(() => app.close());

test('the check has a term, and blocking stops the agreements of the blocked', async () => {
  const record = await calls.add(aForeigner('Проверяемый'));
  const { rows: makers } = await sql<{ full_name: string }>`
    select full_name from users where id = ${lawyer.id}`.execute(app.db);
  expect(record.created_by_name).toBe(makers[0]?.full_name);
  let now = (await calls.act(record, 'send-to-check')).json<Counterparty>();
  expect(now.available_actions).toEqual(['pass-check', 'limit', 'block', 'liquidate', 'archive']);
  expect(errorsOf(await calls.act(now, 'pass-check'))).toHaveProperty('date');
  expect(errorsOf(await calls.act(now, 'pass-check', { date: '2026-11-19' }))).toHaveProperty('date');
  expect(errorsOf(await calls.act(now, 'pass-check', { date: '2036-11-21' }))).toEqual({
    date: ['Не дальше чем на десять лет вперёд'],
  });
  now = (await calls.act(now, 'pass-check', { date: '2026-12-01', reason: 'Чисто' })).json<Counterparty>();
  expect(now).toMatchObject({
    status: 'active',
    checked_at: '2026-11-20',
    checked_by_id: lawyer.id,
    check_valid_until: '2026-12-01',
    check_comment: 'Чисто',
    status_reason: null,
  });
  const agreement = await anAgreement(app.db, company, {
    counterparty_id: record.id,
    responsible_id: lawyer.id,
    status: 'draft',
  });
  expect(errorsOf(await calls.act(now, 'block'))).toHaveProperty('reason');
  now = (await calls.act(now, 'block', { reason: 'Долг' })).json<Counterparty>();
  expect(now).toMatchObject({ status: 'blocked', status_reason: 'Долг' });
  const draft = (await app.as(lawyer).get(`/api/agreements/${String(agreement)}`)).json<{
    readiness: object[];
  }>();
  expect(draft.readiness).toContainEqual(expect.objectContaining({ message: 'Контрагент заблокирован' }));
  const again = await calls.act(now, 'block', { reason: 'Ещё раз' });
  expect(again.statusCode).toBe(409);
  now = (await calls.act(now, 'unblock', { reason: 'Расплатился' })).json<Counterparty>();
  expect(now.status).toBe('active');
  const { data } = (await app.as(lawyer).get(`${at(record)}/states`)).json<{ data: { status: string }[] }>();
  expect(data.map(({ status }) => status)).toEqual(['new', 'on_check', 'active', 'blocked', 'active']);
  const history = (await app.as(lawyer).get(`${at(record)}/history`)).json<{ data: ActivityLog[] }>();
  expect(history.data[0]?.changes).toEqual([
    { field: 'status', label: 'Статус', old: 'Заблокирован', new: 'Действует' },
    { field: 'reason', label: 'Причина', old: null, new: 'Расплатился' },
  ]);
  // The same answer goes by the name it was asked under.
  const checked = history.data.find(({ action }) => action === 'counterparty.pass-check');
  expect(checked?.changes).toContainEqual(expect.objectContaining({ label: 'Заключение', new: 'Чисто' }));
});

test.each([
  [[], 'new'],
  [['send-to-check'], 'on_check'],
  [['send-to-check', 'limit'], 'limited'],
])('a block lifted after %j takes the company back where it was', async (steps, status) => {
  let now = await calls.add(aForeigner('Временно заблокированный'));
  for (const step of [...steps, 'block', 'unblock']) {
    now = (await calls.act(now, step, { reason: 'Долг' })).json<Counterparty>();
  }
  expect(now).toMatchObject({ status, checked_at: null });
});

test('one that was blocked before its states were put down comes back as its check says', async () => {
  const record = await calls.add(aForeigner('Давно заблокированный'));
  await app.db.deleteFrom('record_states').where('record_id', '=', record.id).execute();
  await app.db
    .updateTable('counterparties')
    .set({ status: 'blocked', checked_at: '2026-01-10' })
    .where('id', '=', record.id)
    .execute();
  const now = (await calls.act(record, 'unblock', { reason: 'Расплатился' })).json<Counterparty>();
  expect(now.status).toBe('active');
});

test('whoever writes an agreement with the blocked one hears of it, and nobody hears of it twice', async () => {
  const record = await calls.add(aForeigner('Ненадёжный'));
  const [writer, guard, closed] = [
    await company.employee(),
    await company.employee(),
    await company.employee(),
  ];
  const party = { counterparty_id: record.id };
  await anAgreement(app.db, company, { ...party, status: 'draft', responsible_id: writer.id });
  await anAgreement(app.db, company, { ...party, status: 'rework', responsible_id: writer.id });
  await anAgreement(app.db, company, { ...party, status: 'completed', responsible_id: closed.id });
  const guarded = await anAgreement(app.db, company, { status: 'draft', responsible_id: guard.id });
  await app.db
    .insertInto('agreement_parties')
    .values({ agreement_id: guarded, position: 1, ...party, role_name: 'Поручитель', side: 'third' })
    .execute();
  await calls.act(record, 'block', { reason: 'Долг' });
  const told = await app.db
    .selectFrom('notifications')
    .select(['user_id', 'title'])
    .where('user_id', 'in', [writer.id, guard.id, closed.id])
    .orderBy('user_id')
    .execute();
  const title = 'Контрагент: заблокирован';
  expect(told).toEqual([
    { user_id: writer.id, title },
    { user_id: guard.id, title },
  ]);
});

test('the card asks for a new check a month before the present one ends', async () => {
  const record = await calls.add(aForeigner('Скоро'));
  const asked = (await calls.act(record, 'send-to-check')).json<Counterparty>();
  await calls.act(asked, 'pass-check', { date: '2026-12-20' });
  expect((await calls.card(record)).readiness).toEqual([
    {
      field: 'check_valid_until',
      level: 'warning',
      message: 'Срок проверки истекает 20.12.2026: отправьте на новую',
    },
  ]);
  await app.db
    .updateTable('counterparties')
    .set({ check_valid_until: '2026-12-21' })
    .where('id', '=', record.id)
    .execute();
  expect((await calls.card(record)).readiness).toEqual([]);
});

test('of what is liquidated only notes change, and what is archived changes not at all', async () => {
  const record = await calls.add(aForeigner('Конченый'));
  let now = (await calls.act(record, 'liquidate', { reason: 'Запись в ЕГРЮЛ' })).json<Counterparty>();
  expect(now).toMatchObject({ open_groups: ['service'], available_actions: ['archive'] });
  expect(errorsOf(await calls.patch(now, { name_short: 'Иной' }))).toHaveProperty('name_short');
  now = (await calls.patch(now, { note: 'Правопреемника нет' })).json<Counterparty>();
  now = (await calls.act(now, 'archive')).json<Counterparty>();
  expect(now.available_actions).toEqual(['unarchive']);
  expect((await calls.patch(now, { note: 'Поздно' })).statusCode).toBe(423);
  expect((await calls.act(now, 'unarchive')).json()).toMatchObject({ archived_at: null });
});

test('a second entrepreneur of the same ИНН is refused without a word of a КПП, which a person has not', async () => {
  const person = { type: 'entrepreneur', inn: '500100732259', kpp: null, ogrn: null } as const;
  await calls.add(aPartner({ ...person, name_short: 'Первый' }));
  const twin = await app
    .as(lawyer)
    .post('/api/counterparties', aPartner({ ...person, name_short: 'Второй' }));
  expect(errorsOf(twin)).toEqual({ inn: ['Контрагент с таким ИНН уже есть'] });
});

test('requisites of an archived record may be taken, and then it does not come back beside its double', async () => {
  const first = await calls.add(aPartner({ name_short: 'Первый' }));
  const gone = (await calls.act(first, 'archive')).json<Counterparty>();
  const second = await calls.add(aPartner({ name_short: 'Второй' }));
  expect(errorsOf(await calls.act(gone, 'unarchive'))).toEqual({
    inn: ['Контрагент с такими ИНН и КПП уже есть'],
  });
  expect((await calls.remove(second, 1)).statusCode).toBe(204);
});

test('an entrepreneur does not come back from the archive beside a double, and no КПП is spoken of', async () => {
  const person = { type: 'entrepreneur', inn: '771234567859', kpp: null, ogrn: null } as const;
  const first = await calls.add(aPartner({ ...person, name_short: 'Первый' }));
  const gone = (await calls.act(first, 'archive')).json<Counterparty>();
  await calls.add(aPartner({ ...person, name_short: 'Второй' }));
  expect(errorsOf(await calls.act(gone, 'unarchive'))).toEqual({ inn: ['Контрагент с таким ИНН уже есть'] });
});

test('only what nothing names is deleted', async () => {
  const record = await calls.add(aForeigner('Лишний'));
  expect((await calls.remove(record, 9)).statusCode).toBe(409);
  expect((await calls.remove(record, 1)).statusCode).toBe(204);
  expect((await app.as(lawyer).get(at(record))).statusCode).toBe(404);
  await anAgreement(app.db, company, { responsible_id: lawyer.id });
  const used = await calls.card({ id: company.counterpartyId });
  expect(used.can.delete).toBe(false);
  const refused = await calls.remove(used, used.lock_version);
  expect(refused.statusCode).toBe(423);
  expect(refused.json<{ message: string }>().message).toContain('договоры — ');
});

test('an own organisation that a route of approval asks for is used', async () => {
  const own = await calls.add(aPartner({ is_own: true, name_short: 'Своя' }));
  expect(own.can.delete).toBe(true);
  await app.db
    .insertInto('chain_templates')
    .values({
      name: 'Маршрут своей организации',
      document_kinds: ['agreement'],
      conditions: JSON.stringify({ organization_ids: [own.id] }),
    })
    .execute();
  expect((await calls.card(own)).can.delete).toBe(false);
  const refused = await calls.remove(own, own.lock_version);
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    423,
    expect.stringContaining('(шаблоны цепочек согласования — 1)'),
  ]);
});

test('every employee who is logged in hears of a change under the one name of the kind', async () => {
  const record = await calls.add(aForeigner('Слышный'));
  await app.db
    .insertInto('tokens')
    .values({
      user_id: lawyer.id,
      kind: 'session',
      hash: randomBytes(32),
      expires_at: new Date('2099-01-01'),
    })
    .execute();
  await calls.patch(record, { note: 'Новость' });
  const events = await app.db.selectFrom('outbox').select('payload').orderBy('id', 'desc').limit(1).execute();
  expect(events[0]?.payload).toMatchObject({ entity: 'counterparty', id: record.id, lock_version: 2 });
});
