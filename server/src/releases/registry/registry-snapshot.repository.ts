import type { Db } from '../../platform/database/database';
import { findChannels, getRevision } from '../channel.repository';
import { type KnownChannel, knownRelease, type KnownRelease, type Snapshot } from './registry-snapshot';
import { getRelease, type ReleaseRow } from '../release.repository';

const mayBeReturnedTo = (row: ReleaseRow | null) =>
  row !== null && row.files_removed_at === null && row.withdrawn_at === null;

/** The releases that serve somebody, by `area version`. */
async function servingReleases(db: Db): Promise<Map<string, ReleaseRow>> {
  const rows = await db
    .selectFrom('releases as r')
    .innerJoin('release_channels as c', 'c.area', 'r.area')
    .selectAll('r')
    .where((or) =>
      or.or([
        or('r.version', '=', or.ref('c.active_version')),
        or('r.version', '=', or.ref('c.previous_version')),
        or('r.version', '=', or.ref('c.rollout_version')),
      ]),
    )
    .execute();
  return new Map(rows.map((row) => [`${row.area} ${row.version}`, row]));
}

/** Everything the registry says at this moment. */
export async function readSnapshot(db: Db): Promise<Snapshot> {
  // First the number: a change in between makes the snapshot newer than its number, and it is read once more.
  const revision = await getRevision(db);
  const [channels, rows] = [await findChannels(db), await servingReleases(db)];
  const known = channels.flatMap((channel): [string, KnownChannel][] => {
    const rowOf = (version: string | null) => rows.get(`${channel.area} ${version ?? ''}`) ?? null;
    const active = rowOf(channel.active_version);
    const previous = rowOf(channel.previous_version);
    const rollout = rowOf(channel.rollout_version);
    // Changed between the two looks; the revision tells, and the next look finds both.
    if (active === null) return [];
    return [
      [
        channel.area,
        {
          active: knownRelease(active),
          previous: previous !== null && mayBeReturnedTo(previous) ? knownRelease(previous) : null,
          rollout:
            rollout === null || channel.rollout_percent === null
              ? null
              : { release: knownRelease(rollout), percent: channel.rollout_percent },
          activatedAt: Date.parse(channel.activated_at),
        },
      ],
    ];
  });
  const byArea = new Map(known);
  return {
    revision,
    shell: byArea.get('shell') ?? null,
    areas: known.filter(([area]) => area !== 'shell').map(([, channel]) => channel),
  };
}

/** A release whose files are kept, as a preview opens it; null otherwise. */
export async function getKnownRelease(db: Db, area: string, version: string): Promise<KnownRelease | null> {
  const row = await getRelease(db, area, version);
  return row === null || row.files_removed_at !== null ? null : knownRelease(row);
}
