import { randomUUID } from 'node:crypto';
import type { OpeningReport } from 'shared/contract/release/release-report';
import type { AreaStatus } from 'shared/contract/release/release-status';
import { cohortOf, isReached } from 'shared/contract/release/rollout';
import { type Actor, SYSTEM_ORIGIN } from '../../platform/http/actor';
import { anActor } from '../../platform/testing/test-app';
import { aUser } from '../../users/a-user';
import { aDefinition } from '../gate/a-candidate';
import { aSuite, type Suite } from '../a-suite';

let suite: Suite;
let people: Actor[];
beforeAll(async () => {
  suite = await aSuite();
  const made = await Promise.all(Array.from({ length: 40 }, () => aUser(suite.app.db, { password: null })));
  people = made.map(({ id }) => anActor({ id, permissions: ['agreements.read'] }));
  await workWith(people);
  await suite.release({ area: 'shell', version: '1.0.0' });
  await suite.release({ version: '1.0.0' });
});
afterAll(() => suite.app.close());

/** So many have logged in of late, and nobody else. */
async function workWith(active: readonly Actor[]): Promise<void> {
  const { db } = suite.app;
  await db.updateTable('users').set({ last_login_at: null }).execute();
  const ids = active.map(({ id }) => id);
  await db.updateTable('users').set({ last_login_at: new Date() }).where('id', 'in', ids).execute();
}
const person = (at: number): Actor => people[at] ?? suite.admin;
/** People whom a rollout to a half reaches, or does not reach. */
const reached = (isIn = true) => people.filter(({ id }) => isReached('mf-offers', cohortOf(id), 50) === isIn);
const opened = (version: string, failure: OpeningReport['failure'] = null): OpeningReport => ({
  area: 'mf-offers',
  version,
  opening: randomUUID(),
  failure,
  route: 'offers',
});
const report = (who: Actor, ...reports: object[]) =>
  suite.app.as(who).post('/api/release-reports', { reports });
const status = async () =>
  (await suite.app.as(suite.admin).get('/api/releases/mf-offers')).json<
    AreaStatus & Record<string, unknown>
  >();
const countsOf = async (version: string) =>
  (await status()).versions.find((candidate) => candidate.version === version)?.counts;
const rollOut = async (version: string, percent?: number) => {
  expect((await suite.publish({ version })).statusCode).toBe(201);
  const answer = await suite.post('/api/releases/mf-offers/activate', {
    version,
    ...(percent !== undefined && { percent }),
  });
  expect(answer.statusCode).toBe(200);
};

