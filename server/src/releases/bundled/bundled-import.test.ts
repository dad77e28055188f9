import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestApp, startTestApp } from '../../platform/testing/test-app';
import { accountsModule } from '../../accounts/accounts-module';
import { rolesModule } from '../../roles/roles-module';
import { sql } from 'kysely';
import type { AreaRelease } from 'shared/contract/release/release';
import { aUser } from '../../users/a-user';
import { aBuild, aDefinition, anAreaBuild, aRelease, aShellBuild } from '../a-build';
import { importBundled } from './bundled-import.service';
import { lockChannel, saveChannel } from '../channel.repository';
import { openReleaseStore } from '../store/open-release-store';
import { createRegistry } from '../registry/registry.service';
import type { ReleaseDeps } from '../release-deps';
import { findReleases, getRelease, insertRelease } from '../release.repository';

let root: string;
let app: TestApp;
let deps: ReleaseDeps;

beforeEach(async () => {
  root = await mkdtemp('/tmp/builds-');
  app = await startTestApp({ modules: [rolesModule, accountsModule], config: { areasDir: root } });
  const { config } = app.deps;
  deps = { ...app.deps, store: openReleaseStore(config), registry: createRegistry(app.deps) };
});
afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const versions = async () => {
  const { shell, areas } = await createRegistry(deps).current();
  return [shell?.active.version ?? null, ...areas.map(({ active }) => active.version)];
};
const revision = async () => (await createRegistry(deps).current()).revision;
const nameOf = ({ version, build_id }: { version: string; build_id: string }) => `${version}-${build_id}`;

/** As a team and a person would, through the gate. */
async function publishAndActivate(version: string, isAutomatic = false): Promise<void> {
  const definition = aDefinition();
  await deps.transact(async (trx) => {
    const channel = await lockChannel(trx, definition.id);
    if ((await getRelease(trx, definition.id, version)) === null) {
      await insertRelease(trx, {
        area: definition.id,
        version,
        origin: 'published',
        release: aRelease({ 'remoteEntry.js': 'published()' }, { version }, definition),
        definition,
        conformance: null,
        publishedAt: deps.now(),
        publishedBy: 'Команда договоров',
      });
    }
    await saveChannel(
      trx,
      {
        area: definition.id,
        active_version: version,
        previous_version: channel?.active_version ?? null,
        rollout_version: null,
        rollout_percent: null,
        rollout_started_at: null,
        activated_at: deps.now().toISOString(),
        is_automatic: isAutomatic,
      },
      deps.now(),
    );
  });
}

