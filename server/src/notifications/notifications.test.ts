import { type KyselyPlugin, sql } from 'kysely';
import type { NotificationList } from 'shared/contract/notification/notification';
import { rolesModule } from '../roles/roles-module';
import { type TestApp, anActor, startTestApp } from '../platform/testing/test-app';
import { untilWaiting, whileHolding } from '../platform/testing/lock-waiters';
import { type BuiltUser, aUser } from '../users/a-user';
import { type Notice, notify } from './notifications.service';
import { notificationsModule } from './notifications-module';

let app: TestApp;
let lawyer: BuiltUser;
let buyer: BuiltUser;
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, notificationsModule] });
});
beforeEach(async () => {
  lawyer = await aUser(app.db);
  buyer = await aUser(app.db, { lastName: 'Щербакова' });
});
afterAll(() => app.close());

const as = (user: BuiltUser) => app.as(anActor({ id: user.id, permissions: [] }));
const tell = (notice: Partial<Notice> = {}) =>
  app.deps.transact((trx) =>
    notify(app.deps, trx, {
      userIds: [lawyer.id],
      type: 'document_changed',
      title: 'Договор № 112/2026-П изменён',
      ...notice,
    }),
  );
const list = async (user: BuiltUser, query = '') =>
  (await as(user).get(`/api/notifications${query}`)).json<NotificationList>();

