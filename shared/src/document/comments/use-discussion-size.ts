import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

import { useUserEvent } from '../../realtime/realtime';
import { useRefreshWhenSeen } from '../use-refresh-when-seen';
import type { Discussed } from './comments.api';
import { commentsKey, commentsQuery } from './comments.queries';

/**
 * How many comments the document has; null while it is not known. Whatever is shown of the discussion is asked for
 * anew when somebody comments; while the tab is hidden it is only remembered that there is something.
 */
export function useDiscussionSize(of: Discussed, enabled: boolean): number | null {
  const client = useQueryClient();
  const { data } = useInfiniteQuery({ ...commentsQuery(of), enabled });

  const refresh = useRefreshWhenSeen(() => void client.invalidateQueries({ queryKey: commentsKey(of) }));
  useUserEvent((event) => {
    if (!enabled || event.kind !== 'entity' || event.entity !== 'comment') return;
    if (event.subject?.type !== of.type || event.subject.id !== of.id) return;
    refresh();
  });
  return data?.pages[0]?.total ?? null;
}
