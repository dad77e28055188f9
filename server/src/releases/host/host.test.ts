import { mkdtemp, rm } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { Registry } from 'shared/contract/release/registry';
import { isReached } from 'shared/contract/release/rollout';
import { type TestApp, startTestApp } from '../../platform/testing/test-app';
import { whileUnreachable } from '../../platform/testing/unreachable-database';
import { aUser } from '../../users/a-user';
import { aBuild, aDefinition, anAreaBuild, aShellBuild } from '../a-build';
import { importBundled } from '../bundled/bundled-import.service';
import { openReleaseStore } from '../store/open-release-store';
import { signPreview } from '../preview-token';
import { releasesModule } from '../releases-module';
import { insertPreview } from '../rollout/previews.repository';

let root: string;
let app: TestApp;
let base: string;
let older: string;

beforeAll(async () => {
  root = await mkdtemp('/tmp/builds-');
  await aShellBuild(root);
  const first = await anAreaBuild(root);
  app = await startTestApp({ modules: [releasesModule], config: { areasDir: root, company: 'Реестр' } });
  older = `/areas/mf-agreements/1.0.0-${first.build_id}/`;
  const second = await anAreaBuild(root, 'newer()');
  base = `/areas/mf-agreements/1.0.0-${second.build_id}/`;
  await startAgain();
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

/** What a restart does, on the same database and the same folder. */
function startAgain(): Promise<void> {
  return importBundled({ ...app.deps, store: openReleaseStore(app.deps.config) });
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app.stranger.inject({ method: 'GET', url, headers });

function registryIn(html: string): Registry {
  const text = /<script type="application\/json" id="contracts-registry">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(text ?? '') as Registry;
}

describe('the page of the suite', () => {
  it('holds the registry of the areas, whatever their texts contain', async () => {
    const [area] = registryIn((await get('/agreements')).body).areas;
    expect(area).toMatchObject({ base, definition: aDefinition(), previous: { base: older } });
  });

  it('preloads the files of the area the address leads to, and of no other page, each with its integrity', async () => {
    const card = (await get('/agreements/12')).body;
    const { areas } = registryIn(card);
    const integrity = areas[0]?.integrity['assets/card.1234567890.js'] ?? '';
    expect(card).toContain(
      `<link rel="preload" as="script" href="${base}assets/card.1234567890.js" integrity="${integrity}">`,
    );
    expect(card).toContain('<link rel="preload" as="style"');
    expect(card).toContain('<title>Договор · Реестр</title>');
    expect((await get('/agreements/create')).body).toContain('<title>Новый договор · Реестр</title>');
    expect((await get('/')).body).toContain('remoteEntry');
    expect((await get('/ui')).body).not.toContain('rel="preload"');
  });

  it('runs no inline script, and none of the shell that is not the one that was built', async () => {
    const { body } = await get('/agreements');
    const tags = [...body.matchAll(/<script([^>]*)>/g)].map((tag) => tag[1] ?? '');
    expect(tags).toHaveLength(2);
    expect(tags[0]).toContain('type="application/json"');
    expect(tags[1]).toMatch(/ src="\/assets\/main\.1234567890\.js" integrity="sha384-[A-Za-z0-9+/]{64}"$/);
    expect(body).toMatch(
      /<link rel="stylesheet" href="\/assets\/main\.1234567890\.css" integrity="sha384-[^"]{64}">/,
    );
  });

  it('is asked for again each time, answered with 304 while nothing changed, and compressed', async () => {
    const first = await get('/agreements', { 'accept-encoding': 'gzip, br' });
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      vary: 'accept-encoding, cookie',
    });
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('<!doctype html>');
    const again = await get('/agreements', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(
      (await get('/agreements', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding'],
    ).toBe('gzip');
  });

  it('has no areas of another origin in its policy, where there is none', async () => {
    const { headers } = await get('/agreements');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });
});

describe('the registry', () => {
  it('is the one of the page, at an address of its own', async () => {
    const answer = await get('/registry.json');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
    expect(answer.json()).toEqual(registryIn((await get('/agreements')).body));
    const again = await get('/registry.json', { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('is that of the cohort the browser says it belongs to', async () => {
    const [previous] = registryIn((await get('/agreements')).body).areas;
    const rollout = previous?.previous?.version ?? '';
    await app.db
      .updateTable('release_channels')
      .set({ rollout_version: rollout, rollout_percent: 50, rollout_started_at: new Date() })
      .where('area', '=', 'mf-agreements')
      .execute();
    await app.db.updateTable('release_registry').set({ revision: 100 }).execute();
    const later = performance.now() + 1000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    const baseFor = async (cookie: string) => {
      const { areas } = (await get('/registry.json', { cookie })).json<Registry>();
      return areas[0]?.base;
    };
    const cohorts = [...Array(200).keys()];
    const reached = cohorts.filter((cohort) => isReached('mf-agreements', cohort, 50));
    const [inside, outside] = [reached[0] ?? 0, cohorts.find((cohort) => !reached.includes(cohort)) ?? 0];
    expect(await baseFor(`theme=dark; contracts_cohort=${String(inside)}`)).toBe(older);
    expect(await baseFor(`contracts_cohort=${String(outside)}`)).toBe(base);
    expect(await baseFor('contracts_cohort=99999')).toBe(base);
    expect(await baseFor('contracts_cohort=-1; other=1')).toBe(base);
    jest.restoreAllMocks();
  });

  it('opens the version of a signed link, and of no other', async () => {
    const version = older.split('/')[3] ?? '';
    const made = {
      area: 'mf-agreements',
      version,
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    };
    const { id: userId } = await aUser(app.db, { password: null });
    const id = await app.deps.transact((trx) => insertPreview(trx, { ...made, userId, tokenId: null }));
    const token = signPreview(app.deps.secrets, { id, ...made });
    const { preview, areas } = registryIn((await get(`/agreements?preview=${token}`)).body);
    expect([preview?.version, areas[0]?.base]).toEqual([version, older]);
    const spoilt = registryIn((await get(`/agreements?preview=${token.slice(0, -3)}xyz`)).body);
    expect([spoilt.preview, spoilt.areas[0]?.base]).toEqual([null, base]);
    expect(registryIn((await get('/agreements?preview[]=1')).body).preview).toBeNull();
  });
});

describe('the files of releases', () => {
  it('are kept by browsers for ever, and open to pages of other origins', async () => {
    const script = await get(`${base}assets/module.1234567890.js`, { 'accept-encoding': 'gzip, br' });
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding',
    });
    expect(String(script.headers['content-type'])).toMatch(/javascript/);
    expect(brotliDecompressSync(script.rawPayload).toString()).toContain('module()');
    const again = await get(`${base}assets/module.1234567890.js`, {
      'if-none-match': String(script.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('of the shell are found by their name, and open to nobody else', async () => {
    const script = await get('/assets/main.1234567890.js');
    expect([script.body, script.headers['access-control-allow-origin']]).toEqual(['shell()', undefined]);
    expect(script.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('are described without their content when only that is asked for', async () => {
    const { statusCode, headers, body } = await app.stranger.inject({
      method: 'HEAD',
      url: `${base}remoteEntry.1234567890.js`,
    });
    expect([statusCode, body, headers['content-length']]).toEqual([200, '', String('newer()'.length)]);
  });

  it('of an older version are still there for open tabs, each as it was', async () => {
    expect((await get(`${older}remoteEntry.1234567890.js`)).body).toBe('entry()');
    expect((await get(`${base}remoteEntry.1234567890.js`)).body).toBe('newer()');
  });

  it('of a shell that nobody is given any more are still found', async () => {
    for (const name of ['old', 'third', 'fourth']) {
      const file = `assets/${name}.1234567890.js`;
      await aBuild(root, { files: { [file]: `${name}()` }, release: { entry: file, preload: [file] } });
      await startAgain();
    }
    expect((await get('/assets/old.1234567890.js')).body).toBe('old()');
  });

  it.each([
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/missing.1234567890.js',
    '/assets/main.js%00.js',
    '/areas/mf-nothing/1.0.0/x.js',
    '/areas/shell/1.0.0/../../secrets.json',
    '/areas/..%2f..%2f/1.0.0/secrets.json',
    '/favicon.ico',
  ])('do not include %s', async (url) => expect((await get(url)).statusCode).toBe(404));

  it.each([
    '..%2f..%2frelease.json',
    'release.json',
    'area.json',
    'assets/.hidden.js',
    'assets/card.1234567890.js.br',
    'assets/',
  ])('are those that its document lists, and not %s', async (name) => {
    const answer = await get(base + name);
    expect(answer.statusCode).toBe(404);
    expect(String(answer.headers['cache-control'])).not.toMatch(/immutable/);
  });
});

test('pages, the registry and files still come while the database cannot be reached', async () => {
  await get('/agreements');
  const later = performance.now() + 10_000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  await whileUnreachable(app.db, async () => {
    const urls = [
      '/agreements',
      '/registry.json',
      `${base}assets/card.1234567890.js`,
      `${older}assets/card.1234567890.js`,
    ];
    const codes = await Promise.all(urls.map(async (url) => (await get(url)).statusCode));
    expect(codes).toEqual([200, 200, 200, 200]);
  });
  jest.restoreAllMocks();
});
