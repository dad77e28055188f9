import { invalidateResource, itemKey, useQueryClient } from 'shared/query';
import { useUserEvent } from 'shared/realtime';

type Resource = 'approval-tasks' | 'approval-chains';

/**
 * What the page shows of these resources is asked for again at their events, while the page is shown: a task that became
 * another may have changed its route, but a route that is shown otherwise is no other inbox.
 */
export function useLiveApprovals(...resources: readonly Resource[]): void {
  const client = useQueryClient();
  useUserEvent((event) => {
    if (event.kind !== 'entity') return;
    const changed = resources.find((resource) => resource === event.resource);
    if (changed === undefined) return;
    const stale = changed === 'approval-tasks' ? resources : [changed];
    // A failure stays in the query.
    void Promise.all(
      stale.flatMap((resource) => [
        invalidateResource(client, resource),
        client.invalidateQueries({ queryKey: itemKey(resource) }),
      ]),
    );
  });
}
