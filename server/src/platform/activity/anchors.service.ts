import { keysOver } from '../key-ring';
import type { Deps } from '../module';
import { type Anchor, anchorText, readAnchor } from './anchor';
import { openAnchorStores } from './anchor-store';

/** The newest link of the journal goes out of the database every hour, and comes back to be compared. */
export interface Anchors {
  /** The newest link is in every store; an empty journal has none. */
  drop(): Promise<void>;
  /** Every anchor this installation has signed. */
  all(): Promise<Anchor[]>;
}

/** The anchors of this installation. */
export function createAnchors(
  deps: Pick<Deps, 'config' | 'secrets' | 'activity' | 'db' | 'now' | 'log'>,
): Anchors {
  const key = deps.secrets.derive('activity-anchor');
  const stores = openAnchorStores(deps.config);
  return {
    async drop() {
      const head = await deps.activity.head(deps.db);
      if (head.seq === 0) return;
      const anchor = anchorText(key, head, deps.now());
      for (const store of stores) await store.add(anchor);
      deps.log.info({ seq: head.seq, hash: head.hash }, 'activity log anchor');
    },
    async all() {
      const texts = (await Promise.all(stores.map((store) => store.all()))).flat();
      const keys = await keysOver(deps.db, deps.secrets, 'activity-anchor');
      return texts.flatMap((text) => readAnchor(keys, text) ?? []);
    },
  };
}
