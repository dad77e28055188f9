import { emptyValue } from '../../../contract/record/empty-values';
import type { Field } from '../../../contract/record/field-table';
import { referenceLabel } from '../../../contract/record/record-values';
import type { SignatoryReference } from '../../../contract/list/reference';
import { pickedParty, pickedRate, pickedSignatory, type Picked } from '../../../form/form';
import { plainDecimal } from '../../../format/format';

const TEXT = new Set(['text', 'long_text']);

/** What a field holds before anything is typed: texts are never null, lists are empty. */
export function blankField(field: Field): unknown {
  if (TEXT.has(field.kind)) return '';
  // One that has to be said begins empty as well.
  if (field.kind === 'choices') return [...field.default];
  const value = emptyValue(field) ?? null;
  return typeof value === 'number' ? String(value) : value;
}

/** A referred record as a choice, by the shape it is read in. */
function choiceOf(value: unknown): Picked | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('basis_valid_until' in value) return pickedSignatory(value as SignatoryReference);
  if ('name_short' in value) return pickedParty(value as Parameters<typeof pickedParty>[0]);
  if ('percent' in value) return pickedRate(value as Parameters<typeof pickedRate>[0]);
  const named = value as Readonly<Record<string, unknown>> & { id: number };
  return { value: named.id, label: referenceLabel(named) };
}

/** A value of the wire as it is typed: numbers as texts, records as choices. */
export function typedField(field: Field, value: unknown): unknown {
  if (field.kind === 'reference') return choiceOf(value);
  if (value === null || value === undefined) return blankField(field);
  if (typeof value === 'number') return String(value);
  const isDecimal = field.kind === 'percent' || field.kind === 'quantity';
  return isDecimal && typeof value === 'string' ? plainDecimal(value) : value;
}

/** What was typed as the wire takes it: trimmed texts, whole numbers, ids; an empty one is null. */
export function sentField(field: Field, value: unknown): unknown {
  if (field.kind === 'reference') return (value as Picked | null)?.value ?? null;
  if (field.kind === 'references') return (value as readonly Picked[]).map((one) => one.value);
  if (typeof value !== 'string') return value ?? null;
  if (field.kind === 'whole') return value === '' ? null : Number(value);
  if (!TEXT.has(field.kind)) return value;
  return value.trim() === '' ? null : value.trim();
}
