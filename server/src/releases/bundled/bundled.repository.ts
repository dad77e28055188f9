import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database';
import type { ActiveVersion, KnownBuild } from './bundled-plan';
import type { DiskBuild } from './disk-builds';

/** Waits until no other node takes its own builds in, and keeps others waiting until the transaction ends. */
export async function lockImport(trx: Trx): Promise<void> {
  // Another node may be writing a whole shell to a distant store.
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtext('release_import'))`.execute(trx);
}

/** Which of the builds were taken in before, and whether their files are still meant to be kept. */
export async function findKnownBuilds(db: Db, builds: readonly DiskBuild[]): Promise<KnownBuild[]> {
  if (builds.length === 0) return [];
  const rows = await db
    .selectFrom('releases')
    .select(['area', 'version', 'origin', 'files_removed_at', 'withdrawn_at'])
    .where('version', 'in', [...new Set(builds.map(({ version }) => version))])
    .execute();
  return rows.map((row) => ({
    area: row.area,
    version: row.version,
    origin: row.origin,
    isKept: row.files_removed_at === null,
    isWithdrawn: row.withdrawn_at !== null,
  }));
}

/** The active version of every area. */
export async function findActiveVersions(db: Db): Promise<ActiveVersion[]> {
  const rows = await db
    .selectFrom('release_channels as c')
    .innerJoin('releases as r', (join) =>
      join.onRef('r.area', '=', 'c.area').onRef('r.version', '=', 'c.active_version'),
    )
    .select(['r.area', 'r.version', 'r.origin', 'c.is_automatic'])
    .execute();
  return rows.map(({ area, version, origin, is_automatic }) => ({
    area,
    version,
    origin,
    isAutomatic: is_automatic,
  }));
}

/** Takes note that the files of a release are kept again. */
export async function markKept(trx: Trx, area: string, version: string): Promise<void> {
  await trx
    .updateTable('releases')
    .set({ files_removed_at: null })
    .where('area', '=', area)
    .where('version', '=', version)
    .execute();
}
