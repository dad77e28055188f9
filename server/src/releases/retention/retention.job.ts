import type { ReleaseDeps } from '../release-deps';
import { findOutdated, markRemoved } from './retention.repository';

/** Open tabs live this long after the last moment their version served somebody. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Removes the files of versions that have served nobody for seven days; their lines stay. */
export async function removeOutdated(
  deps: Pick<ReleaseDeps, 'db' | 'transact' | 'store' | 'now' | 'log'>,
): Promise<void> {
  const before = new Date(deps.now().getTime() - KEPT_MS);
  for (const { area, version } of await findOutdated(deps.db, before)) {
    // The line first: nobody makes a version current whose files are about to go.
    const isMarked = await deps.transact((trx) =>
      markRemoved(trx, { area, version, before, now: deps.now() }),
    );
    if (!isMarked) continue;
    await deps.store.remove(area, version);
    deps.log.info({ area, version }, 'the files of an old release were removed');
  }
}

/** Every night. */
export function retentionJob(deps: ReleaseDeps): void {
  deps.jobs.define('releases.retention', () => removeOutdated(deps), { schedule: '40 3 * * *' });
}
