import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './list-resource';

/** A text in the form in which the database keeps texts for search: lower case, ё as е. */
export function searchText(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Every word stands somewhere in the column, which holds a text made by `search_text`. */
export function containsWords(column: RawBuilder<unknown>, text: string): Condition | null {
  const words = searchText(text).split(/\s+/).filter(Boolean).slice(0, 10);
  if (words.length === 0) return null;
  return sql.join<boolean>(
    words.map((word) => {
      const pattern = `%${escaped(word)}%`;
      // By the index that knows Russian letters in any locale, and then by the text itself.
      return sql`(trigram_text(${column}) like trigram_text(${pattern}) and ${column} like ${pattern})`;
    }),
    sql` and `,
  );
}

/** The whole text stands in the column as one piece: for numbers such as 12/2026-П. */
export function containsPiece(column: RawBuilder<unknown>, text: string): Condition {
  return sql`${column} like ${`%${escaped(searchText(text))}%`}`;
}

/** True for what a person types to find a number: one piece with a digit in it. */
export function looksLikeNumber(text: string): boolean {
  return /^\S*\d\S*$/.test(text);
}

/** A query for `@@`: every word by its Russian stem, the last one also by its beginning; null without words. */
export function fullTextQuery(text: string): RawBuilder<unknown> | null {
  const words = searchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 10);
  if (words.length === 0) return null;
  const last = words.at(-1) ?? '';
  const parts = words.map((word, at) => (at === words.length - 1 && last.length > 2 ? `${word}:*` : word));
  return sql`to_tsquery('russian', ${parts.join(' & ')})`;
}
