import { namesOf, shownName, type AnyBookRow, type Book } from 'shared/contract/books/book';
import type { Field } from 'shared/contract/record/field-table';
import type { KeptValue } from 'shared/contract/record/kept-change';
import { fieldText } from 'shared/field-text';

/** A field of a row as people read it; null when it is empty. */
export function rowText(name: string, field: Field, row: AnyBookRow): string | null {
  if (field.kind === 'references') return fieldText(field, row[namesOf(name)] as readonly string[]);
  const value = row[field.kind === 'reference' ? shownName(name, field) : name];
  if (field.kind === 'reference') return typeof value === 'string' ? value : null;
  return fieldText(field, (value ?? null) as KeptValue);
}

/** The named fields of a row in one line, those that are filled. */
export function rowNote(book: Book, names: readonly string[], row: AnyBookRow): string | undefined {
  const texts = names.map((name) => {
    const field = book.fields[name];
    return field === undefined ? null : rowText(name, field, row);
  });
  return texts.filter((text) => text !== null && text !== '').join(' · ') || undefined;
}
