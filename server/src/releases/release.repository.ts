import type { Selectable } from 'kysely';
import type { AreaDefinition } from 'shared/contract/area/area';
import type { AreaRelease, ConformanceReport } from 'shared/contract/release/release';
import type { Db, Trx } from '../platform/database/database';
import type { ReleasesTables } from './schema';

export type ReleaseRow = Selectable<ReleasesTables['releases']>;

export interface NewRelease {
  area: string;
  version: string;
  origin: 'bundled' | 'published';
  release: AreaRelease;
  /** Null of the shell. */
  definition: AreaDefinition | null;
  conformance: ConformanceReport | null;
  publishedAt: Date;
  publishedBy: string | null;
}

/** Adds a line for a release whose files are kept; the database refuses a version that exists (23505). */
export async function insertRelease(db: Db, row: NewRelease): Promise<void> {
  await db
    .insertInto('releases')
    .values({
      area: row.area,
      version: row.version,
      build_id: row.release.build_id,
      origin: row.origin,
      release: JSON.stringify(row.release),
      definition: row.definition === null ? null : JSON.stringify(row.definition),
      conformance: row.conformance === null ? null : JSON.stringify(row.conformance),
      published_at: row.publishedAt,
      published_by: row.publishedBy,
    })
    .execute();
}

/** The release with its documents, kept or already without files; null when there never was one. */
export async function getRelease(db: Db, area: string, version: string): Promise<ReleaseRow | null> {
  const row = await db
    .selectFrom('releases')
    .selectAll()
    .where('area', '=', area)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ?? null;
}

/** Every release, or every one of an area, the newest first. */
export async function findReleases(db: Db, area?: string): Promise<ReleaseRow[]> {
  return db
    .selectFrom('releases')
    .selectAll()
    .$if(area !== undefined, (query) => query.where('area', '=', area ?? ''))
    .orderBy('area')
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
}

/** Marks a release as taken back; the first reason stays. */
export async function markWithdrawn(
  trx: Trx,
  { area, version, reason, now }: { area: string; version: string; reason: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('releases')
    .set({ withdrawn_at: now, withdrawn_reason: reason })
    .where('area', '=', area)
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Takes the mark away from a release that is made current again. */
export async function clearWithdrawn(trx: Trx, area: string, version: string): Promise<void> {
  await trx
    .updateTable('releases')
    .set({ withdrawn_at: null, withdrawn_reason: null })
    .where('area', '=', area)
    .where('version', '=', version)
    .execute();
}
