import type { Field } from 'shared/contract/record/field-table';
import type { LoadOptions } from 'shared/form';

import { findReferable } from '../api/books.api';
import type { Picked } from './form-values';

type Reference = Extract<Field, { kind: 'reference' }>;
type Item = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What a record is called where it is chosen, by the same word as where it is shown. */
export function optionText(field: Pick<Reference, 'shows'>, item: Item): string {
  return textOf(item.full_name) ?? textOf(item.name_short) ?? textOf(item[field.shows ?? 'name']) ?? '';
}

/** Tells two of one name apart. */
function noteOf(field: Pick<Reference, 'shows'>, item: Item): string | undefined {
  if (field.shows !== undefined) return textOf(item.name);
  return textOf(item.parent_name) ?? textOf(item.job_title) ?? textOf(item.inn);
}

const ACTIVE = { 'filter[is_active]': 'true' };

/** Loads records of a resource that a field may newly refer to: live, in use, found by their list's own search. */
export function loadReferable(field: Reference): LoadOptions<Picked> {
  return async ({ search, page, signal }) => {
    const text = search.trim();
    const params = {
      ...(field.offered ?? ACTIVE),
      ...(text !== '' && { search: text }),
      page: String(page),
      per_page: '20',
    };
    const { data, meta } = await findReferable(field.resource, params, signal);
    return {
      options: data.map((item) => ({
        value: item.id,
        label: optionText(field, item),
        note: noteOf(field, item),
      })),
      hasMore: meta.current_page < meta.last_page,
    };
  };
}

/** Loads the currencies a sum may be given in. */
export const loadCurrencies: LoadOptions<Picked> = async ({ search, page, signal }) => {
  const text = search.trim();
  const params = { ...ACTIVE, ...(text !== '' && { search: text }), page: String(page), per_page: '20' };
  const { data, meta } = await findReferable('currencies', params, signal);
  return {
    options: data.map((item) => ({
      value: String(item.code),
      label: String(item.code),
      note: textOf(item.name),
    })),
    hasMore: meta.current_page < meta.last_page,
  };
};
