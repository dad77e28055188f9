import type { Book } from 'shared/contract/books/book';
import type { Field } from 'shared/contract/record/field-table';
import { isKnownTag } from 'shared/contract/record/known-tag';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { fieldFault } from 'shared/document-form';
import type { FieldErrors } from 'shared/form';

import { isNeeded, tagsOf, type FormValue, type FormValues } from './form-values';

const isEmpty = (value: FormValue | undefined) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function faultOf(field: Field, value: FormValue | undefined): string | null {
  const isBlank = typeof value === 'string' && value.trim() === '';
  if (isNeeded(field) && (isEmpty(value) || isBlank)) return REQUIRED_FIELD;
  if (isEmpty(value)) return null;
  if (field.kind !== 'tags') return fieldFault(field, value);
  const tags = tagsOf(value);
  if (tags.length > field.most) return `Не больше ${String(field.most)} меток`;
  if (tags.some((tag) => tag.length > field.max)) return `Не длиннее ${String(field.max)} знаков`;
  return tags.every((tag) => isKnownTag(field, tag)) ? null : (field.known?.message ?? null);
}

/** What the form can tell is wrong before it is sent, by the limits of the fields; the server has the last word. */
export function validateForm(book: Book, values: FormValues): FieldErrors {
  const faults = Object.entries(book.fields).flatMap(([name, field]) => {
    const fault = faultOf(field, values[name]);
    return fault === null ? [] : [[name, fault]];
  });
  return Object.fromEntries(faults) as FieldErrors;
}
