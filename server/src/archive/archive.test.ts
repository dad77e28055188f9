import type { ActivityLog } from 'shared/contract/journal/activity-log';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { DestructionAct, KeptRecordList } from 'shared/contract/archive/destruction-act';
import type { ActAction } from 'shared/contract/archive/destruction-act.workflow';
import type { DocumentFile } from 'shared/contract/file/file';
import { addendumsModule } from '../addendums/addendums-module';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { aTalker } from '../comments/talker.builder';
import { filesModule } from '../files/files-module';
import { pdf, uploadForm } from '../files/upload.builder';
import { obligationsModule } from '../obligations/obligations-module';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { archiveModule } from './archive-module';

let app: TestApp;
let company: Company;
let clerk: Actor;
let head: Actor;
beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, filesModule, agreementsModule, addendumsModule, obligationsModule, archiveModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  clerk = await company.employee();
  head = await company.employee({ name: 'Власов Пётр Ильич' });
});
afterAll(() => app.close());

/** A contract of 2018 that was carried out in 2019 and had to be kept until the end of 2024. */
const old = (given: Partial<Parameters<typeof anAgreement>[2]> = {}) =>
  anAgreement(app.db, company, {
    responsible_id: clerk.id,
    status: 'completed',
    number: `${String(Math.random()).slice(2, 9)}/2018`,
    agreement_date: '2018-03-01',
    completed_at: '2019-06-30',
    retention_until: '2024-12-31',
    ...given,
  });
/** The same with one file in it, brought while it was a draft. */
async function withFile(content: Buffer, given: Parameters<typeof old>[0] = {}) {
  const id = await old({ ...given, status: 'draft' });
  const form = uploadForm({ id, content });
  const answer = await app.as(clerk).inject({ method: 'POST', url: '/api/files', ...form });
  await app.db
    .updateTable('agreements')
    .set({ status: given.status ?? 'completed' })
    .where('id', '=', id)
    .execute();
  return { id, file: answer.json<DocumentFile>() };
}
const prepare = (ids: number[], actor = clerk, body: object = {}) =>
  app.as(actor).post('/api/destruction-acts', {
    act_date: '2026-11-20',
    basis: 'Перечень № 236',
    commission: 'Власов П. И., директор\nСоколова М. Д., делопроизводитель',
    records: ids.map((id) => ({ type: 'agreement', id })),
    ...body,
  });
const prepared = async (ids: number[]) => {
  const answer = await prepare(ids);
  expect(answer.statusCode).toBe(201);
  return answer.json<DestructionAct>();
};
const take = (...[actor, act, action, reason]: [Actor, DestructionAct, ActAction, string?]) =>
  app.as(actor).post(`/api/destruction-acts/${String(act.id)}/${action}`, {
    lock_version: act.lock_version,
    ...(reason !== undefined && { reason }),
  });
async function taken(actor: Actor, act: DestructionAct, ...actions: ActAction[]): Promise<DestructionAct> {
  let present = act;
  for (const action of actions) {
    const answer = await take(actor, present, action);
    expect(answer.statusCode).toBe(200);
    present = answer.json<DestructionAct>();
  }
  return present;
}
const executed = async (ids: number[]) =>
  taken(head, await taken(clerk, await prepared(ids), 'submit'), 'approve', 'execute');
const kept = async (query: string) =>
  (await app.as(clerk).get(`/api/archive/records?${query}`)).json<KeptRecordList>().data;
const card = async (id: number) =>
  (await app.as(clerk).get(`/api/agreements/${String(id)}`)).json<Agreement>();
const errors = (answer: { json: <T>() => T }) => answer.json<{ errors: Record<string, string[]> }>().errors;

test('a stranger is asked to log in, and without the right to the documents nobody prepares an act', async () => {
  const reader = await company.employee({ permissions: ['agreements.read'] });
  const outsider = await company.employee({ permissions: [] });
  for (const url of ['/api/archive/records', '/api/destruction-acts', '/api/destruction-acts/1']) {
    expect((await app.stranger.get(url)).statusCode).toBe(401);
    expect((await app.as(outsider).get(url)).statusCode).toBe(403);
  }
  for (const url of ['/api/destruction-acts', '/api/destruction-acts/1/execute']) {
    expect((await app.stranger.post(url, {})).statusCode).toBe(401);
    expect((await app.as(outsider).post(url, {})).statusCode).toBe(403);
  }
  expect((await prepare([await old()], reader)).statusCode).toBe(403);
});

