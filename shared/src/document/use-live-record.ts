import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { itemKey } from '../query/query';
import { useUserEvent } from '../realtime/realtime';
import type { FileOwner } from './files/file-owner';
import { filesKey } from './files/files.queries';
import { historyKey } from './history/history.queries';
import { useRefreshWhenSeen } from './use-refresh-when-seen';

/** A record of any kind, as changes of it are announced. */
export interface MentionedRecord {
  entity: string;
  id: number;
}

export interface LiveRecord {
  entity: string;
  resource: string;
  id: number;
  /** Version on the screen; null while nothing is loaded. */
  lockVersion: number | null;
  /** The reader's own id: one's own change is no news. */
  userId: number;
  /** The kind of owner under which the record's files are kept; without one it has none. */
  files?: FileOwner['type'];
  /** Other records the screen tells of: a change of theirs is no news of this one, and still shows on it. */
  mentions?: readonly MentionedRecord[];
}

/**
 * Fetches a record anew, in place, when somebody else changed it. While the tab is hidden it only remembers that the
 * record went stale. Answers the number of foreign changes so far, so that the screen can mention the latest one.
 */
export function useLiveRecord(record: LiveRecord): number {
  const { entity, resource, id, lockVersion, userId, files, mentions = [] } = record;
  const client = useQueryClient();
  const [foreign, setForeign] = useState(0);

  const refresh = useRefreshWhenSeen(() => {
    void client.invalidateQueries({ queryKey: itemKey(resource, id) });
    void client.invalidateQueries({ queryKey: historyKey({ resource, id }) });
    if (files !== undefined) void client.invalidateQueries({ queryKey: filesKey({ type: files, id }) });
  });

  useUserEvent((event) => {
    if (event.kind !== 'entity') return;
    const isOf = (other: MentionedRecord) => event.entity === other.entity && event.id === other.id;
    if (mentions.some(isOf)) refresh();
    if (!isOf({ entity, id })) return;
    // The answer to one's own change may come before the event of it.
    if (lockVersion !== null && event.lock_version <= lockVersion && event.actor_id === userId) return;
    if (event.actor_id !== userId) setForeign((count) => count + 1);
    refresh();
  });
  return foreign;
}