describe('reports', () => {
  it('are taken from nobody who is not logged in', async () => {
    expect((await suite.app.stranger.post('/api/release-reports', { reports: [] })).statusCode).toBe(401);
  });

  it.each([
    ['none', []],
    ['more than a batch', Array.from({ length: 51 }, () => opened('1.0.0'))],
    ['an unknown phase', [{ ...opened('1.0.0'), failure: 'mood' }]],
    ['an opening without a number of its own', [{ ...opened('1.0.0'), opening: '1' }]],
  ])('are refused when they are %s', async (_, reports) => {
    expect((await report(person(0), ...reports)).statusCode).toBe(422);
  });

  it('about areas and versions nobody knows are passed over in silence', async () => {
    const strange = [opened('9.9.9'), { ...opened('1.0.0'), area: 'mf-else' }];
    expect((await report(person(0), ...strange)).statusCode).toBe(204);
    expect(await suite.app.db.selectFrom('release_openings').selectAll().execute()).toEqual([]);
  });

  it('of one person count once a day, and a failure over what went well', async () => {
    for (let times = 0; times < 10; times += 1) await report(person(0), opened('1.0.0'));
    expect(await countsOf('1.0.0')).toMatchObject({ openings: 1, people: 1, failed: 0 });
    await report(person(0), opened('1.0.0', 'crash'), opened('1.0.0', 'crash'));
    await report(person(0), opened('1.0.0'));
    expect(await countsOf('1.0.0')).toEqual({
      openings: 1,
      people: 1,
      failed: 1,
      failed_people: 1,
      phases: [{ phase: 'crash', count: 1 }],
    });
  });

  it('of one person are kept no more than a day has use for', async () => {
    for (let times = 0; times < 5; times += 1) {
      await report(person(3), ...Array.from({ length: 20 }, () => opened('1.0.0')));
    }
    const kept = await suite.app.db
      .selectFrom('release_openings')
      .select('opening')
      .where('user_id', '=', person(3).id)
      .execute();
    expect(kept.length).toBeLessThanOrEqual(3);
  });

  it('are refused when one person sends more than a browser does', async () => {
    const codes: number[] = [];
    for (let times = 0; times < 601; times += 1) {
      codes.push((await report(suite.admin, opened('9.9.9'))).statusCode);
    }
    expect([codes.at(0), codes.at(-1)]).toEqual([204, 429]);
  });

  it('cannot be turned into failures by somebody else', async () => {
    const own = opened('1.0.0');
    await report(person(1), own);
    await report(person(2), { ...own, failure: 'crash' });
    const first = await suite.app.db
      .selectFrom('release_openings')
      .select('failure')
      .where('user_id', '=', person(1).id)
      .executeTakeFirstOrThrow();
    expect(first.failure).toBeNull();
  });

  it.each([
    ['who holds no right at all', '1.0.1', []],
    ['whom none of the area’s pages is open to', '1.0.2', ['activity_logs.read']],
  ] as const)('of somebody %s are passed over', async (_, version, permissions) => {
    const routes = aDefinition().routes.map((route) => ({
      ...route,
      ...(permissions.length > 0 && { permissions: ['Просмотр договоров' as const] }),
    }));
    await suite.release({ version, definition: aDefinition({ routes }) });
    await report(anActor({ id: person(4).id, permissions: [...permissions] }), opened(version, 'crash'));
    await report(person(5), opened(version, 'crash'));
    expect(await countsOf(version)).toMatchObject({ openings: 1, failed: 1 });
    await suite.post('/api/releases/mf-offers/rollback');
  });

  it('of a version that the person was not served are passed over', async () => {
    await rollOut('1.0.5', 50);
    for (const who of reached(false)) await report(who, opened('1.0.5', 'crash'));
    expect(await countsOf('1.0.5')).toMatchObject({ openings: 0 });
    expect((await status()).rollout?.version).toBe('1.0.5');
    await suite.post('/api/releases/mf-offers/rollback');
  });
});

