import type { UserEvent } from 'shared/contract/realtime/realtime';
import { resourceQueries, type QueryClient } from 'shared/query';

/**
 * Marks what a change elsewhere has made stale, so that the next look at it asks again. What is on the screen is left
 * to its own page, which knows how to take a change without losing scroll, selection or typed text.
 */
export function markStale(queryClient: QueryClient, event: UserEvent): void {
  if (event.kind !== 'entity' || event.resource === undefined) return;
  // Without a refetch there is nothing that could fail.
  void queryClient.invalidateQueries({ ...resourceQueries(event.resource, event.id), refetchType: 'none' });
}
