import { type RawBuilder, sql } from 'kysely';
import type { Quote } from 'shared/contract/comment/quote';

/** Words that are quoted, and where they stand, as they are kept with whatever quotes them. */
export interface KeptQuote {
  quote_text: string | null;
  quote_clause: string | null;
  /** Null once the version was deleted; its name and number stay. */
  quote_version_id: number | null;
  quote_file_name: string | null;
  quote_file_version: number | null;
  quote_prefix: string | null;
  quote_suffix: string | null;
  is_quote_checked: boolean;
}

/** The columns of the quote as they are written: the version may have been deleted since the words were found in it. */
export function quoteColumns<Kept extends Pick<KeptQuote, 'quote_version_id'>>(
  quote: Kept,
): Omit<Kept, 'quote_version_id'> & { quote_version_id: RawBuilder<number | null> } {
  return {
    ...quote,
    quote_version_id: sql<number | null>`(
      select id from document_versions where id = ${quote.quote_version_id} for key share)`,
  };
}

/** A quote without its clause, as it is written into a row. */
export type QuoteColumns = ReturnType<typeof quoteColumns<Omit<KeptQuote, 'quote_clause'>>>;

/** What stands instead of quoted words once their document was destroyed by act. */
const DESTROYED_WORDS = 'Слова уничтожены вместе с документом по акту';

/** Of rows that quote words: `set` that leaves the file and its version and takes the words and all around them. */
export const destroyedQuote = {
  quote_text: sql<string | null>`case when quote_text is not null then ${DESTROYED_WORDS} end`,
  quote_prefix: sql<string | null>`case when quote_prefix is not null then '' end`,
  quote_suffix: sql<string | null>`case when quote_suffix is not null then '' end`,
};

export type DestroyedQuote = typeof destroyedQuote;

/** The quote of a row of that alias which names its clause itself, as the wire shows it; null when it quotes nothing. */
export function quoteJson(alias: string): RawBuilder<Quote | null> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<Quote | null>`case when ${of('quote_text')} is not null then json_build_object(
    'text', ${of('quote_text')}, 'clause', null, 'place', json_build_object(
      'version_id', ${of('quote_version_id')}, 'file_name', ${of('quote_file_name')},
      'file_version', ${of('quote_file_version')}, 'prefix', ${of('quote_prefix')},
      'suffix', ${of('quote_suffix')}, 'is_checked', ${of('is_quote_checked')})) end`;
}
