import type { ActivityLog as ActivityLine } from 'shared/contract/journal/activity-log';
import type { ListNeighbours } from 'shared/contract/agreement/agreement';
import type { ListOf } from 'shared/contract/list/paging';
import { readNeighbours } from '../lists/list-neighbours';
import { parseListQuery } from '../lists/list-query';
import type { ListResource } from '../lists/list-resource';
import { listContext } from '../lists/lists.service';
import { pageMeta } from '../lists/page-meta';
import { findActivity } from '../platform/activity/activity-logs.repository';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { requireVisible } from './record-change.service';
import type { RecordFacts, RecordSource } from './record-source';
import { findStates } from './record-states.repository';
import { toldAlong } from './told-along';

type ReadDeps = Pick<Deps, 'db' | 'now'>;

interface Wanted {
  actor: Actor;
  id: number;
}

/** Where a visible record stands in the list of the query; refuses with 404 and 422. */
export async function findNeighbours<Row extends RecordFacts, Card, Listed extends object>(
  deps: ReadDeps,
  { source, list }: { source: RecordSource<Row, Card>; list: ListResource<Listed> },
  wanted: Wanted & { query: string },
): Promise<ListNeighbours> {
  await requireVisible(source, deps.db, { viewer: wanted.actor, id: wanted.id });
  const context = listContext(deps, wanted.actor);
  const request = parseListQuery(list, wanted.query, context);
  return readNeighbours(deps.db, { resource: list, request, context }, wanted.id);
}

/**
 * The journal of one visible record in today's words, the newest first, on demand with that of what belongs to it,
 * whose lines say what they are about; refuses with 404.
 */
export async function findHistory<Row extends RecordFacts, Card>(
  deps: Pick<Deps, 'app' | 'db' | 'activity'>,
  source: RecordSource<Row, Card>,
  wanted: Wanted & { page: number; perPage: number; withAlong?: boolean },
): Promise<ListOf<ActivityLine>> {
  await requireVisible(source, deps.db, { viewer: wanted.actor, id: wanted.id });
  const { rows, total, isCapped } = await findActivity(deps.db, {
    page: wanted.page,
    perPage: wanted.perPage,
    entityType: source.kind.name,
    entityId: wanted.id,
    unseen: deps.activity.unseenBy(wanted.actor),
    along: wanted.withAlong === true ? toldAlong(deps.app, { kind: source.kind.name, id: wanted.id }) : null,
  });
  const labelOf = (row: (typeof rows)[number]) => {
    const label = deps.activity.labelOf(row.action);
    return row.entity_type === source.kind.name ? label : `${label}: ${row.entity_label}`;
  };
  const addressOf = await deps.activity.addressesOf(deps.db, rows, wanted.actor);
  return {
    data: rows.map((row) => ({
      ...row,
      id: row.seq,
      action_label: labelOf(row),
      entity_url: addressOf(row),
      changes: deps.activity.wordsOf(row),
    })),
    meta: pageMeta(wanted, total, isCapped),
  };
}

/** The states a visible record has passed through, the oldest first; refuses with 404. */
export async function findStateHistory<Row extends RecordFacts, Card>(
  deps: Pick<Deps, 'db'>,
  source: RecordSource<Row, Card>,
  wanted: Wanted,
) {
  await requireVisible(source, deps.db, { viewer: wanted.actor, id: wanted.id });
  return findStates(deps.db, source.kind.name, wanted.id);
}
