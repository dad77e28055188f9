import { type RawBuilder, sql } from 'kysely';
import { holds } from '../platform/http/access';
import { type DocumentVisibility, rowsSeenBy } from '../records/document-visibility';
import type { Viewer } from '../records/viewer';

/** Who sees an agreement; an addendum is seen by whoever sees its agreement. */
export const agreementVisibility: DocumentVisibility = {
  table: sql`agreements a`,
  id: sql<number>`a.id`,
  participants: sql<number[]>`a.participant_ids`,
  department: sql<number | null>`a.department_id`,
  isRestricted: sql<boolean>`(a.confidentiality = 'restricted')`,
};

/** The agreements of `agreements a` the viewer sees. */
export function seesAgreement(viewer: Viewer): RawBuilder<boolean> {
  return rowsSeenBy(agreementVisibility, viewer);
}

/**
 * True when the viewer may read the agreement with that id, by right and by scope. The id is read before a table of this
 * question stands beside it: it may be of a row of `agreements a` as well.
 */
export function readsAgreement(viewer: Viewer, id: RawBuilder<number | null>): RawBuilder<boolean> {
  if (viewer !== 'everything' && !holds(viewer, 'agreements.read')) return sql<boolean>`false`;
  return sql<boolean>`exists (select from (select ${id} as id) asked
    join agreements a on a.id = asked.id
    where a.deleted_at is null and ${seesAgreement(viewer)})`;
}
