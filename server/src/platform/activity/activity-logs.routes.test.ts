import { sql } from 'kysely';
import type { ActivityChoices } from 'shared/contract/journal/activity-log';
import { transactOn } from '../database/transact';
import { SYSTEM_ORIGIN } from '../http/actor';
import { anActor, startTestApp, type TestApp } from '../testing/test-app';

interface Page {
  data: {
    id: number;
    action: string;
    action_label: string;
    entity_label: string;
    entity_url: string | null;
    actor_name: string | null;
  }[];
  meta: { total: number; last_page: number; total_is_capped: boolean };
}

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-11-20T09:00:00Z') });
  test.deps.activity.labels({ 'agreement.updated': 'Изменение договора' });
  for (const number of [1, 2, 3]) {
    await transactOn(test.db)((trx) =>
      test.deps.activity.record(trx, {
        actor: number === 3 ? null : { id: number, name: `Сотрудник ${String(number)}` },
        action: 'agreement.updated',
        entityType: 'agreement',
        entityId: number,
        entityLabel: `Договор №\u00a0${String(number)}_%`,
        origin: SYSTEM_ORIGIN,
        occurredAt: new Date(`2026-11-1${String(number)}T12:00:00Z`),
      }),
    );
  }
});
afterAll(() => test.close());

const auditor = anActor({ id: 90, name: 'Аудитор', permissions: ['activity_logs.read'] });
const find = async (query: string) =>
  (await test.as(auditor).get(`/api/activity-logs?${query}`)).json<Page>();

