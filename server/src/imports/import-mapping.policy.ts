import { isRequired, wireName } from 'shared/contract/record/field-table';
import { ValidationFailed } from '../platform/http/errors';
import type { ImportMode } from 'shared/contract/exchange/import-status';
import type { Importable } from './importable.service';
import type { FileColumn, Mapping } from './schema';

const plain = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('ё', 'е')
    // «№ договора»; «№» alone counts the rows of a table.
    .replace(/№\s*(?=\p{L})/gu, 'номер ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** «Цена, руб.» and «Срок (дней)» without what only explains them. */
const bare = (title: string) => title.replace(/[,(].*$/s, '');

function byTitles({ fields, aliases = {} }: Pick<Importable, 'fields' | 'aliases'>): Map<string, string> {
  const titles = new Map<string, string>();
  for (const [name, field] of Object.entries(fields)) {
    const wire = wireName(name, field);
    for (const title of [field.label, field.short, wire]) {
      if (title !== undefined && !titles.has(plain(title))) titles.set(plain(title), wire);
    }
  }
  for (const [title, wire] of Object.entries(aliases)) {
    if (!titles.has(plain(title))) titles.set(plain(title), wire);
  }
  return titles;
}

/** The field of each column as far as its title tells, or as the person has mapped such a title before. */
export function suggestedMapping(
  importable: Pick<Importable, 'fields' | 'aliases'>,
  columnTitles: readonly string[],
  profile: Readonly<Record<string, string | null>>,
): Mapping {
  const known = new Set(Object.entries(importable.fields).map(([name, field]) => wireName(name, field)));
  const titles = byTitles(importable);
  const taken = new Set<string>();
  return columnTitles.map((title) => {
    const kept = Object.hasOwn(profile, title) ? profile[title] : undefined;
    const field = kept === undefined ? (titles.get(plain(title)) ?? titles.get(plain(bare(title)))) : kept;
    if (field === undefined || field === null || !known.has(field) || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Titles of the columns → their fields, to be offered the next time. */
export function profileOf(columns: readonly FileColumn[], mapping: Mapping): Record<string, string | null> {
  return Object.fromEntries(
    columns.flatMap(({ title }, at) => (title === '' ? [] : [[title, mapping[at] ?? null] as const])),
  );
}

interface Wanted {
  importable: Importable;
  columns: readonly FileColumn[];
  mapping: Mapping;
  mode: ImportMode;
}

/** Returns when every column has a field of its own or none; refuses with 422. */
export function requireFields({ importable, columns, mapping }: Omit<Wanted, 'mode'>): void {
  if (mapping.length !== columns.length) {
    throw new ValidationFailed({ mapping: ['Укажите поле для каждой колонки файла'] });
  }
  const names = new Map(
    Object.entries(importable.fields).map(([name, field]) => [wireName(name, field), field.label]),
  );
  const taken = new Set<string>();
  for (const field of mapping) {
    if (field === null) continue;
    const label = names.get(field);
    if (label === undefined) throw new ValidationFailed({ mapping: [`Такого поля нет: ${field}`] });
    if (taken.has(field)) {
      throw new ValidationFailed({ mapping: [`Поле «${label}» выбрано для двух колонок. Оставьте одну`] });
    }
    taken.add(field);
  }
}

/** The fields that are missing for the mode, in a sentence; null when the columns are enough. */
export function shortcomingOf({ importable, mapping, mode }: Omit<Wanted, 'columns'>): string | null {
  const { fields, key, derived = [] } = importable;
  const labelOf = new Map(
    Object.entries(fields).map(([name, field]) => [wireName(name, field), field.label]),
  );
  const missing = Object.entries(fields)
    .filter(([name, field]) => isRequired(field) && !derived.includes(wireName(name, field)))
    .map(([name, field]) => wireName(name, field))
    .filter((name) => !mapping.includes(name));
  if (mode !== 'update' && missing.length > 0) {
    const named = missing.map((name) => `«${labelOf.get(name) ?? name}»`).join(', ');
    return `Для новых записей не хватает: ${named}. Выберите колонки`;
  }
  if ((mode !== 'create' || 'lines' in importable) && !key.some((name) => mapping.includes(name))) {
    const named = key.map((name) => `«${labelOf.get(name) ?? name}»`).join(' или ');
    return `Чтобы найти записи, нужна колонка ${named}`;
  }
  return null;
}

/** Returns when the columns are enough for the mode; refuses with 422 and the fields that are missing. */
export function requireEnough(wanted: Omit<Wanted, 'columns'>): void {
  const shortcoming = shortcomingOf(wanted);
  if (shortcoming !== null) throw new ValidationFailed({ mapping: [shortcoming] });
}
