import type { Field } from '../../contract/record/field-table';

/** What a form can tell is wrong with what was typed, by the limits of the field; null for an empty value. */
export function fieldFault(field: Field, value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  switch (field.kind) {
    case 'whole':
      return Number(value) < field.min || Number(value) > field.max ? field.message : null;
    case 'money':
      return value.trim().startsWith('-') ? 'Не меньше нуля' : null;
    case 'percent':
      return Number(value) < 0 || Number(value) > 100 ? 'От 0 до 100 %' : null;
    case 'text':
      if (field.pattern !== undefined && !new RegExp(field.pattern.source).test(value.trim()))
        return field.pattern.message;
      break;
    case 'long_text':
      break;
    default:
      return null;
  }
  return value.trim().length > field.max ? `Не длиннее ${String(field.max)} знаков` : null;
}