describe('notifications', () => {
  it('are shown to nobody who is not logged in', async () => {
    expect((await app.stranger.get('/api/notifications')).statusCode).toBe(401);
    expect((await app.stranger.patch('/api/notifications/read', { ids: [1] })).statusCode).toBe(401);
  });

  it('come in pages of eight, the newest first, with the numbers beside them', async () => {
    for (let at = 1; at <= 9; at += 1) await tell({ title: `Событие ${String(at)}` });
    const first = await list(lawyer);
    expect(first.data.map(({ title }) => title)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2].map((at) => `Событие ${String(at)}`),
    );
    expect(first).toMatchObject({
      meta: { current_page: 1, last_page: 2, per_page: 8 },
      total: 9,
      unread: 9,
    });
    expect((await list(lawyer, '?page=2')).data).toHaveLength(1);
    const beyond = await list(lawyer, '?page=3');
    expect(beyond).toMatchObject({ data: [], meta: { current_page: 3, last_page: 2 }, total: 9 });
    expect((await as(lawyer).get('/api/notifications?per_page=101')).statusCode).toBe(422);
  });

  it('are opened one by one, only by the one they were sent to', async () => {
    await tell();
    const [row] = (await list(lawyer)).data;
    const url = `/api/notifications/${String(row?.id)}`;
    expect((await app.stranger.get(url)).statusCode).toBe(401);
    expect((await as(buyer).get(url)).statusCode).toBe(404);
    expect((await as(lawyer).get('/api/notifications/999999')).statusCode).toBe(404);
    expect((await as(lawyer).get(url)).json()).toEqual(row);
  });

  it('become unread again for their owner alone, of repeats the newest', async () => {
    expect((await app.stranger.patch('/api/notifications/unread', { ids: [1] })).statusCode).toBe(401);
    const subject = { type: 'agreement', id: 5 };
    await tell({ subject, title: 'Прежнее' });
    const [first] = (await list(lawyer)).data;
    await as(lawyer).patch('/api/notifications/read', { ids: [first?.id] });
    await tell({ subject, title: 'Повтор' });
    await tell({ title: 'Другое' });
    const ids = [first?.id, ...(await list(lawyer)).data.map(({ id }) => id)];
    await as(lawyer).patch('/api/notifications/read', { ids });
    expect((await as(buyer).patch('/api/notifications/unread', { ids })).json()).toEqual({ unread: 0 });
    expect((await as(lawyer).patch('/api/notifications/unread', { ids })).json()).toEqual({ unread: 2 });
    const { data } = await list(lawyer, '?filter[unread]=true');
    expect(data.map(({ title }) => title)).toEqual(['Другое', 'Повтор']);
  });

  it('become unread again at the instant of a repeat, which alone is unread then', async () => {
    const subject = { type: 'agreement', id: 6 };
    await tell({ subject, title: 'Прежнее' });
    const ids = (await list(lawyer)).data.map(({ id }) => id);
    await as(lawyer).patch('/api/notifications/read', { ids });
    const notice = { userIds: [lawyer.id], type: 'document_changed' as const, title: 'Повтор', subject };
    const [asked] = await whileHolding(app.db, sql`select`, async (trx) => {
      await notify(app.deps, trx, notice);
      const asking = as(lawyer).patch('/api/notifications/unread', { ids });
      await untilWaiting(app.db, 1);
      return [asking];
    });
    expect((await asked).json()).toEqual({ unread: 1 });
    expect((await list(lawyer, '?filter[unread]=true')).data.map(({ title }) => title)).toEqual(['Повтор']);
  });

  it('are told whole where words were cut in the middle of a sign', async () => {
    await tell({ title: `Договор ${'📄'.slice(0, 1)}`, body: '📄'.slice(1) });
    expect((await list(lawyer)).data.map(({ title, body }) => [title, body])).toEqual([
      ['Договор \uFFFD', '\uFFFD'],
    ]);
  });

  it('are read only by the one they were sent to', async () => {
    await tell();
    const [row] = (await list(lawyer)).data;
    const foreign = await as(buyer).patch('/api/notifications/read', { ids: [row?.id] });
    expect(foreign.json()).toEqual({ unread: 0 });
    expect((await list(lawyer)).unread).toBe(1);
    const own = await as(lawyer).patch('/api/notifications/read', { ids: [row?.id] });
    expect(own.json()).toEqual({ unread: 0 });
    expect((await list(lawyer, '?filter[unread]=1')).data).toHaveLength(0);
    expect((await list(lawyer, '?filter[unread]=0')).data).toHaveLength(1);
  });

  it('are filtered by type', async () => {
    await tell({ type: 'expiring' });
    await tell({ type: 'system' });
    expect((await list(lawyer, '?filter[type][]=expiring')).total).toBe(1);
    expect((await list(lawyer, '?filter[type]=system')).total).toBe(1);
  });

  it('are filtered by the group of their type', async () => {
    await tell({ type: 'expiring' });
    await tell({ type: 'obligation_due' });
    await tell({ type: 'system' });
    expect((await list(lawyer, '?filter[group]=deadlines')).total).toBe(2);
    expect((await list(lawyer, '?filter[group]=service&filter[unread]=1')).total).toBe(1);
    expect((await list(lawyer, '?filter[group]=approval')).total).toBe(0);
    expect((await as(lawyer).get('/api/notifications?filter[group]=gossip')).statusCode).toBe(422);
    const both = '/api/notifications?filter[group]=service&filter[type]=system';
    expect((await as(lawyer).get(both)).statusCode).toBe(422);
  });

  it('leave with the commit as live events, each with its own number of unread ones', async () => {
    await tell({ userIds: [lawyer.id, buyer.id] });
    await tell({ userIds: [lawyer.id] });
    const events = await app.db
      .selectFrom('outbox')
      .select(['channels', 'event', 'payload'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(events.map(({ channels }) => channels)).toEqual([
      [`private-users.${String(lawyer.id)}`],
      [`private-users.${String(buyer.id)}`],
      [`private-users.${String(lawyer.id)}`],
    ]);
    expect(events[0]).toMatchObject({ event: 'user', payload: { kind: 'notification', unread: 2 } });
  });

  it('are not sent to whoever caused them, nor to a blocked employee', async () => {
    const blocked = await aUser(app.db, { status: 'blocked' });
    await tell({ userIds: [lawyer.id, buyer.id, blocked.id], actorId: buyer.id });
    expect((await list(buyer)).total).toBe(0);
    expect((await list(blocked)).total).toBe(0);
    expect((await list(lawyer)).data[0]).toMatchObject({ actor_name: buyer.full_name });
  });

  it('take the place of an unread one about the same thing', async () => {
    const groupKey = 'agreement:112:expiring';
    await tell({ groupKey, title: 'Истекает через 30 дней' });
    await tell({ groupKey, title: 'Истекает через 10 дней' });
    expect(await list(lawyer)).toMatchObject({
      total: 1,
      unread: 1,
      data: [{ title: 'Истекает через 10 дней', repeats: 2, group_key: groupKey }],
    });
  });

  it('fold by record when their kind does, and begin anew once they were read', async () => {
    const subject = { type: 'agreement', id: 7 };
    for (const title of ['Раз', 'Два']) await tell({ type: 'comment_added', subject, title });
    await tell({ type: 'comment_added', subject: { type: 'agreement', id: 8 }, title: 'О другом' });
    for (const title of ['Вас назвали', 'Ещё раз']) await tell({ type: 'mentioned', subject, title });
    const { data, unread } = await list(lawyer);
    expect(unread).toBe(4);
    expect(data.map(({ title, repeats }) => [title, repeats])).toEqual([
      ['Ещё раз', 1],
      ['Вас назвали', 1],
      ['О другом', 1],
      ['Два', 2],
    ]);
    await as(lawyer).patch('/api/notifications/read', { ids: data.map(({ id }) => id) });
    await tell({ type: 'comment_added', subject, title: 'Три' });
    expect((await list(lawyer)).data[0]).toMatchObject({ title: 'Три', repeats: 1 });
    expect((await list(lawyer)).total).toBe(5);
  });

  it('are one when the same is told by several at once, and nobody is refused', async () => {
    const notice = { userIds: [buyer.id, lawyer.id], groupKey: 'agreement:5:status' };
    const many = Array.from({ length: 8 }, (_, at) => tell({ ...notice, title: `Раз ${String(at)}` }));
    await Promise.all(many);
    for (const user of [lawyer, buyer]) {
      expect(await list(user)).toMatchObject({ total: 1, unread: 1, data: [{ repeats: 8 }] });
    }
  });

  it('are as urgent as their kind, unless it is said otherwise', async () => {
    await tell({ type: 'approval_overdue' });
    await tell({ type: 'approval_overdue', priority: 'normal' });
    expect((await list(lawyer)).data.map(({ priority }) => priority)).toEqual(['normal', 'urgent']);
  });

  it('come to a thousand people by as many statements as to one', async () => {
    const crowd = await app.db
      .insertInto('users')
      .values(
        Array.from({ length: 1000 }, (_, at) => ({
          last_name: 'Рассылкин',
          first_name: 'Иван',
          email: `crowd-${String(at)}@contracts.local`,
          status: 'active' as const,
        })),
      )
      .returning('id')
      .execute();
    const statements = async (userIds: number[]) => {
      let count = 0;
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => {
          count += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const publishAll = async () => void (count += 1);
      const outbox = { ...app.deps.outbox, publishAll };
      await app.deps.transact((trx) =>
        notify({ outbox }, trx.withPlugin(counting), { userIds, type: 'approval_requested', title: 'Всем' }),
      );
      return count;
    };
    const one = await statements([lawyer.id]);
    expect(one).toBe(3);
    expect(await statements(crowd.map(({ id }) => id))).toBe(3);
    expect(await list({ ...lawyer, id: crowd[999]?.id ?? 0 })).toMatchObject({ unread: 1 });
  });

  it('are not sent when the use case fails', async () => {
    const failed = app.deps.transact(async (trx) => {
      await notify(app.deps, trx, { userIds: [lawyer.id], type: 'system', title: 'Не было' });
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect((await list(lawyer)).total).toBe(0);
  });

  it('are forgotten a year after they were read, and after two years in any case', async () => {
    await tell({ title: 'Прочитано давно' });
    await tell({ title: 'Не прочитано давно' });
    await tell({ title: 'Не прочитано два года' });
    await tell({ title: 'Свежее' });
    const age = (title: string, set: object) =>
      app.db.updateTable('notifications').set(set).where('title', '=', title).execute();
    const years = (count: number) => new Date(Date.now() - count * 366 * 24 * 60 * 60 * 1000);
    await age('Прочитано давно', { is_read: true, read_at: years(1), created_at: years(1) });
    await age('Не прочитано давно', { created_at: years(1) });
    await age('Не прочитано два года', { created_at: years(2) });
    await app.jobs.runScheduled('notifications.tidy');
    expect((await list(lawyer)).data.map(({ title }) => title)).toEqual(['Свежее', 'Не прочитано давно']);
  });
});

it('are narrowed by whether they are read, and say whose they are and when they were read', async () => {
  await tell({ actorId: buyer.id });
  await tell();
  const [newest] = (await list(lawyer)).data;
  await as(lawyer).patch('/api/notifications/read', { ids: [newest?.id] });
  const read = await list(lawyer, '?filter[is_read]=true');
  expect(read.data).toMatchObject([{ id: newest?.id, user_id: lawyer.id, actor_id: null }]);
  expect(read.data[0]?.read_at).toMatch(/^\d{4}-\d\d-\d\dT/);
  const unread = await list(lawyer, '?filter[is_read]=0');
  expect(unread.data).toMatchObject([{ actor_id: buyer.id, read_at: null }]);
  const both = await as(lawyer).get('/api/notifications?filter[is_read]=0&filter[unread]=0');
  expect(both.statusCode).toBe(422);
});

it('are narrowed by a list of one value', async () => {
  await tell();
  expect((await list(lawyer, '?filter[is_read][]=false')).total).toBe(1);
  expect((await list(lawyer, '?filter[is_read][]=true')).total).toBe(0);
  const both = await as(lawyer).get('/api/notifications?filter[is_read][]=0&filter[is_read][]=1');
  expect(both.statusCode).toBe(422);
});

it('are told to the other windows of their reader once they are marked, by the first of them', async () => {
  await tell();
  await tell();
  const ids = (await list(lawyer)).data.map(({ id }) => id);
  await app.db.deleteFrom('outbox').execute();
  await as(lawyer).patch('/api/notifications/read', { ids });
  await as(lawyer).patch('/api/notifications/unread', { ids: ids.slice(1) });
  await as(lawyer).patch('/api/notifications/read', { ids: [] });
  const events = await app.db.selectFrom('outbox').select(['channels', 'payload']).orderBy('id').execute();
  const told = (id: number | undefined) => ({
    channels: [`private-users.${String(lawyer.id)}`],
    payload: { kind: 'entity', resource: 'notifications', id, actor_id: lawyer.id },
  });
  expect(events).toMatchObject([told(ids[0]), told(ids[1])]);
});

it('may be told that nothing was read', async () => {
  await tell();
  const answer = await as(lawyer).patch('/api/notifications/read', { ids: [] });
  expect([answer.statusCode, answer.json()]).toEqual([200, { unread: 1 }]);
});
