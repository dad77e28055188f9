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
import { overArrivedSave } from './arrived-save';
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

/** Nobody knows whether the server has done it: no answer came, or one of a server in trouble. */
const isUnanswered = (status: number | null) => status === null || status >= 500;

/** The form for what comes back after it has changed: what it says right now, and what it says from now on. */
function useLiveForm<Values extends object>(form: FormState<Values>) {
  const latest = useRef(form.values);
  useLayoutEffect(() => {
    latest.current = form.values;
  });
  return {
    values: () => latest.current,
    restart: (base: Values, values: Values) => {
      form.restart(base, values);
      // The next answer may come before the form is drawn anew.
      latest.current = values;
    },
  };
}

/** What the form says by then, and where a refusal is shown besides under the fields. */
interface Places<Rec extends DocumentRecord, Values extends object> {
  valuesNow: () => Values;
  openConflict: (conflict: Conflict<Rec, Values>) => void;
  /** What was typed cannot be saved by whoever typed it. */
  deny: (message: string) => void;
}

/** What a refusal leads to: sentences under fields, two versions side by side, a notice that stays, or an alert. */
function useRefusals<Rec extends DocumentRecord, Values extends object>(
  { definition, onTerms, refuse }: SendingOptions<Rec, Values>,
  { valuesNow, openConflict, deny }: Places<Rec, Values>,
) {
  const alerts = useAlerts();
  const client = useQueryClient();
  return (error: unknown, sent: Pick<Sent<Rec, Values>, 'base' | 'values' | 'goal' | 'record'>) => {
    const { status, current, errors, message } = errorOf(error);
    if (status === 409 && current !== undefined) {
      // The page sees whether the record can still be changed at all.
      if (sent.record !== null) client.setQueryData(itemKey(definition.resource, sent.record.id), current);
      // What was typed since it was sent takes part, too.
      const mine = rebaseValues(sent.values, valuesNow(), sent.values);
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
  const client = useQueryClient();
  const calls = useFormCalls(definition);
  const [conflict, setConflict] = useState<Conflict<Rec, Values> | null>(null);
  const [denied, setDenied] = useState<string | null>(null);
  const live = useLiveForm(form);
  const refused = useRefusals(options, {
    valuesNow: live.values,
    openConflict: setConflict,
    deny: setDenied,
  });
  /** What was sent last and had no answer: the record may hold it all the same. */
  const unanswered = useRef<Values | null>(null);

  /** What is left to be saved over a save that has arrived without its answer; null when none has. */
  const restOf = (error: unknown, sent: Sent<Rec, Values>) => {
    const { status, current } = errorOf(error);
    const before = unanswered.current;
    unanswered.current = isUnanswered(status) ? sent.values : null;
    if (status !== 409 || current === undefined || sent.record === null) return null;
    const record = current as Rec;
    // What was typed since it was sent takes part, too.
    const mine = rebaseValues(sent.values, live.values(), sent.values);
    const over = overArrivedSave(definition, { current: record, mine, unanswered: before });
    if (over === null) return null;
    client.setQueryData(itemKey(definition.resource, record.id), record);
    onSaved(record);
    if (!over.isWhole) live.restart(over.base, over.values);
    return { ...sent, ...over, record, lockVersion: record.lock_version };
  };

  /** Takes the answer into the form; true when nothing was typed since it was sent. */
  const takeSaved = (saved: Rec, sent: Sent<Rec, Values>): boolean => {
    const kept = definition.valuesOf(saved);
    const typed = changedFields(sent.values, live.values()).length > 0;
    onSaved(saved);
    live.restart(kept, typed ? rebaseValues(sent.values, live.values(), kept) : kept);
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

  const finish = async (saved: Rec, sent: Sent<Rec, Values>) => {
    const whole = takeSaved(saved, sent);
    if (!whole) alerts.info(TYPED_SINCE);
    else if (sent.action === null) onDone(saved);
    // From here on the record holds what was typed: a refused sending loses nothing.
    else await send(saved, sent.action);
  };

  const attempt = async (sent: Sent<Rec, Values>): Promise<void> => {
    try {
      const saved = await calls.save(sent);
      unanswered.current = null;
      await finish(saved, sent);
    } catch (error) {
      const rest = restOf(error, sent);
      if (rest === null) refused(error, sent);
      else if (rest.isWhole) await finish(rest.record, sent);
      else await attempt(rest);
    }
  };
  const store = (sent: Sent<Rec, Values>) =>
    calls.alone(sent.goal, async () => {
      setDenied(null);
      await attempt(sent);
    });
  return { busy: calls.busy, conflict, setConflict, denied, store };
}