describe('a version that fails for some', () => {
  it('is taken back in the middle of its rollout, and everybody who asks is told why', async () => {
    await rollOut('1.1.0', 50);
    const others = reached(false).slice(6);
    for (const who of others) await report(who, opened('1.0.0'));
    const [good = 0, fair = 0, first = 0, second = 0, third = 0] = reached().map((who) =>
      people.indexOf(who),
    );
    for (const at of [good, fair]) await report(person(at), opened('1.1.0'));
    const crashed = () => opened('1.1.0', 'crash');
    await report(person(first), crashed(), crashed(), crashed());
    await report(person(second), crashed());
    expect((await status()).rollout?.version).toBe('1.1.0');
    const events = await suite.app.db.selectFrom('outbox').select('id').execute();
    await report(person(third), crashed());

    const area = await status();
    expect(area).toMatchObject({ active: '1.0.0', rollout: null });
    expect(area.versions.find(({ version }) => version === '1.1.0')).toMatchObject({
      state: 'withdrawn',
      withdrawn_reason:
        'Отозвана автоматически: 3 открытия из 5 не удались (ошибка отрисовки), ' +
        `у прошлой версии — 0 из ${String(others.length)}.`,
    });
    const line = await suite.app.db
      .selectFrom('activity_logs')
      .select(['action', 'actor_id', 'entity_label', 'ip'])
      .orderBy('seq', 'desc')
      .executeTakeFirst();
    expect(line).toEqual({
      action: 'release.withdrawn',
      actor_id: null,
      entity_label: 'Предложения 1.1.0',
      ip: SYSTEM_ORIGIN.ip,
    });
    expect(suite.app.deps.activity.labelOf('release.withdrawn')).toBe('Автоматический отзыв версии раздела');
    expect(suite.app.logLines.filter(({ version }) => version === '1.1.0')).toMatchObject([
      {
        level: 40,
        area: 'mf-offers',
        reason: expect.stringContaining('3 открытия из 5') as string,
        msg: 'a version was withdrawn by the registry',
      },
    ]);
    // Nobody has a session of the database in this test: the administrator is told, no open browser is.
    const told = await suite.app.db.selectFrom('outbox').select('payload').orderBy('id').execute();
    expect(told.slice(events.length).map(({ payload }) => payload)).toMatchObject([
      { kind: 'notification', notification: { title: 'Отозвана версия: Предложения 1.1.0', url: '/areas' } },
    ]);
  });

  it('is not switched on again by a pipeline, but by an administrator', async () => {
    const team = suite.app.withToken(await suite.tokenOf('mf-offers'));
    const answer = await team.post('/api/releases/mf-offers/activate', { version: '1.1.0', percent: 10 });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringMatching(/^Версия 1\.1\.0 отозвана автоматически/) as string,
    ]);
    const again = await suite.post('/api/releases/mf-offers/activate', { version: '1.1.0', percent: 10 });
    expect(again.statusCode).toBe(200);
    await suite.post('/api/releases/mf-offers/rollback');
  });

  it('is not taken back by one person of several, however often it fails', async () => {
    await rollOut('1.2.0');
    for (let times = 0; times < 10; times += 1) await report(person(0), opened('1.2.0', 'crash'));
    expect((await status()).active).toBe('1.2.0');
  });

  it('is taken back by one person alone where nobody else works', async () => {
    await workWith([person(0)]);
    const live = await suite.app.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', person(9).id)
      .executeTakeFirstOrThrow();
    await suite.app.db
      .insertInto('tokens')
      .values({
        kind: 'session',
        user_id: live.id,
        hash: Buffer.alloc(32, 7),
        expires_at: new Date('2099-01-01'),
      })
      .execute();
    await suite.app.db.deleteFrom('release_openings').where('user_id', '=', person(0).id).execute();
    await report(person(0), opened('1.2.0', 'entry'), opened('1.2.0', 'entry'), opened('1.2.0', 'page'));
    const area = await status();
    expect(area.active).toBe('1.0.0');
    expect(area.versions.find(({ version }) => version === '1.2.0')?.withdrawn_reason).toBe(
      'Отозвана автоматически: 3 открытия из 3 не удались (не загрузился раздел — 2, не загрузилась страница — 1), прошлую версию за это время никто не открывал.',
    );
    await workWith(people);
    const events = await suite.app.db.selectFrom('outbox').select(['channels', 'payload']).execute();
    expect(events.at(-1)).toMatchObject({
      channels: [`private-users.${String(live.id)}`],
      payload: { kind: 'entity', entity: 'release', actor_id: null },
    });
  });

  it('is withdrawn once when the reports come all at the same time', async () => {
    await rollOut('1.4.0', 50);
    await Promise.all(reached().map((who) => report(who, opened('1.4.0', 'timeout'))));
    const lines = await suite.app.db
      .selectFrom('activity_logs')
      .select('seq')
      .where('action', '=', 'release.withdrawn')
      .where('entity_label', '=', 'Предложения 1.4.0')
      .execute();
    expect([lines.length, (await status()).rollout]).toEqual([1, null]);
  });

  it('stays a day after its activation: then a person decides', async () => {
    await rollOut('1.5.0');
    suite.app.setNow(new Date(Date.now() + 25 * 3_600_000));
    for (const who of people.slice(0, 5)) await report(who, opened('1.5.0', 'crash'));
    expect((await status()).active).toBe('1.5.0');
  });
});

test('openings of two weeks ago are forgotten at night', async () => {
  suite.app.setNow(new Date(Date.now() + 20 * 24 * 3_600_000));
  await report(person(0), opened('1.5.0', 'crash'));
  await suite.app.jobs.runScheduled('releases.openings');
  expect(await suite.app.db.selectFrom('release_openings').select('version').execute()).toEqual([
    { version: '1.5.0' },
  ]);
});
