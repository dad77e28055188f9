import { type RawBuilder, sql } from 'kysely';
import { holds } from '../platform/http/access';
import { type DocumentVisibility, rowsSeenBy } from '../records/document-visibility';
import type { Viewer } from '../records/viewer';

/** Who sees a commercial offer. */
export const offerVisibility: DocumentVisibility = {
  table: sql`commercial_offers f`,
  id: sql<number>`f.id`,
  participants: sql<number[]>`f.participant_ids`,
  department: sql<number | null>`f.department_id`,
  isRestricted: sql<boolean>`false`,
};

/** The offers of `commercial_offers f` the viewer sees. */
export function seesOffer(viewer: Viewer): RawBuilder<boolean> {
  return rowsSeenBy(offerVisibility, viewer);
}

/**
 * True when the viewer may read the offer with that id, by right and by scope. The id is read before a table of this
 * question stands beside it: it may be of a row of `commercial_offers f` as well.
 */
export function readsOffer(viewer: Viewer, id: RawBuilder<number | null>): RawBuilder<boolean> {
  if (viewer !== 'everything' && !holds(viewer, 'commercial_offers.read')) return sql<boolean>`false`;
  return sql<boolean>`exists (select from (select ${id} as id) asked
    join commercial_offers f on f.id = asked.id
    where f.deleted_at is null and ${seesOffer(viewer)})`;
}
