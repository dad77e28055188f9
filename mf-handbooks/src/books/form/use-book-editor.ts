import { useCallback, useRef, useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { AnyBookRow, Book } from 'shared/contract/books/book';
import { newId } from 'shared/contract/new-id';
import { wireName } from 'shared/contract/record/field-table';
import {
  errorsFromServer,
  mergeVersions,
  useFormState,
  type FormState,
  type MergedVersions,
} from 'shared/form';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';

import { useSaveRow } from '../api/books.mutations';
import { rowQuery } from '../api/books.queries';
import { leftByChange } from '../left-as-it-is';
import { changedInForm, formOf, sameInForm, wireOf, type FormValues, type Picked } from './form-values';
import { validateForm } from './validate-form';

/** Somebody saved the record while it was being changed here. */
export interface BookConflict {
  current: AnyBookRow;
  mine: FormValues;
  theirs: FormValues;
  merge: MergedVersions<FormValues>;
}

interface Editing {
  book: Book;
  /** Null of a new record. */
  row: AnyBookRow | null;
  /** What a new record begins with besides. */
  preset?: Readonly<Record<string, Picked>> | undefined;
  onSaved: (row: AnyBookRow) => void;
}

interface Attempt {
  /** What the server has, as far as is known here. */
  row: AnyBookRow | null;
  base: FormValues;
  values: FormValues;
}

/** Of a list the server names the refused one: it stands under the field all the same. */
const fieldOf = (book: Book) => (path: string) => {
  const [wire] = path.split('.');
  return Object.entries(book.fields).find(([name, field]) => wireName(name, field) === wire)?.[0] ?? path;
};

/** Both versions of a record; null when the server's says all of mine. */
function conflictOf(
  book: Book,
  current: AnyBookRow,
  { base, mine }: { base: FormValues; mine: FormValues },
): BookConflict | null {
  const theirs = formOf(book, current);
  const same = (name: string, left: FormValues, right: FormValues) => sameInForm(book, name, [left, right]);
  const merge = mergeVersions({ base, mine, theirs, same });
  const isHeld = merge.conflicts.length === 0 && changedInForm(book, theirs, merge.merged).length === 0;
  return isHeld ? null : { current, mine, theirs, merge };
}

/** The record as the server has it now, as far as it was heard of, and the version that is typed into; null of a new one. */
function useStanding(book: Book, row: AnyBookRow | null, form: FormState<FormValues>) {
  const [known, setKnown] = useState(row);
  const place = { resource: book.kind.resource, id: row?.id ?? 0 };
  const { data } = useQuery({ ...rowQuery(place), enabled: row !== null, initialData: row ?? undefined });
  const standing = row === null ? null : (data ?? row);
  // Somebody changed it before a word was typed here.
  if (known !== null && standing !== null && standing.lock_version > known.lock_version && !form.dirty) {
    setKnown(standing);
    form.restart(formOf(book, standing));
  }
  return { standing, known, setKnown };
}

/** A form of a book, its saving, and what becomes of a refusal: sentences under fields, or two versions to choose from. */
export function useBookEditor({ book, row, preset, onSaved }: Editing) {
  const [initial] = useState<FormValues>(() => ({ ...formOf(book, row), ...preset }));
  const validate = useCallback((values: FormValues) => validateForm(book, values), [book]);
  const form = useFormState(initial, validate);
  const { standing, known, setKnown } = useStanding(book, row, form);
  const [conflict, setConflict] = useState<BookConflict | null>(null);
  const [key] = useState(newId);
  const [busy, setBusy] = useState(false);
  // A second press comes before the state of the first one does.
  const isSaving = useRef(false);
  const save = useSaveRow(book);
  const alerts = useAlerts();

  const refuse = (error: unknown, { base, values }: Attempt) => {
    const { status, errors, current } = errorOf(error);
    if (status === 409 && current !== undefined) {
      const between = conflictOf(book, current as AnyBookRow, { base, mine: values });
      // The record says all of it: an earlier press has saved it, and its answer was lost.
      if (between === null) onSaved(current as AnyBookRow);
      else setConflict(between);
      return;
    }
    const shown = errorsFromServer(errors, fieldOf(book));
    const names = Object.keys(shown);
    if (status !== 422 || !names.some((name) => name in book.fields)) alerts.failure(error);
    form.refuse(shown);
  };

  const send = async (attempt: Attempt) => {
    if (isSaving.current) return;
    isSaving.current = true;
    setBusy(true);
    const names =
      attempt.row === null ? Object.keys(book.fields) : changedInForm(book, attempt.base, attempt.values);
    const version = attempt.row === null ? {} : { lock_version: attempt.row.lock_version };
    const body = { ...wireOf(book, attempt.values, names), ...version };
    try {
      const saved = await save.mutateAsync({ row: attempt.row, body, key });
      onSaved(saved);
      const left = leftByChange(book, saved, names);
      if (left !== null) alerts.info(left);
    } catch (error) {
      refuse(error, attempt);
    } finally {
      isSaving.current = false;
      setBusy(false);
    }
  };

  return {
    form,
    busy,
    conflict,
    standing,
    lockVersion: known?.lock_version ?? null,
    submit: () => {
      const { values, base, unread } = form;
      form.reveal();
      if (unread || Object.keys(validate(values)).length > 0) return;
      void send({ row: known, base, values });
    },
    /** Saves what was chosen of two versions, over the one the server has now. */
    settle: (values: FormValues) => {
      if (conflict === null) return;
      const { current, theirs } = conflict;
      setKnown(current);
      form.restart(theirs, values);
      setConflict(null);
      void send({ row: current, base: theirs, values });
    },
    backToForm: () => {
      setConflict(null);
    },
  };
}
