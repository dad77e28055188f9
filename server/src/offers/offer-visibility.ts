import { type RawBuilder, sql } from 'kysely';
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