test('an act is of a day that has come', async () => {
  const id = await old();
  const early = await prepare([id], clerk, { act_date: '2199-01-01' });
  expect([early.statusCode, errors(early).act_date]).toEqual([422, ['Дата акта ещё не наступила']]);
  const act = await prepared([id]);
  const moved = await app.as(clerk).patch(`/api/destruction-acts/${String(act.id)}`, {
    lock_version: act.lock_version,
    act_date: '2027-01-01',
  });
  expect([moved.statusCode, errors(moved).act_date]).toEqual([422, ['Дата акта ещё не наступила']]);
});

test('an act is of a day by which every term it proves to be over was over', async () => {
  const early = { act_date: ['Раньше, чем истёк срок хранения: 31.12.2024'] };
  const [first, second] = [await old({ retention_until: '2023-12-31' }), await old()];
  expect(errors(await prepare([first, second], clerk, { act_date: '2024-12-31' }))).toEqual(early);
  expect((await prepare([first], clerk, { act_date: '2024-01-01' })).statusCode).toBe(201);
  const act = (await prepare([second], clerk, { act_date: '2025-01-01' })).json<DestructionAct>();
  const change = (body: object) =>
    app
      .as(clerk)
      .patch(`/api/destruction-acts/${String(act.id)}`, { lock_version: act.lock_version, ...body });
  expect(errors(await change({ act_date: '1990-01-01' }))).toEqual(early);
  const later = await old({ retention_until: '2025-12-31' });
  const records = [{ type: 'agreement', id: later }];
  expect(errors(await change({ records }))).toEqual({
    act_date: ['Раньше, чем истёк срок хранения: 31.12.2025'],
  });
  // One that was written before anybody looked at its day goes no further with it.
  const byTable = app.db.updateTable('destruction_acts').set({ act_date: '1990-01-01' });
  await byTable.where('id', '=', act.id).execute();
  expect(errors(await take(clerk, act, 'submit'))).toEqual({
    records: ['Дата акта раньше, чем истёк срок хранения: 31.12.2024'],
  });
});

test('records stand by what is left of the term they are kept for', async () => {
  const past = await old({ title: 'Поставка муфт' });
  const later = await old({ title: 'Поставка муфт', retention_until: '2026-12-31' });
  await app.db
    .updateTable('agreement_types')
    .set({ is_kept_forever: true })
    .where('id', '=', company.typeId('З'))
    .execute();
  const forever = await old({ title: 'Поставка муфт', agreement_type_id: company.typeId('З') });
  const ids = async (keeping: string) => (await kept(`keeping=${keeping}&search=муфт`)).map(({ id }) => id);
  expect(await ids('past')).toEqual([past]);
  expect(await ids('kept')).toEqual([later]);
  expect(await ids('permanent')).toEqual([forever]);
  expect(errors(await prepare([later])).records?.[0]).toContain('срок хранения ещё не истёк');
  expect(errors(await prepare([forever])).records?.[0]).toContain('хранится постоянно');
});

test('an act is approved by another person than the one who wrote it, and executed after that alone', async () => {
  const draft = await prepared([await old()]);
  expect(draft).toMatchObject({ status: 'draft', available_actions: ['submit', 'cancel'] });
  expect((await take(clerk, draft, 'execute')).statusCode).toBe(409);
  const submitted = await taken(clerk, draft, 'submit');
  expect(submitted.available_actions).not.toContain('approve');
  expect((await take(clerk, submitted, 'approve')).statusCode).toBe(403);
  expect((await take(head, submitted, 'execute')).statusCode).toBe(409);
  const approved = await taken(head, submitted, 'approve');
  expect(approved).toMatchObject({ status: 'approved', approved_by: { full_name: 'Власов Пётр Ильич' } });
  const byDatabase = app.db
    .updateTable('destruction_acts')
    .set({ approved_by_id: clerk.id })
    .where('id', '=', draft.id);
  await expect(byDatabase.execute()).rejects.toThrow(/check/);
});

test('an act that was sent waits with whoever may approve it, and its author hears what became of it', async () => {
  const approver = await aTalker(app.db, company, { permissions: ['agreements.read', 'agreements.delete'] });
  const narrow = await aTalker(app.db, company, {
    scope: 'own',
    permissions: ['agreements.read', 'agreements.delete'],
  });
  const submitted = await taken(clerk, await prepared([await old()]), 'submit');
  const told = async (user: Actor) =>
    (await app.db.selectFrom('notifications').select('title').where('user_id', '=', user.id).execute()).map(
      ({ title }) => title,
    );
  expect(await told(approver)).toEqual([
    `Акт об уничтожении №\u00a0${submitted.number} от 20.11.2026 ждёт утверждения`,
  ]);
  expect(await told(narrow)).toEqual([]);
  await app.db.deleteFrom('notifications').execute();
  await app.db.deleteFrom('outbox').execute();
  await taken(approver, submitted, 'approve');
  expect((await told(clerk))[0]).toContain('утверждён');
  const sent = await app.db.selectFrom('outbox').select(['channels', 'payload']).execute();
  const screens = sent.flatMap(({ channels, payload }) =>
    payload.kind === 'entity' && payload.entity === 'destruction_act' ? channels : [],
  );
  const channel = ({ id }: Actor) => `private-users.${String(id)}`;
  expect(screens).toEqual(expect.arrayContaining([channel(clerk), channel(approver)]));
  expect(screens).not.toContain(channel(narrow));
});

