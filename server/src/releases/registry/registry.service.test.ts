import { sql } from 'kysely';
import { type TestApp, startTestApp } from '../../platform/testing/test-app';
import { whileUnreachable } from '../../platform/testing/unreachable-database';
import { aDefinition, aRelease } from '../a-build';
import { lockChannel, saveChannel } from '../channel.repository';
import { changeRegistry } from './registry-change.service';
import { createRegistry, type ReleaseRegistry } from './registry.service';
import { insertRelease } from '../release.repository';

let app: TestApp;
let registry: ReleaseRegistry;
let clock = 0;
beforeEach(async () => {
  app = await startTestApp();
  registry = createRegistry(app.deps);
  clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
});

async function activate(version: string): Promise<void> {
  const definition = aDefinition();
  await app.deps.transact(async (trx) => {
    const channel = await lockChannel(trx, definition.id);
    await insertRelease(trx, {
      area: definition.id,
      version,
      origin: 'published',
      release: aRelease({ 'remoteEntry.js': version }, { version }, definition),
      definition,
      conformance: null,
      publishedAt: app.deps.now(),
      publishedBy: null,
    });
    await saveChannel(
      trx,
      {
        area: definition.id,
        active_version: version,
        previous_version: channel?.active_version ?? null,
        rollout_version: null,
        rollout_percent: null,
        rollout_started_at: null,
        activated_at: app.deps.now().toISOString(),
      },
      app.deps.now(),
    );
    await changeRegistry(app.deps, trx, { actorId: null });
  });
}

const active = async () => (await registry.current()).areas[0]?.active.version;

describe('what a node knows of the registry', () => {
  it('is half a second old at most', async () => {
    await activate('1.0.0');
    expect(await active()).toBe('1.0.0');
    await activate('1.1.0');
    clock = 499;
    expect(await active()).toBe('1.0.0');
    clock = 500;
    expect(await active()).toBe('1.1.0');
  });

  it('takes one look, however many pages ask for it', async () => {
    await activate('1.0.0');
    const all = await Promise.all([registry.current(), registry.current(), registry.current()]);
    expect(new Set(all).size).toBe(1);
  });

  it('is read anew only when the registry has changed', async () => {
    await activate('1.0.0');
    const first = await registry.current();
    clock = 5000;
    expect(await registry.current()).toBe(first);
  });

  it('leaves out a version before that was withdrawn or whose files are gone', async () => {
    await activate('1.0.0');
    await activate('1.1.0');
    expect((await registry.current()).areas[0]?.previous?.version).toBe('1.0.0');
    for (const gone of [{ withdrawn_at: new Date() }, { withdrawn_at: null, files_removed_at: new Date() }]) {
      await app.db.updateTable('releases').set(gone).where('version', '=', '1.0.0').execute();
      expect((await createRegistry(app.deps).current()).areas[0]?.previous).toBeNull();
    }
  });

  it('goes on while the database cannot be reached, and catches up afterwards', async () => {
    await activate('1.0.0');
    await registry.current();
    await whileUnreachable(app.db, async () => {
      for (clock = 1000; clock < 4000; clock += 1000) expect(await active()).toBe('1.0.0');
    });
    await activate('1.1.0');
    // The first pages after the fault do not wait for a database that did not answer the last time.
    for (clock = 10_000; (await active()) !== '1.1.0'; clock += 1000) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  });

  it('goes on while the database hangs', async () => {
    await activate('1.0.0');
    await registry.current();
    await app.db.transaction().execute(async (trx) => {
      await sql`lock table release_registry in access exclusive mode`.execute(trx);
      clock = 1000;
      expect(await active()).toBe('1.0.0');
      expect(await active()).toBe('1.0.0');
    });
  });

  it('is nothing at all before it was read once', async () => {
    await whileUnreachable(app.db, async () => {
      await expect(registry.current()).rejects.toThrow();
    });
    expect((await registry.current()).revision).toBe(0);
  });
});
