import { invalidateResource, itemKey, useQueryClient } from 'shared/query';
import { useUserEvent } from 'shared/realtime';

type Resource = 'approval-tasks' | 'approval-chains';

/** What the page shows of these resources is asked for again at each event of theirs, while the page is shown. */
export function useLiveApprovals(...resources: readonly Resource[]): void {
  const client = useQueryClient();
  useUserEvent((event) => {
    if (event.kind !== 'entity' || !resources.some((resource) => resource === event.resource)) return;
    // A failure stays in the query.
    void Promise.all(
      resources.flatMap((resource) => [
        invalidateResource(client, resource),
        client.invalidateQueries({ queryKey: itemKey(resource) }),
      ]),
    );
  });
}
