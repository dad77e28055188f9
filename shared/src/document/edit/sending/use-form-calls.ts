import { useRef, useState } from 'react';

import type { DocumentRecord } from '../../record';
import { useCreateRecord, useRecordAction, useUpdateRecord } from '../../record.mutations';
import type { FormDefinition, Goal } from '../form-definition';
import { createBody, updateBody } from './form-wire';

/** What goes out: the form and the record it was begun on. */
export interface SaveRequest<Rec, Values> {
  /** Null of a new record. */
  record: Rec | null;
  base: Values;
  values: Values;
  lockVersion: number | null;
  key: string;
}

/** The calls behind the buttons of the form, one deed at a time; each rejects with the server's refusal. */
export function useFormCalls<Rec extends DocumentRecord, Values extends object>(
  definition: FormDefinition<Rec, Values>,
) {
  const { resource, wireOf } = definition;
  const create = useCreateRecord<Rec>(resource);
  const update = useUpdateRecord<Rec>(resource);
  const act = useRecordAction<Rec>(resource);
  const [busy, setBusy] = useState<Goal | null>(null);
  const running = useRef(false);

  const save = async ({ record, base, values, lockVersion, key }: SaveRequest<Rec, Values>): Promise<Rec> => {
    const wire = wireOf(values);
    if (record === null || lockVersion === null) return create.mutateAsync({ body: createBody(wire), key });
    const body = updateBody(wireOf(base), wire, lockVersion);
    // Only the version: nothing was changed, and an empty change would be a line in the history.
    if (Object.keys(body).length === 1 && record.lock_version === lockVersion) return record;
    return update.mutateAsync({ id: record.id, body });
  };
  return {
    busy,
    save,
    send: (record: Rec, action: string): Promise<Rec> =>
      act.mutateAsync({ id: record.id, action, body: { lock_version: record.lock_version } }),
    /** Does nothing while an earlier deed is under way: a key held down and a second press are one. */
    alone: async (goal: Goal, deed: () => Promise<void>): Promise<void> => {
      if (running.current) return;
      running.current = true;
      setBusy(goal);
      try {
        await deed();
      } finally {
        running.current = false;
        setBusy(null);
      }
    },
  };
}
