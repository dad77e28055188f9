import type { Field } from 'shared/contract/record/field-table';
import { fieldText } from 'shared/field-text';

import { isPicked, tagsOf, type FormValue } from './form-values';

/** What a control holds as people read it; a dash when it is empty. */
export function formText(field: Field, value: FormValue | undefined): string {
  if (value === undefined || value === null) return '—';
  if (isPicked(value)) return value.label;
  if (field.kind === 'whole') return fieldText(field, Number(value)) ?? '—';
  if (field.kind === 'tags') return tagsOf(value).join(', ') || '—';
  return fieldText(field, value) ?? '—';
}
