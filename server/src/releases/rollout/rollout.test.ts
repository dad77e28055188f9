import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { cohortOf, isReached } from 'shared/contract/release/rollout';
import type { AreaStatus, ReleasesStatus } from 'shared/contract/release/release-status';
import { anActor, type TestApp } from '../../platform/testing/test-app';
import { aUser } from '../../users/a-user';
import { aSuite, type Suite } from '../a-suite';
import { aDefinition } from '../gate/a-candidate';
import { readPreview } from '../preview-token';
import { isPreviewLive } from './previews.repository';

let suite: Suite;
beforeAll(async () => {
  suite = await aSuite();
  await suite.release({ area: 'shell', version: '1.0.0' });
  await suite.release({ version: '1.0.0' });
  await suite.release({ version: '1.1.0' });
});
afterAll(() => suite.app.close());

const activate = (version: string, percent?: number) =>
  suite.post('/api/releases/mf-offers/activate', { version, ...(percent !== undefined && { percent }) });
const rollback = (reason?: string) => suite.post('/api/releases/mf-offers/rollback', { reason });
const status = async () =>
  (await suite.app.as(suite.admin).get('/api/releases/mf-offers')).json<
    AreaStatus & Record<string, unknown>
  >();
const revision = async () =>
  (await suite.app.as(suite.admin).get('/api/releases')).json<ReleasesStatus & Record<string, unknown>>()
    .revision;
const stateOf = (area: AreaStatus, version: string) =>
  area.versions.find((candidate) => candidate.version === version)?.state;
