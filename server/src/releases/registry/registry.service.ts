import type { Deps } from '../../platform/module';
import { getRevision } from '../channel.repository';
import { readSnapshot } from './registry-snapshot.repository';
import type { Snapshot } from './registry-snapshot';

/** Between two looks at the registry's revision. */
const LOOK_EVERY_MS = 500;
/** What a page waits for a look at most, when the database hangs. */
const PATIENCE_MS = 1000;

export interface ReleaseRegistry {
  /**
   * What is current, at most half a second old; while the database cannot be reached what was current last. Refuses
   * only when nothing was ever read.
   */
  current(): Promise<Snapshot>;
}

/** Resolves with the work, or without it when it takes too long. */
async function atMost(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The node's own view of the registry; nodes learn of each other's changes by its revision alone. */
export function createRegistry(deps: Pick<Deps, 'db' | 'log'>): ReleaseRegistry {
  let snapshot: Snapshot | null = null;
  let lookedAt = -Infinity;
  let looking: Promise<void> | null = null;
  // Nobody waits for a database that has just failed to answer.
  let isReachable = true;

  const look = async () => {
    try {
      if (snapshot === null || (await getRevision(deps.db)) !== snapshot.revision) {
        snapshot = await readSnapshot(deps.db);
      }
      isReachable = true;
    } catch (error) {
      isReachable = false;
      if (snapshot === null) throw error;
      deps.log.warn({ err: error }, 'the release registry cannot be read, the last known one goes on');
    } finally {
      lookedAt = performance.now();
      looking = null;
    }
  };

  return {
    async current() {
      if (snapshot === null) {
        await (looking ??= look());
        if (snapshot === null) throw new Error('The release registry was not read');
        return snapshot;
      }
      if (performance.now() - lookedAt < LOOK_EVERY_MS) return snapshot;
      looking ??= look();
      if (isReachable) {
        await atMost(looking, PATIENCE_MS);
        if (looking !== null) isReachable = false;
      }
      return snapshot;
    },
  };
}
