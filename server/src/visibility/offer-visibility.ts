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

/** True when the viewer may read the offer with that id, by right and by scope. */
export function readsOffer(viewer: Viewer, id: RawBuilder<number | null>): RawBuilder<boolean> {
  if (viewer !== 'everything' && !holds(viewer, 'commercial_offers.read')) return sql<boolean>`false`;
  return sql<boolean>`exists (select from commercial_offers f
    where f.id = ${id} and f.deleted_at is null and ${seesOffer(viewer)})`;
}
