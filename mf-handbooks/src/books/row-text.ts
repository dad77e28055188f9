import { namesOf, shownName, type AnyBookRow, type Book } from 'shared/contract/books/book';
import { patternExample } from 'shared/contract/books/number-pattern';
import type { Field } from 'shared/contract/record/field-table';
import type { KeptValue } from 'shared/contract/record/kept-change';
import { fieldText } from 'shared/field-text';
import { businessDay } from 'shared/contract/calendar/business-day';
import { formatAmount } from 'shared/format';

/** A field of a row as people read it; null when it is empty. */
export function rowText(name: string, field: Field, row: AnyBookRow): string | null {
  if (field.kind === 'references') return fieldText(field, row[namesOf(name)] as readonly string[]);
  const value = row[field.kind === 'reference' ? shownName(name, field) : name];
  if (field.kind === 'reference') return typeof value === 'string' ? value : null;
  // A sum without its currency could be of any.
  if (field.kind === 'money' && typeof value === 'string' && typeof row.currency_code === 'string')
    return formatAmount(value, row.currency_code);
  // What numbers look like says more in a list than what they are made of.
  if (isComposed(field) && typeof value === 'string')
    return patternExample(value, Number(businessDay().slice(0, 4)));
  return fieldText(field, (value ?? null) as KeptValue);
}

const isComposed = (field: Field) => field.kind === 'text' && field.composed === 'number';

/** The same where there is room: an example of the number, and what it is made of. */
export function rowWords(name: string, field: Field, row: AnyBookRow): string | null {
  const text = rowText(name, field, row);
  if (!isComposed(field) || text === null) return text;
  return `${text}, то есть ${fieldText(field, row[name] as KeptValue) ?? ''}`;
}

/** The named fields of a row in one line, those that are filled; a day says nothing without the word of its field. */
export function rowNote(book: Book, names: readonly string[], row: AnyBookRow): string | undefined {
  const texts = names.map((name) => {
    const field = book.fields[name];
    const text = field === undefined ? null : rowText(name, field, row);
    return field?.kind === 'day' && text !== null ? `${field.label} ${text}` : text;
  });
  // The sign of a currency may be its code: nobody reads it twice.
  const said = new Set(texts.filter((text) => text !== null && text !== ''));
  return [...said].join(' · ') || undefined;
}
