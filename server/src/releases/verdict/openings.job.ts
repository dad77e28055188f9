import type { ReleaseDeps } from '../release-deps';
import { deleteOpeningsBefore } from './openings.repository';

const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Every night: openings of two weeks ago are forgotten. */
export function openingsJob(deps: ReleaseDeps): void {
  deps.jobs.define(
    'releases.openings',
    () => deleteOpeningsBefore(deps.db, new Date(deps.now().getTime() - KEPT_MS)),
    { schedule: '20 4 * * *' },
  );
}