const journal = async () =>
  suite.app.db
    .selectFrom('activity_logs')
    .select(['action', 'actor_id', 'entity_label', 'changes'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('the registry', () => {
  const addresses = [
    ['GET', '/api/releases'],
    ['GET', '/api/releases/mf-offers'],
    ['POST', '/api/releases/mf-offers/activate'],
    ['POST', '/api/releases/mf-offers/rollback'],
    ['POST', '/api/releases/mf-offers/preview'],
    ['DELETE', '/api/releases/mf-offers/previews'],
  ] as const;

  it.each(addresses)('%s %s answers nobody who is not logged in', async (method, url) => {
    expect((await suite.app.stranger.inject({ method, url })).statusCode).toBe(401);
  });

  it.each(addresses)('%s %s answers nobody without the right', async (method, url) => {
    const nobody = suite.app.as(anActor({ permissions: ['roles.read'] }));
    expect((await nobody.inject({ method, url })).statusCode).toBe(403);
  });
});

describe('a version', () => {
  it('for everybody replaces the one before, which a rollback returns to', async () => {
    const before = await revision();
    const area = (await activate('1.1.0')).json<AreaStatus & Record<string, unknown>>();
    expect(area).toMatchObject({ title: 'Предложения', active: '1.1.0', previous: '1.0.0', rollout: null });
    expect(await revision()).toBe(before + 1);
    expect(await journal()).toMatchObject({
      action: 'release.activated',
      actor_id: suite.admin.id,
      entity_label: 'Предложения 1.1.0',
    });
  });

  it('for a part of the people reaches exactly those whose cohort it reaches', async () => {
    const people = [suite.admin.id];
    for (let more = 0; more < 20; more += 1) people.push((await aUser(suite.app.db, { password: null })).id);
    await aUser(suite.app.db, { status: 'dismissed', password: null });
    expect((await suite.publish({ version: '1.2.0' })).statusCode).toBe(201);
    const area = (await activate('1.2.0', 30)).json<AreaStatus & Record<string, unknown>>();
    const reached = people.filter((id) => isReached('mf-offers', cohortOf(id), 30)).length;
    expect(area.rollout).toMatchObject({ version: '1.2.0', percent: 30 });
    expect(area.versions.find(({ version }) => version === '1.2.0')).toMatchObject({
      state: 'rollout',
      group_size: reached,
    });
    expect(area.versions.find(({ version }) => version === '1.1.0')).toMatchObject({
      state: 'active',
      group_size: people.length - reached,
    });
  });

  it('goes on being rolled out since its own beginning when its part grows', async () => {
    const started = (await status()).rollout?.started_at;
    await activate('1.2.0', 60);
    expect((await status()).rollout).toEqual({ version: '1.2.0', percent: 60, started_at: started });
  });

  it('that is taken back ends its rollout, and says why', async () => {
    const area = (await rollback('не сходятся суммы')).json<AreaStatus & Record<string, unknown>>();
    expect(area).toMatchObject({ active: '1.1.0', previous: '1.0.0', rollout: null });
    expect(area.versions.find(({ version }) => version === '1.2.0')).toMatchObject({
      state: 'withdrawn',
      withdrawn_reason: `Отозвана: не сходятся суммы (${suite.admin.name}).`,
    });
    expect(await journal()).toMatchObject({
      action: 'release.rolled_back',
      entity_label: 'Предложения 1.2.0',
    });
  });

  it('that a person switches on again is withdrawn no more', async () => {
    const area = (await activate('1.2.0')).json<AreaStatus & Record<string, unknown>>();
    expect([stateOf(area, '1.2.0'), stateOf(area, '1.1.0')]).toEqual(['active', 'previous']);
  });

  it('goes back version by version, and no further than there was one', async () => {
    expect((await rollback()).json()).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
    expect((await rollback()).json()).toMatchObject({ active: '1.0.0', previous: null });
    const answer = await rollback();
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Возвращаться некуда: прошлой версии нет. Опубликуйте и включите исправленную.',
    ]);
    await activate('1.1.0');
  });

  it('is switched on by the token of its area, and the journal names the token', async () => {
    const team = suite.app.withToken(await suite.tokenOf('mf-offers'));
    const answer = await team.post('/api/releases/mf-offers/activate', { version: '1.2.0', percent: 10 });
    expect(answer.statusCode).toBe(200);
    expect(await journal()).toMatchObject({
      action: 'release.rolled_out',
      actor_id: null,
      entity_label: 'Предложения 1.2.0, токен «CI mf-offers»',
      changes: [
        {
          field: 'share',
          label: 'Кому показывается',
          old: '1.1.0 — всем',
          new: '1.2.0 — 10 %, 1.1.0 — остальным',
        },
      ],
    });
    await rollback();
  });

  it.each([
    ['is unknown', () => activate('7.7.7'), 404],
    ['is active already and should reach a part', () => activate('1.1.0', 20), 409],
    [
      'is of an area that never was',
      () => suite.post('/api/releases/mf-news/activate', { version: '1.0.0' }),
      404,
    ],
    ['is asked for with an odd percentage', () => activate('1.1.0', 0), 422],
    ['of nothing is taken back', () => suite.post('/api/releases/mf-news/rollback'), 404],
  ])('that %s is refused', async (_, ask, code) => {
    const answer = await ask();
    expect([answer.statusCode, answer.json().message]).toEqual([
      code,
      expect.stringMatching(/[а-яё]/) as string,
    ]);
  });

  it('whose files are gone is refused with a sentence', async () => {
    await suite.publish({ version: '1.9.0' });
    await suite.app.db
      .updateTable('releases')
      .set({ files_removed_at: new Date() })
      .where('version', '=', '1.9.0')
      .execute();
    const answer = await activate('1.9.0');
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringMatching(/^Файлы версии 1\.9\.0 удалены/) as string,
    ]);
  });

  it('whose files the store has lost is neither switched on nor shown, and what serves goes on', async () => {
    await suite.publish({ version: '1.9.1' });
    const releases = path.join(suite.app.deps.config.dataDir, 'releases');
    await rm(path.join(releases, 'mf-offers', '1.9.1'), { recursive: true });
    const before = await revision();
    for (const answer of [
      await activate('1.9.1'),
      await suite.post('/api/releases/mf-offers/preview', { version: '1.9.1' }),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toContain('Файлов версии 1.9.1 в хранилище нет');
    }
    expect(await revision()).toBe(before);
  });

  it('whose files the store has lost is not returned to', async () => {
    for (const version of ['1.9.2', '1.9.3']) {
      await suite.publish({ version });
      await activate(version);
    }
    const kept = path.join(suite.app.deps.config.dataDir, 'releases', 'mf-offers', '1.9.2');
    await rename(kept, `${kept}.away`);
    const answer = await rollback();
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringMatching(/^Файлов прошлой версии 1\.9\.2 в хранилище нет/) as string,
    ]);
    expect((await status()).active).toBe('1.9.3');
    await rename(`${kept}.away`, kept);
    expect((await rollback()).json()).toMatchObject({ active: '1.9.2' });
    expect((await rollback()).statusCode).toBe(200);
  });

  it('that is the first of its area is for everybody at once', async () => {
    const definition = aDefinition({
      id: 'mf-handbooks',
      title: 'Справочники',
      routes: [{ id: 'handbooks', path: '/handbooks', title: 'Справочники' }],
      menu: [],
    });
    await suite.publish({ area: 'mf-handbooks', version: '1.0.0', definition });
    const url = '/api/releases/mf-handbooks/activate';
    expect((await suite.post(url, { version: '1.0.0', percent: 50 })).statusCode).toBe(409);
    expect((await suite.post(url, { version: '1.0.0' })).statusCode).toBe(200);
  });
});

