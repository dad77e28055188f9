import { randomUUID } from 'node:crypto';
import type { OpeningReport } from 'shared/contract/release-report';
import type { AreaStatus } from 'shared/contract/release-status';
import { type Actor, SYSTEM_ORIGIN } from '../../platform/http/actor';
import { anActor } from '../../platform/testing/test-app';
import { aUser } from '../../users/a-user';
import { aSuite, type Suite } from '../a-suite';

let suite: Suite;
let people: Actor[];
beforeAll(async () => {
  suite = await aSuite();
  const made = await Promise.all(Array.from({ length: 40 }, () => aUser(suite.app.db, { password: null })));
  people = made.map(({ id }) => anActor({ id, permissions: [] }));
  await suite.release({ area: 'shell', version: '1.0.0' });
  await suite.release({ version: '1.0.0' });
});
afterAll(() => suite.app.close());

const person = (at: number): Actor => people[at] ?? suite.admin;
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

  it('of one opening count once, and its failure over its success', async () => {
    const first = opened('1.0.0');
    await report(person(0), first, first);
    await report(person(0), { ...first, failure: 'crash' }, first);
    await report(person(0), { ...first, failure: 'page' });
    await report(person(0), first);
    expect(await countsOf('1.0.0')).toEqual({
      openings: 1,
      people: 1,
      failed: 1,
      failed_people: 1,
      phases: [{ phase: 'crash', count: 1 }],
    });
  });

  it('cannot be turned into failures by somebody else', async () => {
    const own = opened('1.0.0');
    await report(person(1), own);
    await report(person(2), { ...own, failure: 'crash' });
    expect(await countsOf('1.0.0')).toMatchObject({ openings: 2, failed: 1 });
  });
});

describe('a version that fails for some', () => {
  it('is taken back in the middle of its rollout, and everybody who asks is told why', async () => {
    await rollOut('1.1.0', 50);
    for (let at = 0; at < 29; at += 1) await report(person(at + 5), opened('1.0.0'));
    await report(person(0), opened('1.1.0'));
    await report(person(1), opened('1.1.0'));
    await report(person(2), opened('1.1.0', 'crash'));
    await report(person(3), opened('1.1.0', 'crash'));
    expect((await status()).rollout?.version).toBe('1.1.0');
    const events = await suite.app.db.selectFrom('outbox').select('id').execute();
    await report(person(4), opened('1.1.0', 'crash'));

    const area = await status();
    expect(area).toMatchObject({ active: '1.0.0', rollout: null });
    expect(area.versions.find(({ version }) => version === '1.1.0')).toMatchObject({
      state: 'withdrawn',
      withdrawn_reason:
        'Отозвана автоматически: 3 открытия из 5 не удались (ошибка отрисовки), у прошлой версии — 0 из 29.',
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
    // Nobody has a session of the database in this test, so that there is nobody to tell.
    expect(await suite.app.db.selectFrom('outbox').select('id').execute()).toHaveLength(events.length);
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

  it('is taken back after its activation for all, by one person alone if nobody else has come', async () => {
    await rollOut('1.2.0');
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
    await report(person(0), opened('1.2.0', 'entry'), opened('1.2.0', 'entry'), opened('1.2.0', 'page'));
    const area = await status();
    expect(area.active).toBe('1.0.0');
    expect(area.versions.find(({ version }) => version === '1.2.0')?.withdrawn_reason).toBe(
      'Отозвана автоматически: 3 открытия из 3 не удались (не загрузился раздел — 2, не загрузилась страница — 1), прошлую версию за это время никто не открывал.',
    );
    const events = await suite.app.db.selectFrom('outbox').select(['channels', 'payload']).execute();
    expect(events.at(-1)).toMatchObject({
      channels: [`private-users.${String(live.id)}`],
      payload: { kind: 'entity', entity: 'release', actor_id: null },
    });
  });

  it('stays when one odd browser fails among those that work', async () => {
    await rollOut('1.3.0', 50);
    await report(person(1), opened('1.3.0'));
    for (let at = 0; at < 6; at += 1) await report(person(0), opened('1.3.0', 'crash'));
    expect((await status()).rollout?.version).toBe('1.3.0');
  });

  it('is withdrawn once when the reports come all at the same time', async () => {
    await rollOut('1.4.0', 50);
    await Promise.all(people.map((who) => report(who, opened('1.4.0', 'timeout'))));
    const lines = await suite.app.db
      .selectFrom('activity_logs')
      .select('seq')
      .where('action', '=', 'release.withdrawn')
      .where('entity_label', '=', 'Предложения 1.4.0')
      .execute();
    expect([lines.length, (await status()).rollout]).toEqual([1, null]);
    expect(await countsOf('1.4.0')).toMatchObject({ openings: 40, failed: 40, failed_people: 40 });
  });

  it('stays a day after its activation: then a person decides', async () => {
    await rollOut('1.5.0');
    suite.app.setNow(new Date(Date.now() + 25 * 3_600_000));
    await report(person(0), ...Array.from({ length: 5 }, () => opened('1.5.0', 'crash')));
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
