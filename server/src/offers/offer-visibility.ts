import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../records/viewer';

/** The offers of `commercial_offers f` the viewer sees. */
export function seesOffer(viewer: Viewer): RawBuilder<boolean> {
  if (viewer === 'everything' || viewer.dataScope === 'all') return sql<boolean>`true`;
  const takesPart = sql<boolean>`(f.responsible_id = ${viewer.id} or f.created_by_id = ${viewer.id})`;
  if (viewer.dataScope === 'own' || viewer.departmentIds.length === 0) return takesPart;
  return sql<boolean>`(${takesPart} or f.department_id = any(${viewer.departmentIds}::bigint[]))`;
}