describe('what does not fit what serves people', () => {
  it('is not switched on, even when it fitted on the day it was published', async () => {
    expect((await suite.publish({ version: '2.0.0' })).statusCode).toBe(201);
    const taken = aDefinition({
      id: 'mf-agreements',
      title: 'Договоры',
      routes: [{ id: 'archive', path: '/archive', title: 'Архив' }],
      menu: [],
    });
    const routes = [...aDefinition().routes, { id: 'archive', path: '/:archive', title: 'Архив' }];
    expect((await suite.publish({ version: '2.1.0', definition: aDefinition({ routes }) })).statusCode).toBe(
      422,
    );
    const own = [...aDefinition().routes, { id: 'archive', path: '/archive', title: 'Архив' }];
    expect(
      (await suite.publish({ version: '2.2.0', definition: aDefinition({ routes: own }) })).statusCode,
    ).toBe(201);
    await suite.release({ area: 'mf-agreements', version: '1.0.0', definition: taken });
    const answer = await activate('2.2.0');
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: Record<string, string[]> }>().errors.routes?.[0]).toMatch(
      /^Страница archive \(\/archive\) пересекается с адресом \/archive раздела «Договоры»/,
    );
  });

  it('keeps a shell away from areas that need another contract', async () => {
    const answer = await suite.publish({ area: 'shell', version: '2.0.0', contract: '^3.0.0' });
    expect(answer.json<{ errors: Record<string, string[]> }>().errors.contract).toHaveLength(3);
  });

  it('lets a shell and an area that exclude each other never both pass', async () => {
    await suite.publish({ area: 'shell', version: '1.1.0', contract: '^2.1.0' });
    await suite.post('/api/releases/shell/activate', { version: '1.1.0' });
    const tested = { testedIn: { version: '1.1.0', contract: '2.1.0' }, contract: '^2.1.0' };
    expect((await suite.publish({ version: '3.0.0', ...tested })).statusCode).toBe(201);
    const [area, shell] = await Promise.all([
      activate('3.0.0'),
      suite.post('/api/releases/shell/activate', { version: '1.0.0' }),
    ]);
    expect([area.statusCode, shell.statusCode].sort()).toEqual([200, 422]);
  });
});

describe('a preview', () => {
  it('is a signed link to the first page of the version, and is put down in the journal', async () => {
    suite.app.setNow(new Date('2026-11-20T08:00:00Z'));
    const answer = await suite.post('/api/releases/mf-offers/preview', { version: '1.2.0', hours: 4 });
    const { url, expires_at } = answer.json<{ url: string; expires_at: string }>();
    expect(expires_at).toBe('2026-11-20T12:00:00.000Z');
    const { pathname, searchParams } = new URL(url);
    expect(pathname).toBe('/commercial-offers');
    expect(
      readPreview(suite.app.deps.secrets, searchParams.get('preview') ?? '', suite.app.deps.now()),
    ).toEqual({
      id: expect.any(Number) as number,
      area: 'mf-offers',
      version: '1.2.0',
      expires_at,
    });
    expect(await journal()).toMatchObject({ action: 'release.previewed', entity_label: 'Предложения 1.2.0' });
  });

  it('of an unknown version is refused', async () => {
    expect((await suite.post('/api/releases/mf-offers/preview', { version: '7.7.7' })).statusCode).toBe(404);
  });
});

describe('a preview link', () => {
  const isLive = async (url: string) => {
    const { deps, db } = suite.app;
    const claim = readPreview(deps.secrets, new URL(url).searchParams.get('preview') ?? '', deps.now());
    return claim !== null && (await isPreviewLive(db, claim.id, deps.now()));
  };
  const previewBy = async (caller: Pick<TestApp['stranger'], 'post'>) =>
    (await caller.post('/api/releases/mf-offers/preview', { version: '1.2.0' })).json<{ url: string }>().url;

  it('ends with the token that made it', async () => {
    const made = await suite.post('/api/deploy-tokens', { area: 'mf-offers', name: 'CI', days: 30 });
    const { token, id } = made.json<{ token: string; id: number }>();
    const url = await previewBy(suite.app.withToken(token));
    expect(await isLive(url)).toBe(true);
    await suite.app.as(suite.admin).delete(`/api/deploy-tokens/${String(id)}`);
    expect(await isLive(url)).toBe(false);
  });

  it('ends when it is revoked, and the journal tells by whom', async () => {
    const urls = [await previewBy(suite.app.as(suite.admin)), await previewBy(suite.app.as(suite.admin))];
    expect(await Promise.all(urls.map(isLive))).toEqual([true, true]);
    const answer = await suite.app.as(suite.admin).delete('/api/releases/mf-offers/previews');
    expect(answer.statusCode).toBe(204);
    expect(await Promise.all(urls.map(isLive))).toEqual([false, false]);
    expect(await journal()).toMatchObject({ action: 'release.previews_ended', actor_id: suite.admin.id });
  });
});
