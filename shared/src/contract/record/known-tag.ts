import type { TagsField } from './field-table';

/** A tag as it is compared: «.PDF» is «pdf». */
export const plainTag = (tag: string): string => tag.trim().replace(/^\./, '').toLowerCase();

/** True for a tag the field may hold. */
export function isKnownTag({ known }: TagsField, tag: string): boolean {
  return known === undefined || known.values.includes(plainTag(tag));
}
