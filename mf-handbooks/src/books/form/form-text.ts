import type { Field } from 'shared/contract/record/field-table';
import type { KeptValue } from 'shared/contract/record/kept-change';
import { fieldText } from 'shared/field-text';

import { isPicked, marksOf, pickedEach, tagsOf, type FormValue } from './form-values';

/** What a control holds as people read it; a dash when it is empty. */
export function formText(field: Field, value: FormValue | undefined): string {
  if (value === undefined || value === null) return '—';
  if (isPicked(value)) return value.label;
  if (field.kind === 'whole') return fieldText(field, Number(value)) ?? '—';
  if (field.kind === 'tags') return tagsOf(value).join(', ') || '—';
  if (field.kind === 'references')
    return (
      pickedEach(value)
        .map(({ label }) => label)
        .join(', ') || '—'
    );
  if (field.kind === 'marks') return fieldText(field, marksOf(value)) ?? '—';
  return fieldText(field, value as KeptValue) ?? '—';
}
