import { sql } from 'kysely';
import {
  type CommentList,
  type CommentThread,
  commentList,
  commentThread,
} from 'shared/contract/comment/comment';
import { addendumsModule } from '../addendums/addendums-module';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import { offersModule } from '../offers/offers-module';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { commentsModule } from './comments-module';
import { aTalker } from './talker.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;
let buyer: Actor;
let outsider: Actor;
let agreement: number;
const NOW = new Date('2026-11-20T09:00:00Z');

beforeAll(async () => {
  app = await startTestApp({
    modules: [
      rolesModule,
      agreementsModule,
      addendumsModule,
      offersModule,
      counterpartiesModule,
      commentsModule,
    ],
    now: NOW,
  });
  company = await aCompany(app.db);
  lawyer = await aTalker(app.db, company, { name: 'Соколова Мария Дмитриевна' });
  buyer = await aTalker(app.db, company, { name: 'Щербакова Елена Андреевна' });
  outsider = await aTalker(app.db, company, { name: 'Чужаков Пётр Ильич', scope: 'own' });
  agreement = await anAgreement(app.db, company, { responsible_id: buyer.id, number: '7/2026' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  await sql`truncate comments, notifications, outbox, idempotency_keys cascade`.execute(app.db);
});

const on = (id = agreement, type = 'agreement') => ({ commentable_type: type, commentable_id: id });
const query = (id = agreement, type = 'agreement') => `commentable_type=${type}&commentable_id=${String(id)}`;
const post = (body: object, actor = lawyer, key?: string) =>
  app
    .as(actor)
    .post('/api/comments', { ...on(), ...body }, key === undefined ? {} : { 'idempotency-key': key });
const say = async (body: object | string, actor = lawyer): Promise<CommentThread> =>
  commentThread.parse((await post(typeof body === 'string' ? { body } : body, actor)).json());
const list = async (actor = lawyer, more = ''): Promise<CommentList> =>
  commentList.parse((await app.as(actor).get(`/api/comments?${query()}${more}`)).json());
const at = ({ id }: { id: number }, action = '') =>
  `/api/comments/${String(id)}${action === '' ? '' : `/${action}`}`;
const version = ({ lock_version }: CommentThread) => ({ lock_version });
const errorsOf = (answer: { json: <T>() => T }) => answer.json<{ errors: Record<string, string[]> }>().errors;
const minutesLater = (minutes: number) => {
  app.setNow(new Date(NOW.getTime() + minutes * 60_000));
};
const noticesOf = (actor: Actor) =>
  app.db
    .selectFrom('notifications')
    .select(['type', 'title', 'body', 'url'])
    .where('user_id', '=', actor.id)
    .orderBy('id')
    .execute();

describe('who may', () => {
  const calls = (said: CommentThread) =>
    [
      ['GET', `/api/comments?${query()}`],
      ['GET', `/api/comments/people?${query()}`],
      ['GET', at(said)],
      ['POST', '/api/comments', { ...on(), body: 'Слово' }],
      ['PUT', at(said), { ...version(said), body: 'Слово', quote: null }],
      ['PATCH', at(said), { ...version(said), body: 'Слово' }],
      ['DELETE', at(said), version(said)],
      ['POST', at(said, 'resolve'), version(said)],
      ['POST', at(said, 'reopen'), version(said)],
    ] as const;

  test('a stranger is asked to log in, whoever lacks the right is refused, and who does not see it finds nothing', async () => {
    const said = await say('Проверьте п. 5.4');
    const clerk = await aTalker(app.db, company, { permissions: ['addendums.read'] });
    for (const [method, url, payload] of calls(said)) {
      const options = { method, url, ...(payload !== undefined && { payload }) };
      expect([url, (await app.stranger.inject(options)).statusCode]).toEqual([url, 401]);
      // Where the comment alone is named, a refusal would tell that there is one.
      const refused = url.startsWith('/api/comments/') && !url.startsWith('/api/comments/people') ? 404 : 403;
      expect([url, (await app.as(clerk).inject(options)).statusCode]).toEqual([url, refused]);
      expect([url, (await app.as(outsider).inject(options)).statusCode]).toEqual([url, 404]);
    }
    expect((await list()).data.map(({ body }) => body)).toEqual(['Проверьте п. 5.4']);
  });

  test('a word is one among employees, and may be said to be', async () => {
    const internal = await app
      .as(lawyer)
      .post('/api/comments', { ...on(), body: 'Между нами', is_internal: true });
    expect([internal.statusCode, internal.json()]).toMatchObject([201, { is_internal: true }]);
    const outward = await app
      .as(lawyer)
      .post('/api/comments', { ...on(), body: 'Для всех', is_internal: false });
    expect([outward.statusCode, Object.keys(errorsOf(outward))]).toEqual([422, ['is_internal']]);
  });

  test('without a document everybody finds their own words, and nobody else’s', async () => {
    await say('Слово юриста');
    await say('Слово закупщика', buyer);
    const own = commentList.parse((await app.as(lawyer).get('/api/comments')).json());
    expect(own.data.map(({ body, replies }) => [body, replies])).toEqual([['Слово юриста', []]]);
    expect([own.meta.total, own.total]).toEqual([1, 1]);
    expect((await app.stranger.get('/api/comments')).statusCode).toBe(401);
    expect((await app.as(lawyer).get('/api/comments?commentable_type=agreement')).statusCode).toBe(422);
  });

  test('the journal names a comment only to those who see its document', async () => {
    await say('Тайное слово');
    const reader = { permissions: ['activity_logs.read', 'agreements.read'] } as const;
    const insider = await aTalker(app.db, company, reader);
    const blind = await aTalker(app.db, company, { ...reader, scope: 'own' });
    const linesOf = async (actor: Actor) =>
      (await app.as(actor).get('/api/activity-logs?filter[entity_type]=comment')).json<{
        data: { action_label: string; entity_label: string }[];
      }>().data;
    expect(await linesOf(insider)).toContainEqual(
      expect.objectContaining({ action_label: 'Новый комментарий' }) as object,
    );
    expect(JSON.stringify(await linesOf(insider))).not.toContain('Тайное слово');
    expect(JSON.stringify(await linesOf(blind))).not.toContain('7/2026');
  });

  test('every kind of documents and a counterparty are talked about, nothing else is', async () => {
    const everything = await aTalker(app.db, company, {
      permissions: ['agreements.read', 'addendums.read', 'commercial_offers.read'],
    });
    const of = (type: string, id: number) => post({ ...on(id, type), body: 'Слово' }, everything);
    expect((await of('counterparty', company.counterpartyId)).statusCode).toBe(201);
    for (const type of ['addendum', 'commercial_offer'])
      expect((await of(type, 999_999)).statusCode).toBe(404);
    expect(errorsOf(await of('user', 1))).toHaveProperty('commentable_type');
  });
});

describe('a comment', () => {
  test('stands with its author, its quote and its thread, the newest thread first, answers in their order', async () => {
    const first = await say({ body: 'Срок замены?', quote: { text: 'в течение 10 дней', clause: '5.4' } });
    await say({ body: 'Теперь 5 дней', parent_id: first.id }, buyer);
    await say({ body: 'Согласен', parent_id: first.id });
    await say('Доверенность истекает');
    const { data, meta, total, unresolved, latest_id } = await list(buyer);
    expect(data.map(({ body, replies }) => [body, replies.map((reply) => reply.body)])).toEqual([
      ['Доверенность истекает', []],
      ['Срок замены?', ['Теперь 5 дней', 'Согласен']],
    ]);
    expect(data[1]).toMatchObject({
      quote: { text: 'в течение 10 дней', clause: '5.4' },
      author: { id: lawyer.id, name: 'Соколова Мария Дмитриевна' },
      created_by_id: lawyer.id,
      updated_at: NOW.toISOString(),
      reply_count: 2,
    });
    expect({ total, unresolved, meta: meta.total }).toEqual({ total: 4, unresolved: 2, meta: 2 });
    await say({ body: 'И ещё', parent_id: first.id });
    // The newest is an answer in a thread no page of one thread brings.
    expect((await list(buyer, '&per_page=1')).latest_id).toBeGreaterThan(latest_id ?? 0);
  });

  test('threads come by pages, and a long thread brings its latest answers and gives the others page by page', async () => {
    const first = await say('Начало');
    for (let place = 1; place <= 22; place += 1)
      await say({ body: `Ответ ${String(place)}`, parent_id: first.id });
    await say('Второе');
    const page = await list(lawyer, '&page=2&per_page=1');
    expect(page.meta).toMatchObject({ current_page: 2, last_page: 2, total: 2 });
    expect(page.data[0]?.reply_count).toBe(22);
    expect(page.data[0]?.replies.map(({ body }) => body).at(0)).toBe('Ответ 3');
    const earlier = await list(lawyer, `&parent_id=${String(first.id)}&page=2&per_page=20`);
    expect(earlier.data.map(({ body }) => body)).toEqual(['Ответ 2', 'Ответ 1']);
  });

  test('what is not a comment is refused under its field and adds nothing', async () => {
    const first = await say('Начало');
    const answer = await say({ body: 'Ответ', parent_id: first.id });
    const other = await anAgreement(app.db, company, { responsible_id: buyer.id });
    const wrong: [object, string][] = [
      [{ body: '   ' }, 'body'],
      [{ body: 'я'.repeat(5001) }, 'body'],
      [{ body: 'Слово', author_id: buyer.id }, 'author_id'],
      [{ body: 'Слово', parent_id: answer.id }, 'parent_id'],
      [{ body: 'Слово', parent_id: first.id, ...on(other) }, 'parent_id'],
      [{ body: 'Слово', quote: { text: '' } }, 'quote.text'],
    ];
    for (const [body, field] of wrong) expect(errorsOf(await post(body))).toHaveProperty([field]);
    expect((await list()).total).toBe(2);
    expect((await app.as(lawyer).get(`/api/comments?${query()}&per_page=101`)).statusCode).toBe(422);
  });

  test('is added once however often its sending is repeated; other words under the key are shown what was added', async () => {
    const key = 'a-key-of-one-sending';
    const first = (await post({ body: 'Один раз' }, lawyer, key)).json<CommentThread>();
    const again = await post({ body: 'Один раз' }, lawyer, key);
    expect([again.statusCode, again.json<CommentThread>().id]).toEqual([201, first.id]);
    const other = await post({ body: 'Один раз и ещё' }, lawyer, key);
    expect(other.statusCode).toBe(409);
    expect(other.json<{ current: CommentThread }>().current).toMatchObject({
      id: first.id,
      body: 'Один раз',
    });
    expect((await list()).total).toBe(1);
    await app.as(lawyer).delete(at(first), version(first));
    expect((await post({ body: 'Один раз' }, lawyer, key)).statusCode).toBe(404);
    const changed = await post({ body: 'Другими словами' }, lawyer, key);
    expect(changed.statusCode).toBe(409);
    expect(changed.json()).toMatchObject({ current: { id: first.id, body: null } });
  });
});

describe('a mention', () => {
  const mention = ({ id }: Actor) => `@{${String(id)}}`;

  test('calls who sees the document, by name, and tells them of this comment alone', async () => {
    const said = await say(`${mention(buyer)} посмотрите, ${mention(buyer)}`);
    expect(said.mentions).toEqual([{ id: buyer.id, name: 'Щербакова Елена Андреевна' }]);
    expect(await noticesOf(buyer)).toEqual([
      {
        type: 'mentioned',
        title: 'Вас упомянули в обсуждении',
        body: '№\u00a07/2026 «Поставка оптического кабеля»',
        url: `/agreements/${String(agreement)}?tab=comments&comment=${String(said.id)}`,
      },
    ]);
  });

  test('of somebody who does not see the document is refused with their name, and nobody is told', async () => {
    const refused = await post({ body: `${mention(outsider)} и ${mention(buyer)}` });
    expect(errorsOf(refused)).toEqual({
      body: ['Договор не видит Чужаков Пётр Ильич. Упомянуть можно только тех, кому доступен документ'],
    });
    expect(errorsOf(await post({ body: '@{987654}' }))).toHaveProperty('body');
    expect([await noticesOf(outsider), await noticesOf(buyer), (await list()).total]).toEqual([[], [], 0]);
  });

  test('people to be mentioned are those who see the document, found by a part of the name, without oneself', async () => {
    const names = async (search: string) =>
      (await app.as(lawyer).get(`/api/comments/people?${query()}&search=${encodeURIComponent(search)}`))
        .json<{ data: { name: string }[] }>()
        .data.map(({ name }) => name);
    expect(await names('елена щерб')).toEqual(['Щербакова Елена Андреевна']);
    expect(await names('Чужаков')).toEqual([]);
    const all = (await app.as(lawyer).get(`/api/comments/people?${query()}`)).json<{
      data: { id: number }[];
    }>();
    expect(all.data.map(({ id }) => id)).toContain(buyer.id);
    expect(all.data.map(({ id }) => id)).not.toContain(lawyer.id);
  });
});

test('the responsible and those who spoke in the thread are told, each once, and neither the author nor who lost sight of it', async () => {
  const first = await say('Начало');
  await say({ body: 'Ответ', parent_id: first.id });
  await say({ body: 'Ещё ответ', parent_id: first.id });
  expect((await noticesOf(buyer)).map(({ type, title }) => [type, title])).toEqual([
    ['comment_added', 'Новый ответ в обсуждении'],
  ]);
  expect(await noticesOf(lawyer)).toEqual([]);
  await sql`update comments set author_id = ${outsider.id} where id = ${first.id}`.execute(app.db);
  await say({ body: 'И ещё', parent_id: first.id });
  expect(await noticesOf(outsider)).toEqual([]);
});

test('open screens of those who see the document are told which document it is, those of others are not', async () => {
  const said = await say('Новость');
  const events = await app.db.selectFrom('outbox').select(['channels', 'payload']).execute();
  const entity = events.filter(({ payload }) => Reflect.get(payload, 'kind') === 'entity');
  expect(entity.map(({ payload }) => payload)).toEqual([
    {
      kind: 'entity',
      entity: 'comment',
      resource: 'comments',
      id: said.id,
      lock_version: 1,
      actor_id: lawyer.id,
      subject: { type: 'agreement', id: agreement },
    },
  ]);
  const channels = entity.flatMap((event) => event.channels);
  expect(channels).toEqual(expect.arrayContaining([`private-users.${String(buyer.id)}`]));
  expect(channels).not.toContain(`private-users.${String(outsider.id)}`);
});

describe('its author', () => {
  test('changes it within a quarter of an hour, over the version that was read, and only newly called people are told', async () => {
    const said = await say(`@{${String(buyer.id)}} Сорк`);
    const changed = await app.as(lawyer).patch(at(said), {
      ...version(said),
      body: `@{${String(buyer.id)}} Срок`,
    });
    expect(changed.json()).toMatchObject({
      body: `@{${String(buyer.id)}} Срок`,
      edited_at: NOW.toISOString(),
      lock_version: 2,
    });
    expect(await noticesOf(buyer)).toHaveLength(1);
    const stale = await app.as(lawyer).put(at(said), { ...version(said), body: 'Иное', quote: null });
    expect(stale.statusCode).toBe(409);
    expect(stale.json<{ current: CommentThread }>().current.lock_version).toBe(2);
    expect((await app.as(buyer).patch(at(said), { lock_version: 2, body: 'Чужое' })).statusCode).toBe(403);
    minutesLater(16);
    const late = await app.as(lawyer).patch(at(said), { lock_version: 2, body: 'Поздно' });
    expect(late.statusCode).toBe(403);
    expect(late.json<{ message: string }>().message).toContain('15\u00a0минут');
    expect((await list()).data[0]?.can).toMatchObject({ edit: false, delete: false, reply: true });
  });

  test('PUT takes the whole comment and PATCH a part', async () => {
    const said = await say({ body: 'Слово', quote: { text: 'место', clause: null } });
    expect(errorsOf(await app.as(lawyer).put(at(said), { ...version(said), body: 'Два' }))).toHaveProperty(
      'quote',
    );
    expect(errorsOf(await app.as(lawyer).patch(at(said), { body: 'Два' }))).toHaveProperty('lock_version');
    const part = await app.as(lawyer).patch(at(said), { ...version(said), quote: null });
    expect(part.json()).toMatchObject({ body: 'Слово', quote: null });
  });

  test('deletes it within a quarter of an hour; others need the right to; of the words nothing is left anywhere', async () => {
    const said = await say({ body: 'Секретное слово', quote: { text: 'секретное место', clause: '1' } });
    await say({ body: 'Ответ', parent_id: said.id }, buyer);
    expect((await app.as(buyer).delete(at(said), version(said))).statusCode).toBe(403);
    minutesLater(20);
    expect((await app.as(lawyer).delete(at(said), version(said))).statusCode).toBe(403);
    const keeper = await aTalker(app.db, company, {
      permissions: ['agreements.read', 'comments.delete_other'],
    });
    expect((await app.as(keeper).delete(at(said))).statusCode).toBe(204);
    const [left] = (await list()).data;
    expect(left).toMatchObject({ body: null, quote: null, deleted_at: expect.any(String) as string });
    expect(left?.replies.map(({ body }) => body)).toEqual(['Ответ']);
    expect((await list()).total).toBe(1);
    const kept = await sql<{ line: string }>`
      select c::text as line from comments c union all select l::text from activity_logs l
      union all select n::text from notifications n`.execute(app.db);
    expect(kept.rows.filter(({ line }) => /секретное/i.test(line))).toEqual([]);
    expect((await app.as(keeper).delete(`${at(said)}?lock_version=2`)).statusCode).toBe(409);
    expect(errorsOf(await post({ body: 'Ответ', parent_id: said.id }))).toHaveProperty('parent_id');
  });
});

test('a thread is resolved once by anybody who sees it and can be opened again, an answer cannot', async () => {
  const said = await say('Вопрос');
  const answer = await say({ body: 'Ответ', parent_id: said.id }, buyer);
  expect((await app.as(buyer).post(at(answer, 'resolve'), version(answer))).statusCode).toBe(422);
  const done = await app.as(buyer).post(at(said, 'resolve'), version(said));
  expect(done.json()).toMatchObject({
    resolved_by_name: 'Щербакова Елена Андреевна',
    can: { resolve: false, reopen: true },
    available_actions: ['reopen'],
  });
  expect((await list()).unresolved).toBe(0);
  expect((await app.as(lawyer).post(at(said, 'resolve'), { lock_version: 2 })).statusCode).toBe(409);
  const open = await app.as(lawyer).post(at(said, 'reopen'), { lock_version: 2 });
  expect(open.json()).toMatchObject({ resolved_at: null, resolved_by_name: null, lock_version: 3 });
});

test('a list is also narrowed to its document by a filter, like every other list', async () => {
  const subject = { commentable_type: 'agreement', commentable_id: agreement };
  await app.as(lawyer).post('/api/comments', { ...subject, body: 'О сроке' });
  const of = `filter[commentable_type]=agreement&filter[commentable_id]=${String(agreement)}`;
  const found = (await app.as(buyer).get(`/api/comments?${of}`)).json<CommentList>();
  expect(found.data).toMatchObject([{ body: 'О сроке', author_id: lawyer.id }]);
  const listed = `/api/comments?${of.replaceAll(']=', '][]=')}`;
  expect((await app.as(buyer).get(listed)).json<CommentList>().data).toEqual(found.data);
  expect((await app.as(buyer).get(`${listed}&filter[commentable_id][]=1`)).statusCode).toBe(422);
  expect((await app.as(buyer).get(`/api/comments?${of}&filter[author]=1`)).statusCode).toBe(422);
  expect((await app.as(buyer).get(`/api/comments?${of}&commentable_id=1`)).statusCode).toBe(422);
});
