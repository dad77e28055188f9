import type { Agreement } from 'shared/contract/agreement/agreement';
import { CHANGEABLE_ITEM_TERMS, CHANGEABLE_TERMS } from 'shared/contract/agreement/agreement-changes.fields';
import type { EffectiveTerms } from 'shared/contract/addendum/effective-terms';
import { type Field, wireName } from 'shared/contract/record/field-table';
import { fieldText } from 'shared/field-text';
import type { SelectOption } from 'shared/form';

import { SECTION_TITLES } from '../../effective/effective-terms.labels';

const TERMS: readonly SelectOption<string>[] = Object.entries(CHANGEABLE_TERMS).map(([name, field]) => ({
  value: wireName(name, field),
  label: field.label,
  note: SECTION_TITLES[field.section],
}));
const PARTS = Object.entries(CHANGEABLE_ITEM_TERMS);

function partsOf({ id, name }: { id: number; name: string }): SelectOption<string>[] {
  const note = SECTION_TITLES.items;
  const parts = PARTS.map(([part, { label }]) => ({
    value: `items.${String(id)}.${part}`,
    label: `${name}: ${label.toLowerCase()}`,
    note,
  }));
  return [...parts, { value: `items.${String(id)}.removed`, label: `${name}: исключить`, note }];
}

/** Lines that earlier addenda have added. */
function addedLines(terms: EffectiveTerms | undefined): { id: number; name: string }[] {
  return (terms?.terms ?? []).flatMap(({ key, label, text }) => {
    const id = /^items\.(\d+)\.added$/.exec(key)?.[1];
    return id === undefined || text === null ? [] : [{ id: Number(id), name: label }];
  });
}

/** Terms an addendum to the agreement may change: its own, and those of the lines it was signed with or has got since. */
export function termOptions(known: {
  terms: EffectiveTerms | undefined;
  agreement: Agreement | undefined;
}): SelectOption<string>[] {
  const lines = [...(known.agreement?.items ?? []), ...addedLines(known.terms)];
  return [...TERMS, ...lines.flatMap(partsOf)];
}

/** What holds of the term before the change, in words; null while it is not known. */
export function presentText(
  term: string,
  known: { terms: EffectiveTerms | undefined; agreement: Agreement | undefined },
): string | null {
  const found = known.terms?.terms.find(({ key }) => key === term);
  if (found !== undefined) return found.text ?? 'не указано';
  const [, id, part = ''] = /^items\.(\d+)\.(\w+)$/.exec(term) ?? [];
  const item = known.agreement?.items.find((one) => String(one.id) === id);
  const field: Field | undefined = (CHANGEABLE_ITEM_TERMS as Readonly<Record<string, Field>>)[part];
  if (item === undefined || field === undefined) return null;
  const value = (item as unknown as Readonly<Record<string, string | null>>)[part] ?? null;
  return fieldText(field, value) ?? 'не указано';
}