describe('the journal', () => {
  it('is closed to strangers and to employees without the right', async () => {
    expect((await test.stranger.get('/api/activity-logs')).statusCode).toBe(401);
    expect((await test.as(anActor({ permissions: [] })).get('/api/activity-logs')).statusCode).toBe(403);
    expect((await test.as(anActor({ permissions: [] })).post('/api/activity-logs/verify')).statusCode).toBe(
      403,
    );
  });

  it('shows the newest first, with the Russian name of what was done', async () => {
    const { data } = await find('filter[action]=agreement.updated');
    expect(data.map((line) => line.id)).toEqual([3, 2, 1]);
    expect(data[1]).toMatchObject({ action_label: 'Изменение договора', actor_name: 'Сотрудник 2' });
  });

  it('leads to a record only whoever may open it', async () => {
    const address = (id: number | null) => `/users/${String(id)}`;
    test.deps.activity.pages('agreement', {
      at: (id, reader) => (id === 2 && reader.id === auditor.id ? address(id) : null),
    });
    const { data } = await find('filter[action]=agreement.updated');
    expect(data.map((line) => line.entity_url)).toEqual([null, address(2), null]);
  });

  it('is told of the page of a type once, whatever the order', () => {
    test.deps.activity.pages('memo', { path: '/memos' });
    expect(() => test.deps.activity.pages('memo', { path: '/notes' })).toThrow(
      'The page of memo is told twice',
    );
  });

  it('shows one line by its number, to whoever may read it', async () => {
    const url = '/api/activity-logs/2';
    expect((await test.stranger.get(url)).statusCode).toBe(401);
    expect((await test.as(anActor({ permissions: [] })).get(url)).statusCode).toBe(403);
    expect((await test.as(auditor).get('/api/activity-logs/999999')).statusCode).toBe(404);
    expect((await test.as(auditor).get(url)).json()).toMatchObject(
      (await find('filter[action]=agreement.updated')).data[1] ?? {},
    );
  });

  it('refuses a check with what no check asks for', async () => {
    const url = '/api/activity-logs/verify';
    expect((await test.as(auditor).post(url, { from: 1 })).statusCode).toBe(422);
  });

  it('names what it can be narrowed by, in Russian and in order', async () => {
    const url = '/api/activity-logs/choices';
    expect((await test.stranger.get(url)).statusCode).toBe(401);
    expect((await test.as(anActor({ permissions: [] })).get(url)).statusCode).toBe(403);
    const { actions, kinds } = (await test.as(auditor).get(url)).json<ActivityChoices>();
    expect(actions).toContainEqual({ value: 'agreement.updated', label: 'Изменение договора' });
    expect(kinds).toContainEqual({ value: 'counterparty', label: 'Контрагенты' });
    for (const labels of [actions, kinds].map((list) => list.map(({ label }) => label))) {
      expect(labels).toEqual([...labels].sort(new Intl.Collator('ru').compare));
      expect(labels.filter((label) => !/^[А-ЯЁ]/.test(label))).toEqual([]);
    }
  });

  it('puts down who read it, once in an hour however often they turn pages', async () => {
    await find('page=1');
    test.setNow(new Date('2026-11-20T09:59:00Z'));
    await find('search=договор');
    const { data } = await find('filter[action]=activity_log.read');
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ actor_name: 'Аудитор', action_label: 'Просмотр журнала действий' });
    test.setNow(new Date('2026-11-20T10:01:00Z'));
    await find('page=1');
    expect((await find('filter[action]=activity_log.read')).data).toHaveLength(2);
    test.setNow(new Date('2026-11-20T09:00:00Z'));
  });

  it.each([
    ['filter[actor_id]=1', [1]],
    ['filter[entity_type]=agreement&filter[entity_id]=2', [2]],
    ['filter[entity_type][]=agreement&filter[entity_type][]=night&filter[actor_id][]=2', [2]],
    ['search=договор 3', [3]],
    ['search=договор 3 сотрудник', []],
    ['filter[occurred_at][gte]=2026-11-12&filter[occurred_at][lte]=2026-11-13&sort=occurred_at', [2, 3]],
    ['search=2_%25', [2]],
    ['search=сотрудник&sort=occurred_at', [1, 2]],
    ['filter[action]=agreement.updated&per_page=2&page=2', [1]],
  ])('is narrowed by %s', async (query, ids) => {
    expect((await find(query)).data.map((line) => line.id)).toEqual(ids);
  });

  it('is read by the days of Moscow', async () => {
    await transactOn(test.db)((trx) =>
      test.deps.activity.record(trx, {
        actor: null,
        action: 'night.work',
        entityType: 'night',
        entityId: 1,
        entityLabel: 'Ночью',
        origin: SYSTEM_ORIGIN,
        occurredAt: new Date('2026-11-19T22:25:00Z'),
      }),
    );
    const onDay = async (day: string) =>
      (
        await find(
          `filter[action]=night.work&filter[occurred_at][gte]=${day}&filter[occurred_at][lte]=${day}`,
        )
      ).data.length;
    expect([await onDay('2026-11-19'), await onDay('2026-11-20')]).toEqual([0, 1]);
  });

  it.each([
    'page=0',
    'per_page=101',
    'sort=hash',
    'filter[x]=1',
    'filter[occurred_at][gte]=2026-02-30',
    'filter[occurred_at][gte]=2026-02-03&filter[occurred_at][lte]=2026-02-01',
    'filter[actor_id]=a',
    'filter[action]=%D0%B0',
    'page=1&page=2',
    'page=10001&per_page=100',
  ])('refuses %s', async (query) => {
    expect((await test.as(auditor).get(`/api/activity-logs?${query}`)).statusCode).toBe(422);
  });

  it('puts down no reading that was refused', async () => {
    const curious = anActor({ id: 95, permissions: ['activity_logs.read'] });
    await test.as(curious).get('/api/activity-logs?sort=hash');
    await test.as(curious).get('/api/activity-logs?page=0');
    expect((await find('filter[action]=activity_log.read&filter[actor_id]=95')).data).toEqual([]);
  });

  it('tells that nothing was touched, and puts the check down', async () => {
    const { checked, ...rest } = (await test.as(auditor).post('/api/activity-logs/verify')).json();
    expect(rest).toEqual({ is_intact: true, first_fault: null });
    expect(checked).toBeGreaterThanOrEqual(4);
    expect((await find('filter[action]=activity_log.verified')).data).toHaveLength(1);
  });

  it('is checked by one at a time', async () => {
    const answers = await Promise.all(
      [91, 92, 93].map((id) => test.as(anActor({ id })).post('/api/activity-logs/verify')),
    );
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([200, 429, 429]);
    expect((await test.as(auditor).post('/api/activity-logs/verify')).statusCode).toBe(200);
  });
});

it('tells of one line whence it came and its link of the chain', async () => {
  const [newest] = (await find('per_page=1')).data;
  const url = `/api/activity-logs/${String(newest?.id)}`;
  const line = (await test.as(auditor).get(url)).json<Record<string, unknown>>();
  const { rows } = await sql<{ hash: string; prev_hash: string }>`
    select hash, prev_hash from activity_logs where seq = ${newest?.id}`.execute(test.db);
  expect(line).toMatchObject({ seq: newest?.id, on_behalf_of_id: null, ...rows[0] });
  expect(Object.keys(line)).toEqual(expect.arrayContaining(['ip', 'user_agent', 'request_id']));
  expect((await test.as(anActor({ permissions: [] })).get(url)).statusCode).toBe(403);
});
