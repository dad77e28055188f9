import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './list-resource';

/** A text in the form in which the database keeps texts for search: lower case, ё as е. */
export function searchText(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

/** Signs that stand around a word in a text somebody has copied and are no part of it. */
const AROUND = /^[,;:()[\]№—–-]+|[,;:()[\].!?—–-]+$/gu;
const DATED = /\s+от\s+\d{1,2}\.\d{1,2}\.\d{4}(?:\s*г(?:ода|\.)?(?!\p{L}))?/gu;

/** Words that say what stands beside them and not which: a record may be kept without them, or with them written out. */
const BESIDE: ReadonlySet<string> = new Set(
  'ооо оао зао пао нао ао ип одо гуп муп фгуп фгбу фгау фку гбу гау мбу мау нко ано инн кпп огрн огрнип'.split(
    ' ',
  ),
);
/** … and of a document: «Договор № 12/2026-П», «ДС № 1 к договору № 12/2026-П». */
export const BESIDE_NUMBERS: ReadonlySet<string> = new Set([
  ...BESIDE,
  'договор',
  'договору',
  'дс',
  'к',
  'от',
]);

/**
 * The words to look for in a text as people type and copy it: of «№ 12/2026-П от 20.11.2026», «ООО «Ромашка»» and
 * «ИНН 7707083893» what tells the record. A text of nothing else is taken as it is.
 */
export function searchedWords(text: string, beside = BESIDE): string[] {
  const whole = searchText(text);
  const words = whole
    .replace(DATED, ' ')
    .split(/[\s«»"“”„]+/)
    .map((word) => word.replace(AROUND, ''))
    .filter(Boolean);
  const telling = words.filter((word) => !beside.has(word));
  const found = [telling, words].find(({ length }) => length > 0);
  return (found ?? whole.split(/\s+/).filter(Boolean)).slice(0, 10);
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Every word stands somewhere in the column, which holds a text made by `search_text`; null for a text of signs alone. */
export function containsWords(column: RawBuilder<unknown>, text: string, beside = BESIDE): Condition | null {
  const words = searchedWords(text, beside);
  if (!words.some((word) => /[\p{L}\p{N}]/u.test(word))) return null;
  return sql.join<boolean>(
    words.map((word) => {
      const pattern = `%${escaped(word)}%`;
      // The second half is for the index, which knows Russian letters in any locale; where rows are looked at one by one
      // it costs twenty times the first, and is not asked of those that fail it.
      return sql`(${column} like ${pattern} and trigram_text(${column}) like trigram_text(${pattern}))`;
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
