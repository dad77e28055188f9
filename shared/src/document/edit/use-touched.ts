import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { itemKey } from '../../query/query';
import { useUserEvent } from '../../realtime/realtime';
import { useSessionUser } from '../../session/session';
import type { DocumentRecord } from '../record';
import type { FormDefinition } from './form-definition';
import type { DocumentEditor } from './use-document-editor';

/**
 * True while somebody else's version stands over the one that was typed into, and saving will bring the two together. It
 * is heard of at once or, after a sleep or a lost connection, when the record is asked for again.
 */
export function useTouched<Rec extends DocumentRecord, Values extends object>(
  { kind, resource }: Pick<FormDefinition<Rec, Values>, 'kind' | 'resource'>,
  { record, lockVersion, form }: Pick<DocumentEditor<Rec, Values>, 'record' | 'lockVersion' | 'form'>,
): boolean {
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
  if (record === null || lockVersion === null || !form.dirty) return false;
  // One's own change of another window, or a save whose answer was lost, is no news.
  const known = record.updated_by_id === user.id ? 0 : record.lock_version;
  return Math.max(heard, known) > lockVersion;
}
