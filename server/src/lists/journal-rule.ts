import { sql } from 'kysely';
import type { PermissionName } from 'shared/contract/access/permissions';
import { holds } from '../platform/http/access';
import type { LineRule } from '../platform/activity/line-visibility';
import type { ListResource } from './list-resource';
import { listContext } from './lists.service';

/**
 * The lines of the journal about rows of a register are read by whoever sees the row; what is erased or hidden is left
 * to those who see everything.
 */
export function journalRule<Row extends object>(
  resource: ListResource<Row>,
  { read, now }: { read: PermissionName; now: () => Date },
): LineRule {
  return (actor) => {
    if (!holds(actor, read)) return sql<boolean>`false`;
    if (actor.dataScope === 'all') return true;
    return sql<boolean>`exists (select from ${resource.from}
      where ${resource.id} = activity_logs.entity_id
        and (${resource.visible(listContext({ now }, actor))}))`;
  };
}
