import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';

import { newId } from '../../../contract/new-id';
import { useAlerts } from '../../../alerts/alerts';
import { changedFields, errorsFromServer, type FieldErrors, type FormState } from '../../../form/form';
import { errorOf } from '../../../http/http';
import { itemKey } from '../../../query/query';
import type { DocumentRecord } from '../../record';
import { conflictOf, type Conflict } from '../conflict/conflict';
import type { FormDefinition, Goal } from '../form-definition';
import { rebaseValues } from '../conflict/rebase-values';
import { useFormCalls, type SaveRequest } from './use-form-calls';
import type { SendingTerms } from '../use-form-draft';

const TYPED_SINCE = 'Сохранено. Введённое во время сохранения осталось в форме, сохраните её ещё раз.';

interface SendingOptions<Rec extends DocumentRecord, Values extends object> {
  definition: FormDefinition<Rec, Values>;
  form: FormState<Values>;
  /** From now on the form is an edit of this record, at this version. */
  onSaved: (record: Rec) => void;
  onTerms: (terms: Partial<SendingTerms>) => void;
  refuse: (errors: FieldErrors) => void;
  /** All that was typed is in the register. */
  onDone: (record: Rec) => void;
}

export type Sent<Rec, Values> = SaveRequest<Rec, Values> & { goal: Goal; action: string | null };

/** The right was taken away while the form was open, or the record is out of reach: nothing that was typed went in. */
function isDenied(
  status: number | null,
  { base, values, record }: Pick<Sent<DocumentRecord, object>, 'base' | 'values' | 'record'>,
): boolean {
  const isOutOfReach = status === 403 || (status === 404 && record !== null);
  return isOutOfReach && changedFields(base, values).length > 0;
}

/** The values on the screen right now, for what comes back after they have changed. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Where a refusal is shown besides under the fields. */
interface Places<Rec extends DocumentRecord, Values extends object> {
  openConflict: (conflict: Conflict<Rec, Values>) => void;
  /** What was typed cannot be saved by whoever typed it. */
  deny: (message: string) => void;
}

/** What a refusal leads to: sentences under fields, two versions side by side, a notice that stays, or an alert. */
function useRefusals<Rec extends DocumentRecord, Values extends object>(
  { definition, form, onTerms, refuse }: SendingOptions<Rec, Values>,
  { openConflict, deny }: Places<Rec, Values>,
) {
  const alerts = useAlerts();
  const client = useQueryClient();
  const latest = useLatest(form.values);
  return (error: unknown, sent: Pick<Sent<Rec, Values>, 'base' | 'values' | 'goal' | 'record'>) => {
    const { status, current, errors, message } = errorOf(error);
    if (status === 409 && current !== undefined) {
      // The page sees whether the record can still be changed at all.
      if (sent.record !== null) client.setQueryData(itemKey(definition.resource, sent.record.id), current);
      // What was typed since it was sent takes part, too.
      const mine = rebaseValues(sent.values, latest.current, sent.values);
      const isOwn = sent.record === null;
      const { base, goal } = sent;
      openConflict(conflictOf(definition, { current: current as Rec, base, mine, goal, isOwn }));
    } else if (status === 422) {
      const named = errorsFromServer(errors, definition.fieldOf);
      refuse(Object.keys(named).length === 0 ? { form: message } : named);
    } else if (isDenied(status, sent)) {
      deny(message);
    } else if (status !== 401) {
      // The record that was made under the key is gone: the next attempt makes another one.
      if (status === 404 && sent.record === null) onTerms({ key: newId() });
      alerts.failure(error);
    }
  };
}

/** Sends the form: saves, sends on, and says what came of it — refusals under fields, another's version beside one's own. */
export function useFormSending<Rec extends DocumentRecord, Values extends object>(
  options: SendingOptions<Rec, Values>,
) {
  const { definition, form, onSaved, onDone } = options;
  const alerts = useAlerts();
  const calls = useFormCalls(definition);
  const [conflict, setConflict] = useState<Conflict<Rec, Values> | null>(null);
  const [denied, setDenied] = useState<string | null>(null);
  const latest = useLatest(form.values);
  const refused = useRefusals(options, { openConflict: setConflict, deny: setDenied });

  /** Takes the answer into the form; true when nothing was typed since it was sent. */
  const takeSaved = (saved: Rec, sent: Sent<Rec, Values>): boolean => {
    const kept = definition.valuesOf(saved);
    const typed = changedFields(sent.values, latest.current).length > 0;
    onSaved(saved);
    form.restart(kept, typed ? rebaseValues(sent.values, latest.current, kept) : kept);
    return !typed;
  };

  const send = async (saved: Rec, action: string) => {
    const kept = definition.valuesOf(saved);
    try {
      onDone(await calls.send(saved, action));
    } catch (error) {
      refused(error, { base: kept, values: kept, goal: 'send', record: saved });
    }
  };

  const store = (sent: Sent<Rec, Values>) =>
    calls.alone(sent.goal, async () => {
      setDenied(null);
      try {
        const saved = await calls.save(sent);
        const whole = takeSaved(saved, sent);
        if (!whole) alerts.info(TYPED_SINCE);
        else if (sent.action === null) onDone(saved);
        // From here on the record holds what was typed: a refused sending loses nothing.
        else await send(saved, sent.action);
      } catch (error) {
        refused(error, sent);
      }
    });
  return { busy: calls.busy, conflict, setConflict, denied, store };
}
