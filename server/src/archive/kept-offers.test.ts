import type { DestructionAct, KeptRecordList } from 'shared/contract/archive/destruction-act';
import type { CommentThread } from 'shared/contract/comment/comment';
import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import type { DocumentFile } from 'shared/contract/file/file';
import { addendumsModule } from '../addendums/addendums-module';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { commentsModule } from '../comments/comments-module';
import { aTalker } from '../comments/talker.builder';
import { filesModule } from '../files/files-module';
import { pdf, uploadForm } from '../files/upload.builder';
import { offersModule } from '../offers/offers-module';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { archiveModule } from './archive-module';

let app: TestApp;
let company: Company;
let clerk: Actor;
let head: Actor;
const RIGHTS = [
  'agreements.read',
  'agreements.edit',
  'agreements.delete',
  'addendums.read',
  'commercial_offers.read',
  'commercial_offers.edit',
  'commercial_offers.delete',
] as const;
beforeAll(async () => {
  app = await startTestApp({
    modules: [
      rolesModule,
      filesModule,
      agreementsModule,
      addendumsModule,
      offersModule,
      commentsModule,
      archiveModule,
    ],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  clerk = await aTalker(app.db, company, { permissions: RIGHTS });
  head = await aTalker(app.db, company, { permissions: RIGHTS });
});
afterAll(() => app.close());

/** An offer of 2018 that was declined in 2019 and had to be kept until the end of 2024. */
async function anOldOffer(given: object = {}): Promise<number> {
  const { id } = await app.db
    .insertInto('commercial_offers')
    .values({
      number: `КП-${String(Math.random()).slice(2, 9)}`,
      offer_date: '2018-11-10',
      direction: 'incoming',
      title: 'Поставка коммутаторов доступа',
      organization_id: company.organizationId,
      counterparty_id: company.counterpartyId,
      counterparty_name: '',
      responsible_id: clerk.id,
      status: 'declined',
      decision_at: '2019-02-01',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const anOldAgreement = (given: Partial<Parameters<typeof anAgreement>[2]> = {}) =>
  anAgreement(app.db, company, {
    responsible_id: clerk.id,
    status: 'completed',
    completed_at: '2019-06-30',
    retention_until: '2024-12-31',
    ...given,
  });
const kept = async (query: string, actor = clerk) =>
  (await app.as(actor).get(`/api/archive/records?${query}`)).json<KeptRecordList>();
const prepare = (type: string, id: number) =>
  app.as(clerk).post('/api/destruction-acts', {
    act_date: '2026-11-20',
    basis: 'Перечень № 236',
    commission: 'Власов П. И., директор',
    records: [{ type, id }],
  });
async function executed(type: string, id: number): Promise<DestructionAct> {
  let act = (await prepare(type, id)).json<DestructionAct>();
  for (const [actor, action] of [
    [clerk, 'submit'],
    [head, 'approve'],
    [head, 'execute'],
  ] as const) {
    const answer = await app
      .as(actor)
      .post(`/api/destruction-acts/${String(act.id)}/${action}`, { lock_version: act.lock_version });
    expect([action, answer.statusCode]).toEqual([action, 200]);
    act = answer.json<DestructionAct>();
  }
  return act;
}
/** A comment with a file attached to it. */
async function said(type: string, id: number, text: string): Promise<DocumentFile> {
  const comment = await app
    .as(clerk)
    .post('/api/comments', { commentable_type: type, commentable_id: id, body: 'Смотрите файл' });
  const form = uploadForm({
    type: 'comment',
    id: comment.json<CommentThread>().id,
    kind: 'attachment',
    fileName: 'Расчёт.pdf',
    content: pdf(text),
  });
  return (await app.as(clerk).inject({ method: 'POST', url: '/api/files', ...form })).json<DocumentFile>();
}
const texts = async (sha256: string) =>
  (await app.db.selectFrom('file_texts').select('sha256').where('sha256', '=', sha256).execute()).length;

test('offers that are over stand in the archive by their own term, and the reader may see one kind alone', async () => {
  const past = await anOldOffer();
  const fresh = await anOldOffer({ decision_at: '2025-02-01' });
  await anOldOffer({ status: 'sent', decision_at: null });
  const agreement = await anOldAgreement();
  const both = await kept('keeping=past');
  expect(both.kinds).toEqual([
    { name: 'agreement', title: 'Договоры', can_prepare: true },
    { name: 'commercial_offer', title: 'Коммерческие предложения', can_prepare: true },
  ]);
  expect(both.data.map(({ id, type }) => `${type}:${String(id)}`).sort()).toEqual([
    `agreement:${String(agreement)}`,
    `commercial_offer:${String(past)}`,
  ]);
  const offers = await kept('keeping=past&kind=commercial_offer');
  expect(offers.data).toMatchObject([{ id: past, ended_on: '2019-02-01', retention_until: '2024-12-31' }]);
  expect((await kept('keeping=kept&kind=commercial_offer')).data).toMatchObject([
    { id: fresh, retention_until: '2030-12-31' },
  ]);
  const reader = await company.employee({ permissions: ['agreements.read'] });
  expect((await kept('keeping=past', reader)).data.map(({ type }) => type)).toEqual(['agreement']);
  expect((await app.as(clerk).get('/api/archive/records?kind=counterparty')).statusCode).toBe(422);
});

test('whoever only reads offers is told that they do not prepare acts about them, and why they are refused', async () => {
  const id = await anOldOffer();
  const lawyer = await company.employee({
    permissions: ['agreements.read', 'agreements.edit', 'commercial_offers.read'],
  });
  const seen = await kept('keeping=past', lawyer);
  expect(seen.kinds?.map(({ can_prepare }) => can_prepare)).toEqual([true, false]);
  const refused = await app.as(lawyer).post('/api/destruction-acts', {
    ...{ act_date: '2026-11-20', basis: 'Истёк срок', commission: 'Директор' },
    records: [{ type: 'commercial_offer', id }],
  });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { message: 'Документы «Коммерческие предложения» в акт включает тот, кто может их менять' },
  ]);
});

test('an offer that led to an agreement is kept as long as the agreement is', async () => {
  const live = await anAgreement(app.db, company, { responsible_id: clerk.id, status: 'active' });
  const ofLive = await anOldOffer({ status: 'converted', agreement_id: live });
  const ended = await anOldAgreement();
  const ofEnded = await anOldOffer({ status: 'converted', agreement_id: ended });
  const rows = (await kept('keeping=kept&kind=commercial_offer')).data;
  expect(rows.find(({ id }) => id === ofLive)).toMatchObject({ retention_until: null, is_permanent: false });
  const refused = (await prepare('commercial_offer', ofEnded)).json<{ errors: { records: string[] } }>();
  expect(refused.errors.records[0]).toContain('хранится столько же, сколько договор');
  await executed('agreement', ended);
  expect((await prepare('commercial_offer', ofEnded)).statusCode).toBe(201);
});

test('executed, an act leaves of an offer its card and a whole journal, and what was attached to comments is gone', async () => {
  const id = await anOldOffer({ status: 'sent' });
  const own = await said('commercial_offer', id, 'Секретный расчёт');
  await app.db.updateTable('commercial_offers').set({ status: 'cancelled' }).where('id', '=', id).execute();
  await app.db
    .insertInto('file_texts')
    .values({ sha256: own.sha256, lines: JSON.stringify(['Секретный расчёт']) })
    .execute();
  const act = await executed('commercial_offer', id);
  expect(act.files_count).toBe(1);
  await app.jobs.run();
  expect((await app.as(clerk).get(own.url)).statusCode).toBe(410);
  await expect(app.deps.files.get(own.sha256)).rejects.toThrow();
  expect(await texts(own.sha256)).toBe(0);
  const url = `/api/commercial-offers/${String(id)}`;
  const card = (await app.as(clerk).get(url)).json<CommercialOffer>();
  expect(card).toMatchObject({
    destruction_act: `№\u00a0${act.number} от 20.11.2026`,
    destruction_act_id: act.id,
    available_actions: [],
  });
  const removal = await app.as(clerk).delete(`${url}?lock_version=${String(card.lock_version)}`);
  expect(removal.statusCode).toBe(423);
  expect((await app.deps.activity.verify(app.db)).fault).toBeNull();
  const history = await app.as(clerk).get(`${url}/history`);
  expect(history.json<{ data: { action_label: string }[] }>().data[0]?.action_label).toBe(
    'Уничтожение документов предложения по акту',
  );
});

test('with an agreement goes what was attached to its comments and to those of its addenda', async () => {
  const id = await anOldAgreement({ status: 'active' });
  const addendum = await app.db
    .insertInto('addendums')
    .values({ agreement_id: id, number: '1', title: 'О цене', responsible_id: clerk.id, status: 'effective' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const files = [
    await said('agreement', id, 'Расчёт к договору'),
    await said('addendum', addendum.id, 'Расчёт к соглашению'),
  ];
  await app.db.updateTable('agreements').set({ status: 'completed' }).where('id', '=', id).execute();
  const act = await executed('agreement', id);
  expect(act.files_count).toBe(2);
  for (const file of files) expect((await app.as(clerk).get(file.url)).statusCode).toBe(410);
});

test('a counterparty is named with its legal form, found with it and without it', async () => {
  const [offer, agreement] = [
    await anOldOffer({ counterparty_name: 'Лесная Плаза' }),
    await anOldAgreement(),
  ];
  const lead = await anOldOffer({ counterparty_id: null, counterparty_name: 'Энергомаш' });
  for (const words of ['Лесная Плаза', 'ООО «Лесная Плаза»']) {
    const { data } = await kept(`keeping=past&search=${encodeURIComponent(words)}&per_page=100`);
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([offer, agreement]));
    expect(new Set(data.map((row) => row.counterparty_name))).toEqual(new Set(['ООО\u00a0«Лесная Плаза»']));
  }
  const { data } = await kept(`keeping=past&search=${encodeURIComponent('Энергомаш')}`);
  expect(data).toMatchObject([{ id: lead, counterparty_name: 'Энергомаш' }]);
});
