import { buffer } from 'node:stream/consumers';
import type { Config } from '../../platform/config/config';
import type { Db } from '../../platform/database/database';
import { ENCODINGS } from '../compressed-variants';
import { openReleaseStore } from './open-release-store';
import { AREA_FILE, RELEASE_FILE, ReleaseKept, type ReleaseStore } from './release-store';

type Place = Pick<Config, 's3' | 'dataDir'>;

export interface WholeRelease {
  area: string;
  version: string;
  files: ReadonlyMap<string, Buffer>;
}

async function filesOf(
  store: ReleaseStore,
  { area, version, names }: { area: string; version: string; names: readonly string[] },
): Promise<Map<string, Buffer> | null> {
  const files = new Map<string, Buffer>();
  const variants = names.flatMap((name) => [name, ...ENCODINGS.map(({ ending }) => name + ending)]);
  for (const name of variants) {
    const kept = await store.read(area, version, name);
    if (kept !== null) files.set(name, await buffer(kept.stream));
    // What retention takes away meanwhile serves nobody.
    else if (names.includes(name) && name !== AREA_FILE) return null;
  }
  return files;
}

/** Every release whose files are still kept, whole, one after another. */
export async function* keptReleases(db: Db, place: Place): AsyncGenerator<WholeRelease> {
  const store = openReleaseStore(place);
  const rows = await db
    .selectFrom('releases')
    .select(['area', 'version', 'release'])
    .where('files_removed_at', 'is', null)
    .orderBy('area')
    .orderBy('version')
    .execute();
  for (const { area, version, release } of rows) {
    const names = [...release.files.map((file) => file.name), RELEASE_FILE, AREA_FILE];
    const files = await filesOf(store, { area, version, names: [...new Set(names)] });
    if (files !== null) yield { area, version, files };
  }
}

/** The release is kept afterwards; one that is there already stays as it is. */
export async function keepRelease(place: Place, { area, version, files }: WholeRelease): Promise<void> {
  try {
    await openReleaseStore(place).put(area, version, files);
  } catch (error) {
    if (!(error instanceof ReleaseKept)) throw error;
  }
}
