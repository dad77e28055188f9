import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database';
import { lockChannel } from '../channel.repository';

const outdated = (before: Date) => sql<boolean>`
  files_removed_at is null
  and coalesce(last_active_at, published_at) < ${before.toISOString()}::timestamptz
  and not exists (
    select from release_channels c
    where c.area = releases.area
      and releases.version in (c.active_version, c.previous_version, c.rollout_version)
  )`;

/** Releases with files that have served nobody since the moment and serve nobody now. */
export async function findOutdated(db: Db, before: Date): Promise<{ area: string; version: string }[]> {
  return db.selectFrom('releases').select(['area', 'version']).where(outdated(before)).execute();
}

/** Takes note that the files of a release go; false when it serves somebody after all. */
export async function markRemoved(
  trx: Trx,
  { area, version, before, now }: { area: string; version: string; before: Date; now: Date },
): Promise<boolean> {
  await lockChannel(trx, area);
  const { numUpdatedRows } = await trx
    .updateTable('releases')
    .set({ files_removed_at: now })
    .where('area', '=', area)
    .where('version', '=', version)
    .where(outdated(before))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
