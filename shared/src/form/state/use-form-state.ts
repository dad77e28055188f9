import { useCallback, useMemo, useState } from 'react';

import { afterPress } from '../../ui/press/after-press';
import { onlyFields, withoutFields, type FieldErrors } from './form-errors';
import { changedFields } from './same-value';
import { stillUnread } from './still-unread';

/** Everything a form knows of itself; plain data, so that a draft can carry it. */
interface State<Values> {
  base: Values;
  values: Values;
  /** Fields that were left once: their errors may be shown. */
  touched: ReadonlySet<string>;
  /** After an attempt to save or send every error is shown. */
  revealed: boolean;
  refused: FieldErrors;
  /** Fields whose text cannot be read at all: a date or a number that is none. */
  unreadable: FieldErrors;
}

export interface FormState<Values extends object> {
  values: Values;
  /** The record as it was read; what `dirty` is measured against. */
  base: Values;
  dirty: boolean;
  /** Errors that may be shown now: of fields that were left, of everything after an attempt, and the server's. */
  errors: FieldErrors;
  /** Some control holds a text that is no date or number. */
  unread: boolean;
  /** Changes fields; what the server said of them no longer holds. */
  change: (patch: Partial<Values>) => void;
  /** The person left the field: from now on its errors show. */
  leave: (field: string) => void;
  /** Shows every error there is. */
  reveal: () => void;
  /** Takes the server's refusal; the typed values stay. */
  refuse: (errors: FieldErrors) => void;
  /** Notes that the text of a control is no date or number; null when it is one again. */
  misread: (field: string, message: string | null) => void;
  /** Fills in what the record begins with and came late; what was typed and what is shown stays. */
  preset: (patch: Partial<Values>) => void;
  /** Starts over from a record: after saving, after a merge, after restoring a draft over its own base. */
  restart: (base: Values, values?: Values) => void;
}

/** The state of a form: values against the record they came from, and errors shown when they help and not before. */
export function useFormState<Values extends object>(
  initial: Values,
  validate: (values: Values) => FieldErrors,
): FormState<Values> {
  const [state, setState] = useState<State<Values>>(() => ({
    base: initial,
    values: initial,
    touched: new Set<string>(),
    revealed: false,
    refused: {},
    unreadable: {},
  }));
  const { base, values, touched, revealed, refused, unreadable } = state;

  const errors = useMemo(() => {
    const all = validate(values);
    const shown = revealed ? all : onlyFields(all, touched);
    return { ...refused, ...shown, ...unreadable };
  }, [validate, values, touched, revealed, refused, unreadable]);
  const dirty = useMemo(() => changedFields(base, values).length > 0, [base, values]);

  const change = useCallback((patch: Partial<Values>) => {
    setState((before) => ({
      ...before,
      values: { ...before.values, ...patch },
      refused: withoutFields(before.refused, Object.keys(patch)),
      // A control that holds no value for its new text says so right after this.
      unreadable: stillUnread(before.unreadable, before.values, patch),
    }));
  }, []);
  const leave = useCallback((field: string) => {
    afterPress(() => {
      setState((before) =>
        before.touched.has(field) ? before : { ...before, touched: new Set([...before.touched, field]) },
      );
    });
  }, []);
  const reveal = useCallback(() => {
    setState((before) => ({ ...before, revealed: true }));
  }, []);
  const refuse = useCallback((next: FieldErrors) => {
    setState((before) => ({ ...before, refused: next }));
  }, []);
  const misread = useCallback((field: string, message: string | null) => {
    setState((before) => {
      const others = withoutFields(before.unreadable, [field]);
      return { ...before, unreadable: message === null ? others : { ...others, [field]: message } };
    });
  }, []);
  const preset = useCallback((patch: Partial<Values>) => {
    setState((before) => ({
      ...before,
      base: { ...before.base, ...patch },
      values: { ...before.values, ...patch },
    }));
  }, []);
  const restart = useCallback((nextBase: Values, nextValues: Values = nextBase) => {
    setState({
      base: nextBase,
      values: nextValues,
      touched: new Set(),
      revealed: false,
      refused: {},
      unreadable: {},
    });
  }, []);

  const unread = Object.keys(unreadable).length > 0;
  return { values, base, dirty, errors, unread, change, leave, reveal, refuse, misread, preset, restart };
}
