import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useUserEvent } from '../../realtime/realtime';
import type { Discussed } from './comments.api';
import { commentsKey, commentsQuery } from './comments.queries';

/**
 * How many comments the document has; null while it is not known. Whatever is shown of the discussion is asked for
 * anew when somebody comments; while the tab is hidden it is only remembered that there is something.
 */
export function useDiscussionSize(of: Discussed, enabled: boolean): number | null {
  const client = useQueryClient();
  const stale = useRef(false);
  const { data } = useInfiniteQuery({ ...commentsQuery(of), enabled });

  const refresh = () => {
    stale.current = false;
    void client.invalidateQueries({ queryKey: commentsKey(of) });
  };
  useUserEvent((event) => {
    if (!enabled || event.kind !== 'entity' || event.entity !== 'comment') return;
    if (event.subject?.type !== of.type || event.subject.id !== of.id) return;
    if (document.visibilityState === 'hidden') stale.current = true;
    else refresh();
  });
  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState === 'visible' && stale.current) refresh();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => {
      document.removeEventListener('visibilitychange', onShown);
    };
  });
  return data?.pages[0]?.total ?? null;
}
