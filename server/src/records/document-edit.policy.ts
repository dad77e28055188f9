import { type FieldGroup, type FieldTable, wireFields } from 'shared/contract/record/field-table';
import type { RecordKind } from 'shared/contract/record/record-kind';
import { Forbidden, Locked, ValidationFailed } from '../platform/http/errors';

export interface DocumentEdit {
  kind: RecordKind;
  table: FieldTable;
  /** The state with its word. */
  status: string;
  statusLabel: string;
  isArchived: boolean;
  /** Groups open in the state, whoever changes them. */
  open: readonly FieldGroup[];
  /** Groups this employee may change. */
  granted: readonly FieldGroup[];
  /** Names on the wire of what changes. */
  fields: readonly string[];
}

/** What the reader may not do, in the words of the kind. */
function lockOf({ kind, isArchived, status, statusLabel, open }: DocumentEdit): string | null {
  if (isArchived) return `${kind.noun.subject} в архиве, изменить его нельзя`;
  if (status === 'on_approval') return 'Документ на согласовании, изменить его нельзя';
  return open.length === 0 ? `${kind.noun.subject} в статусе «${statusLabel}», изменить его нельзя` : null;
}

/**
 * Returns when every one of the fields is this employee's to change in this state; refuses with 423 when the document
 * is closed whole, with 403 when it is not theirs, with 422 under the fields that are closed in the state.
 */
export function authoriseFields(edit: DocumentEdit): void {
  const lock = lockOf(edit);
  if (lock !== null) throw new Locked(lock);
  if (edit.granted.length === 0) throw new Forbidden();
  const table: Readonly<Record<string, FieldTable[string]>> = wireFields(edit.table);
  const shut = edit.fields.flatMap((name) => {
    const field = table[name];
    return field !== undefined && !edit.open.includes(field.group) ? [{ name, field }] : [];
  });
  if (shut.length > 0) {
    const sentence = (label: string) => [`«${label}» в статусе «${edit.statusLabel}» не меняется`];
    throw new ValidationFailed(
      Object.fromEntries(shut.map(({ name, field }) => [name, sentence(field.label)])),
    );
  }
  const ungranted = edit.fields.some((name) => {
    const field = table[name];
    return field !== undefined && !edit.granted.includes(field.group);
  });
  if (ungranted) {
    throw new Forbidden(`На доработке ${edit.kind.noun.accusative} изменяют автор и ответственный`);
  }
}
