import { mkdtemp, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from 'shared/contract/release/registry';
import { type TestApp, startTestApp } from '../../platform/testing/test-app';
import { aBuild, aDefinition, anAreaBuild, aShellBuild } from '../a-build';
import { importBundled } from '../bundled/bundled-import.service';
import { openReleaseStore } from '../store/open-release-store';
import { createRegistry } from '../registry/registry.service';
import { findReleases } from '../release.repository';
import { releasesModule } from '../releases-module';

let root: string;
let app: TestApp;

beforeEach(async () => {
  root = await mkdtemp('/tmp/builds-');
  await aShellBuild(root);
  app = await startTestApp({ modules: [releasesModule], config: { areasDir: root, liveReload: true } });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const get = (url: string) => app.stranger.get(url);
const registry = async () => (await get('/registry.json')).json<Registry>();

/** Builds have a moment each, and the server looks at them from time to time. */
async function timePasses(area: string): Promise<void> {
  const future = new Date(Date.now() + 5000);
  await utimes(path.join(root, area, 'dist/release.json'), future, future);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
}

describe('work on the suite', () => {
  it('shows each new build at once, and takes none of them in', async () => {
    const first = await anAreaBuild(root);
    expect((await registry()).areas[0]?.version).toBe(`1.0.0-${first.build_id}`);
    const second = await anAreaBuild(root, 'newer()');
    await timePasses('mf-agreements');
    const { areas } = await registry();
    expect(areas[0]).toMatchObject({ version: `1.0.0-${second.build_id}`, previous: null, integrity: {} });
    expect((await get(`${areas[0]?.base ?? ''}remoteEntry.1234567890.js`)).body).toBe('newer()');
    expect(await findReleases(app.db)).toEqual([]);
  });

  it('serves a hashed file under an older version, for open tabs, but nothing else of it', async () => {
    await anAreaBuild(root);
    const script = await get('/areas/mf-agreements/0.9.0-old/remoteEntry.1234567890.js');
    expect([script.body, script.headers['cache-control']]).toEqual([
      'entry()',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/areas/mf-agreements/0.9.0-old/mf-manifest.json')).statusCode).toBe(404);
    const { areas } = await registry();
    const manifest = await get(`${areas[0]?.base ?? ''}mf-manifest.json`);
    expect(manifest.headers['cache-control']).toBe('no-cache');
  });

  it('leaves out an area whose build is broken, and keeps the rest', async () => {
    await anAreaBuild(root);
    await aBuild(root, {
      definition: aDefinition({ id: 'mf-offers' }),
      files: {},
    });
    await rm(path.join(root, 'mf-offers/dist/area.json'));
    expect((await registry()).areas.map(({ definition }) => definition.id)).toEqual(['mf-agreements']);
  });

  it('goes over what the registry says, and keeps the areas it does not work on', async () => {
    const { deps } = app;
    const own = { ...deps, store: openReleaseStore(deps.config), registry: createRegistry(deps) };
    await anAreaBuild(root);
    await aBuild(root, { definition: aDefinition({ id: 'mf-offers', routes: [] }), files: {} });
    await importBundled(own);
    await rm(path.join(root, 'mf-offers'), { recursive: true });
    const newer = await anAreaBuild(root, 'newer()');
    await timePasses('mf-agreements');
    expect((await registry()).areas.map(({ definition, version }) => [definition.id, version])).toEqual([
      ['mf-agreements', `1.0.0-${newer.build_id}`],
      ['mf-offers', expect.stringMatching(/^1\.0\.0-/) as string],
    ]);
  });

  it.each(['/assets/..%2f..%2fpackage.json', '/assets/.hidden.js', '/assets/missing.1234567890.js'])(
    'serves nothing outside a build: %s',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );
});