describe('the builds a server came with', () => {
  it('are releases after the first start, and current', async () => {
    const [shell, area] = [await aShellBuild(root), await anAreaBuild(root)];
    await importBundled(deps);
    expect(await versions()).toEqual([nameOf(shell), nameOf(area)]);
    const [row] = await findReleases(app.db, 'mf-agreements');
    expect(row).toMatchObject({
      origin: 'bundled',
      release: area,
      definition: aDefinition(),
      published_by: null,
    });
    const variant = await deps.store.read('mf-agreements', nameOf(area), 'assets/module.1234567890.js.br');
    variant?.stream.destroy();
    expect(variant?.size ?? 2000).toBeLessThan(200);
  });

  it('change nothing at the next start', async () => {
    await aShellBuild(root);
    await anAreaBuild(root);
    await importBundled(deps);
    const before = await revision();
    await importBundled(deps);
    expect([await revision(), (await findReleases(app.db)).length]).toEqual([before, 2]);
  });

  it('take the place of the older ones, which stay to fall back to, and the journal says so', async () => {
    await aShellBuild(root);
    const first = await anAreaBuild(root);
    await importBundled(deps);
    const second = await anAreaBuild(root, 'newer()');
    await importBundled(deps);
    const { areas } = await createRegistry(deps).current();
    expect(areas[0]).toMatchObject({
      active: { version: nameOf(second) },
      previous: { version: nameOf(first) },
    });
    const lines = await app.db
      .selectFrom('activity_logs')
      .selectAll()
      .where('action', '=', 'release.bundled')
      .execute();
    expect(lines).toEqual([
      expect.objectContaining({
        actor_id: null,
        entity_label: `${aDefinition().title} ${nameOf(second)}`,
        changes: [expect.objectContaining({ old: nameOf(first), new: nameOf(second) })],
      }),
    ]);
  });

  it('are told of in every open browser, once', async () => {
    const user = await aUser(app.db);
    await app.stranger.post('/api/login', { email: user.email, password: 'Demo-2026!' });
    await aUser(app.db);
    await aShellBuild(root);
    await anAreaBuild(root);
    await importBundled(deps);
    const events = await app.db.selectFrom('outbox').selectAll().where('event', '=', 'user').execute();
    expect(events).toEqual([
      expect.objectContaining({
        channels: [`private-users.${String(user.id)}`],
        payload: { kind: 'entity', entity: 'release', id: 1, lock_version: 1, actor_id: null },
      }),
    ]);
  });

  it('never displace a version that a team has published', async () => {
    await anAreaBuild(root);
    await importBundled(deps);
    await publishAndActivate('1.4.0');
    const newer = await anAreaBuild(root, 'newer()');
    await importBundled(deps);
    expect(await versions()).toEqual([null, '1.4.0']);
    expect(await getRelease(app.db, 'mf-agreements', nameOf(newer))).not.toBeNull();
  });

  it('come back with an older server, but not against the decision of a person', async () => {
    const older = await anAreaBuild(root);
    await importBundled(deps);
    const newer = await anAreaBuild(root, 'newer()');
    await importBundled(deps);
    await anAreaBuild(root);
    await importBundled(deps);
    expect(await versions()).toEqual([null, nameOf(older)]);
    await publishAndActivate(nameOf(newer));
    await importBundled(deps);
    expect(await versions()).toEqual([null, nameOf(newer)]);
  });

  it('are left out when a file is not the one that was built, and the rest is taken', async () => {
    const shell = await aShellBuild(root);
    const area = await anAreaBuild(root);
    await writeFile(path.join(root, 'mf-agreements/dist/assets/card.1234567890.js'), 'evil()');
    await importBundled(deps);
    expect(await versions()).toEqual([nameOf(shell)]);
    expect(await deps.store.has('mf-agreements', nameOf(area))).toBe(false);
  });

  it('are taken in once by two nodes that start at once', async () => {
    await aShellBuild(root);
    await anAreaBuild(root);
    await Promise.all([importBundled(deps), importBundled(deps), importBundled(deps)]);
    expect((await findReleases(app.db)).map(({ area }) => area)).toEqual(['mf-agreements', 'shell']);
    expect(await revision()).toBe(1);
  });

  it('have their files kept again when the store has lost them', async () => {
    const area = await anAreaBuild(root);
    await importBundled(deps);
    await deps.store.remove('mf-agreements', nameOf(area));
    await importBundled(deps);
    expect(await deps.store.has('mf-agreements', nameOf(area))).toBe(true);
  });

  describe('whose shell does not fit what a team has published', () => {
    const lines: string[] = [];
    const file = 'assets/main.1234567890.js';
    const unfit = (release: Partial<AreaRelease>) =>
      aBuild(root, { files: { [file]: 'x' }, release: { preload: [file], ...release } });
    const importTold = () => importBundled({ ...deps, print: (line) => void lines.push(line) });
    beforeEach(async () => {
      lines.length = 0;
      await aShellBuild(root);
      await publishAndActivate('1.4.0');
      await importTold();
    });

    it('are taken in and not switched on, and the reason is told', async () => {
      const before = await versions();
      const shell = await unfit({ contract: '3.0.0' });
      await importTold();
      expect(await versions()).toEqual(before);
      expect((await findReleases(app.db)).map(({ version }) => version)).toContain(nameOf(shell));
      expect(lines).toEqual([
        expect.stringMatching(
          /^Оболочка \S+ из поставки не включена\. Раздел «.*» версии 1\.4\.0 работает с контрактом \^2\.0\.0/,
        ),
      ]);
    });

    it('are held back by a package that the area takes and the shell no longer gives, too', async () => {
      const before = await versions();
      await app.db
        .updateTable('releases')
        .set(({ ref }) => ({
          release: sql<string>`jsonb_set(${ref('release')}::jsonb, '{shared}', '{"react": "^19.0.0"}')`,
        }))
        .where('version', '=', '1.4.0')
        .execute();
      await unfit({ shared: { react: '20.0.0' } });
      await importTold();
      expect(await versions()).toEqual(before);
      expect(lines.join()).toMatch(/просит пакет react \^19\.0\.0/);
    });

    it('hold back the areas that were built for them', async () => {
      await unfit({ contract: '3.0.0' });
      const definition = aDefinition({
        id: 'mf-offers',
        contract: '^3.0.0',
        routes: [{ id: 'offers', path: '/commercial-offers', title: 'Предложения' }],
      });
      await anAreaBuild(root, 'entry()', { definition, release: { contract: '^3.0.0', routes: {} } });
      await importTold();
      expect(lines.join('\n')).toMatch(/раздела mf-offers из поставки не включена/);
    });
  });

  it('may be missing, as on a node that serves the releases of others', async () => {
    await rm(root, { recursive: true });
    await importBundled(deps);
    expect(await findReleases(app.db)).toEqual([]);
  });
});
