import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { EntityKind } from '../../contract/realtime/user-channel';
import { itemKey } from '../../query/query';
import { useUserEvent } from '../../realtime/realtime';
import { useSessionUser } from '../../session/session';

/** A record as it is known to stand now. */
interface Standing {
  id: number;
  lock_version: number;
  updated_by_id?: number | null | undefined;
}

export interface TouchedForm {
  kind: EntityKind;
  resource: string;
  /** The record as it was last asked for; null of a new one. */
  record: Standing | null;
  /** The version that is typed into; null of a new record. */
  lockVersion: number | null;
  /** Something is typed that the record does not hold. */
  dirty: boolean;
}

/**
 * True while somebody else's version stands over the one that was typed into, and saving will bring the two together. It
 * is heard of at once or, after a sleep or a lost connection, when the record is asked for again.
 */
export function useTouched({ kind, resource, record, lockVersion, dirty }: TouchedForm): boolean {
  const client = useQueryClient();
  const user = useSessionUser();
  const [heard, setHeard] = useState(0);
  useUserEvent((event) => {
    if (event.kind !== 'entity' || event.entity !== kind || event.id !== record?.id) return;
    if (event.actor_id === user.id) return;
    setHeard(event.lock_version);
    // The page asks what of the record is still open.
    void client.invalidateQueries({ queryKey: itemKey(resource, event.id) });
  });
  if (record === null || lockVersion === null || !dirty) return false;
  // One's own change of another window, or a save whose answer was lost, is no news.
  const known = record.updated_by_id === user.id ? 0 : record.lock_version;
  return Math.max(heard, known) > lockVersion;
}
