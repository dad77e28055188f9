import { type TestApp, startTestApp } from '../../platform/testing/test-app';
import { aDefinition, aRelease } from '../a-build';
import { lockChannel, saveChannel } from '../channel.repository';
import { openReleaseStore } from '../store/open-release-store';
import type { ReleaseStore } from '../store/release-store';
import { findReleases, insertRelease } from '../release.repository';
import { releasesModule } from '../releases-module';

const START = new Date('2026-11-01T09:00:00Z');
const daysLater = (days: number) => new Date(START.getTime() + days * 24 * 3_600_000);

let app: TestApp;
let store: ReleaseStore;
beforeEach(async () => {
  app = await startTestApp({ modules: [releasesModule], now: START });
  store = openReleaseStore(app.deps.config);
});
afterEach(() => app.close());

async function publish(version: string, origin: 'bundled' | 'published' = 'published'): Promise<void> {
  const definition = aDefinition();
  await store.put(definition.id, version, new Map([['release.json', Buffer.from('{}')]]));
  await insertRelease(app.db, {
    area: definition.id,
    version,
    origin,
    release: aRelease({}, { version }, definition),
    definition,
    conformance: null,
    publishedAt: app.deps.now(),
    publishedBy: null,
  });
}

async function serve(versions: { active: string; previous?: string; rollout?: string }): Promise<void> {
  await app.deps.transact(async (trx) => {
    await lockChannel(trx, 'mf-agreements');
    await saveChannel(
      trx,
      {
        area: 'mf-agreements',
        active_version: versions.active,
        previous_version: versions.previous ?? null,
        rollout_version: versions.rollout ?? null,
        rollout_percent: versions.rollout === undefined ? null : 10,
        rollout_started_at: versions.rollout === undefined ? null : app.deps.now().toISOString(),
        activated_at: app.deps.now().toISOString(),
      },
      app.deps.now(),
    );
  });
}

/** The versions whose files are kept after a night. */
async function keptAfter(days: number): Promise<string[]> {
  app.setNow(daysLater(days));
  await app.jobs.runScheduled('releases.retention');
  const rows = await findReleases(app.db);
  const kept = await Promise.all(rows.map(({ area, version }) => store.has(area, version)));
  expect(rows.map((row) => row.files_removed_at === null)).toEqual(kept);
  return rows
    .filter((_, at) => kept[at])
    .map(({ version }) => version)
    .sort();
}

describe('the files of a version', () => {
  it('stay for seven days after it last served somebody, and its line for ever', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
    await serve({ active: '1.0.0' });
    app.setNow(daysLater(30));
    await serve({ active: '1.1.0', previous: '1.0.0' });
    app.setNow(daysLater(40));
    await serve({ active: '1.2.0', previous: '1.1.0' });
    expect(await keptAfter(46)).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    expect(await keptAfter(48)).toEqual(['1.1.0', '1.2.0']);
    expect(await findReleases(app.db)).toHaveLength(3);
  });

  it('stay as long as it is active, rolled out or what a rollback returns to', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
    await serve({ active: '1.1.0', previous: '1.0.0', rollout: '1.2.0' });
    expect(await keptAfter(400)).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  });

  it('stay for seven days after the publication when it never served anybody', async () => {
    await publish('1.0.0-rc.1');
    expect(await keptAfter(6)).toEqual(['1.0.0-rc.1']);
    expect(await keptAfter(8)).toEqual([]);
  });

  it('go for those a server brought, too', async () => {
    await publish('1.0.0-abcdef', 'bundled');
    expect(await keptAfter(8)).toEqual([]);
  });
});
