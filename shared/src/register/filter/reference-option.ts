import type { ReferenceField } from './filter-field';

/** A record as a reference list shows it. */
export type ReferenceItem = Readonly<Record<string, unknown>> & { id: number };

/** What the record is called in a list of options and in a chip. */
export function optionLabel(field: ReferenceField, item: ReferenceItem): string {
  if (field.optionLabel !== undefined) return field.optionLabel(item);
  return typeof item.name === 'string' ? item.name : `№\u00A0${String(item.id)}`;
}
