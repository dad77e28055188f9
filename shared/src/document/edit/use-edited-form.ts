import { useCallback, useState } from 'react';

import { newId } from '../../contract/new-id';
import { useFormState, useLeaveGuard } from '../../form/form';
import type { DocumentRecord } from '../record';
import type { EditorOptions } from './editor-options';
import type { Goal } from './form-definition';
import { useFormDraft, type SendingTerms } from './use-form-draft';

/** Where the form stands: the record it edits, the version it was begun on, the key of its creation. */
function useTerms<Rec extends DocumentRecord>(given: Rec | null) {
  const [made, setMade] = useState<Rec | null>(null);
  const [terms, setTerms] = useState<SendingTerms>(() => ({
    lockVersion: given?.lock_version ?? null,
    key: newId(),
  }));
  const onTerms = (next: Partial<SendingTerms>) => {
    setTerms((before) => ({ ...before, ...next }));
  };
  return {
    // A record that this form has made is known before the page is told of it.
    record: given ?? made,
    terms,
    onTerms,
    onSaved: (record: Rec) => {
      setMade(record);
      onTerms({ lockVersion: record.lock_version });
    },
  };
}

/** The form over its record: what is typed, the draft of it, and the question before it is left. */
export function useEditedForm<Rec extends DocumentRecord, Values extends object>(
  options: EditorOptions<Rec, Values>,
) {
  const { definition, empty, validate } = options;
  const { record, terms, onTerms, onSaved } = useTerms(options.record);
  const [goal, setGoal] = useState<Goal>('save');
  const [attempt, setAttempt] = useState(0);
  const [initial] = useState(() => (record === null ? empty() : definition.valuesOf(record)));
  const check = useCallback((values: Values) => validate(values, goal), [goal, validate]);
  const form = useFormState(initial, check);
  // The cached card was older than the register, or somebody changed it before a word was typed here.
  if (
    record !== null &&
    terms.lockVersion !== null &&
    record.lock_version > terms.lockVersion &&
    !form.dirty
  ) {
    form.restart(definition.valuesOf(record));
    onTerms({ lockVersion: record.lock_version });
  }
  const draft = useFormDraft({ definition, record: options.record, form, terms, onTerms });
  const guard = useLeaveGuard(form.dirty, draft.isSafe);
  return {
    record,
    terms,
    onTerms,
    onSaved,
    form,
    draft,
    guard,
    goal,
    setGoal,
    attempt,
    /** An attempt to save or send came to nothing: what is wrong takes the focus. */
    fail: () => {
      setAttempt((count) => count + 1);
    },
    /** All that was typed is in the register or given up. */
    leave: () => {
      draft.clear();
      guard.release();
    },
  };
}