test('executed, it leaves the requisites and a whole journal; the contents are gone for everybody', async () => {
  const { id, file } = await withFile(pdf('Секретные условия'));
  const addendum = await app.db
    .insertInto('addendums')
    .values({ agreement_id: id, number: '1', title: 'О цене', responsible_id: clerk.id, status: 'effective' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const act = await executed([id]);
  expect(act).toMatchObject({ status: 'executed', files_count: 1, records: [{ files_count: 1 }] });
  await app.jobs.run();
  await expect(app.deps.files.get(file.sha256)).rejects.toThrow();
  const download = await app.as(clerk).get(file.url);
  expect(download.statusCode).toBe(410);
  expect(download.json<{ message: string }>().message).toContain('уничтожено по акту');
  const destroyed = await card(id);
  expect(destroyed).toMatchObject({
    title: 'Поставка оптического кабеля',
    destruction_act: `№\u00a0${act.number} от 20.11.2026`,
    destruction_act_id: act.id,
    available_actions: ['copy'],
  });
  expect(destroyed.archived_at).not.toBeNull();
  const back = await app
    .as(clerk)
    .post(`/api/agreements/${String(id)}/unarchive`, { lock_version: destroyed.lock_version });
  expect([back.statusCode, back.json<{ message: string }>().message]).toEqual([
    409,
    'Договор в архиве, файлы уничтожены по акту: вернуть его нельзя',
  ]);
  const history = await app.as(clerk).get(`/api/agreements/${String(id)}/history`);
  expect(history.json<{ data: ActivityLog[] }>().data[0]).toMatchObject({
    action_label: 'Уничтожение документов договора по акту',
  });
  const ofAddendum = await app.as(clerk).get(`/api/addendums/${String(addendum.id)}/history`);
  expect(ofAddendum.json<{ data: ActivityLog[] }>().data).toHaveLength(1);
  expect((await app.deps.activity.verify(app.db)).fault).toBeNull();
  const found = await app.as(clerk).get('/api/agreements?filter[tab]=archive&filter[retention]=destroyed');
  expect(found.json<{ data: { id: number }[] }>().data.map((row) => row.id)).toEqual([id]);
  expect((await kept('keeping=destroyed'))[0]).toMatchObject({ id, act: { id: act.id }, files_count: 1 });
});

test('bytes that another document still has stay with it', async () => {
  const first = await withFile(pdf('Типовая форма'));
  const second = await withFile(pdf('Типовая форма'), { status: 'active', retention_until: null });
  await executed([first.id]);
  await app.jobs.run();
  expect((await app.as(clerk).get(first.file.url)).statusCode).toBe(410);
  expect((await app.as(clerk).get(second.file.url)).statusCode).toBe(200);
});

test('nothing under way is destroyed, not even when it began after the approval', async () => {
  const id = await old();
  const draft = await prepared([id]);
  const approved = await taken(head, await taken(clerk, draft, 'submit'), 'approve');
  await app.db
    .insertInto('obligations')
    .values({
      document_type: 'agreement',
      document_id: id,
      kind: 'payment',
      direction: 'theirs',
      title: 'Пени',
      due_base: 'date',
      due_unit: 'working',
      due_shift: 'next',
      responsible_id: clerk.id,
    })
    .execute();
  const refused = await take(head, approved, 'execute');
  expect(errors(refused).records?.[0]).toContain('есть неисполненные обязательства');
  expect((await card(id)).destroyed_at).toBeNull();
  const parent = await old();
  await anAgreement(app.db, company, {
    responsible_id: clerk.id,
    status: 'active',
    parent_agreement_id: parent,
  });
  expect(errors(await prepare([parent])).records?.[0]).toContain('действуют договоры');
});

test('a record stands in one open act, and what cannot be read is not written into one', async () => {
  const id = await old();
  const first = await prepared([id]);
  expect(errors(await prepare([id])).records?.[0]).toContain(`уже включён в акт №\u00a0${first.number}`);
  expect((await take(clerk, first, 'cancel', 'Ошибка в составе')).statusCode).toBe(200);
  expect((await prepare([id])).statusCode).toBe(201);
  const narrow = await company.employee({ dataScope: 'own' });
  expect((await prepare([await old()], narrow)).statusCode).toBe(422);
  expect((await app.as(narrow).get(`/api/destruction-acts/${String(first.id)}`)).statusCode).toBe(404);
});
