import type { Field } from 'shared/contract/record/field-table';
import { referenceSource, type ReferenceSource } from 'shared/query';

import type { Picked } from './form-values';

type Reference = Extract<Field, { kind: 'reference' | 'references' }>;
/** How a record is called where there is room for one word. */
interface Shown {
  shows?: string;
}
type Item = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What a record is called where it is chosen, by the same word as where it is shown. */
export function optionText(field: Shown, item: Item): string {
  return textOf(item.full_name) ?? textOf(item.name_short) ?? textOf(item[field.shows ?? 'name']) ?? '';
}

/** Tells two of one name apart. */
function noteOf(field: Shown, item: Item): string | undefined {
  if (field.shows !== undefined) return textOf(item.name);
  return textOf(item.parent_name) ?? textOf(item.job_title) ?? textOf(item.inn);
}

const ACTIVE = { 'filter[is_active]': 'true' };

/**
 * Records of a resource that a field may newly refer to: live, in use, found by their list's own search. Where a
 * record of a tree is put under another, neither itself nor what stands under it is one of them.
 */
export function referableSource(field: Reference, moved?: number): ReferenceSource<Picked> {
  const shown: Shown = field.kind === 'reference' ? field : {};
  return referenceSource({
    resource: field.resource,
    filters: {
      ...(field.offered ?? ACTIVE),
      ...(moved !== undefined && { 'filter[outside]': String(moved) }),
    },
    option: (item: { id: number } & Item) => ({
      value: item.id,
      label: optionText(shown, item),
      note: noteOf(shown, item),
    }),
  });
}

/** The currencies a sum may be given in. */
export const currencySource: ReferenceSource<Picked> = referenceSource({
  resource: 'currencies',
  filters: ACTIVE,
  option: ({ code, name }: { code: string; name: string }) => ({ value: code, label: code, note: name }),
});
