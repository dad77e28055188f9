import type { Quote, QuoteInput } from 'shared/contract/comment/quote';
import { standsInFile } from '../file-texts/quoted-words.service';
import { fileGuardOf } from '../files/file-guards.service';
import { findKeptVersion } from '../files/kept-version.service';
import type { Actor } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import type { KeptQuote } from './quoted-words.repository';

export {
  type DestroyedQuote,
  destroyedQuote,
  quoteColumns,
  type QuoteColumns,
  quoteJson,
  type KeptQuote,
} from './quoted-words.repository';

/** Of what quotes nothing. */
export const NO_QUOTE: KeptQuote = {
  quote_text: null,
  quote_clause: null,
  quote_version_id: null,
  quote_file_name: null,
  quote_file_version: null,
  quote_prefix: null,
  quote_suffix: null,
  is_quote_checked: false,
};

/** What of a row is its quote. */
export function quoteOf(row: KeptQuote): KeptQuote {
  return {
    quote_text: row.quote_text,
    quote_clause: row.quote_clause,
    quote_version_id: row.quote_version_id,
    quote_file_name: row.quote_file_name,
    quote_file_version: row.quote_file_version,
    quote_prefix: row.quote_prefix,
    quote_suffix: row.quote_suffix,
    is_quote_checked: row.is_quote_checked,
  };
}

/** The quote as the wire shows it; null of a row that quotes nothing. */
export function quoteView(row: KeptQuote): Quote | null {
  if (row.quote_text === null) return null;
  const { quote_file_name: name, quote_file_version: version } = row;
  const place =
    name === null || version === null
      ? null
      : {
          version_id: row.quote_version_id,
          file_name: name,
          file_version: version,
          prefix: row.quote_prefix ?? '',
          suffix: row.quote_suffix ?? '',
          is_checked: row.is_quote_checked,
        };
  return { text: row.quote_text, clause: row.quote_clause, place };
}

type QuotingDeps = Pick<Deps, 'app' | 'db' | 'files'>;
type Place = NonNullable<QuoteInput['place']>;

async function quotedFile(deps: QuotingDeps, { actor, subject, field = 'quote' }: Quoting, place: Place) {
  const version = await findKeptVersion(deps.db, place.version_id);
  const isHere = version?.documentable_type === subject.type && version.documentable_id === subject.id;
  if (version === null || !isHere) {
    throw new ValidationFailed({
      [`${field}.place`]: ['Такого файла у документа нет. Выберите другой файл'],
    });
  }
  await fileGuardOf(deps.app, subject.type).requireReadable(deps.db, actor, subject.id);
  if (version.destroyed_at != null) {
    throw new ValidationFailed({
      [`${field}.place`]: ['Содержимое файла уничтожено по акту, цитировать нечего'],
    });
  }
  return version;
}

interface Quoting {
  actor: Actor;
  /** The document that is talked about. */
  subject: { type: string; id: number };
  /** What is quoted already. */
  before?: KeptQuote;
  /** Where the quote stands in what was sent; `quote` unless said. */
  field?: string;
}

/**
 * The quote as it will be kept. Of a file of the document only what stands in its text is quoted: refuses with 422 words
 * that do not and a file of anything else, with 403 and 404 as the file's document does. Words of a file without a text
 * are kept as typed. Words that stay as they were keep their place without being looked for again.
 */
export async function keptQuote(
  deps: QuotingDeps,
  quote: QuoteInput | null,
  quoting: Quoting,
): Promise<KeptQuote> {
  if (quote === null) return NO_QUOTE;
  const { before = NO_QUOTE, field = 'quote' } = quoting;
  const { text, clause, place } = quote;
  const isSame =
    text === before.quote_text && [undefined, before.quote_version_id].includes(place?.version_id);
  if (isSame && place !== null) return { ...before, quote_clause: clause };
  if (place == null) return { ...NO_QUOTE, quote_text: text, quote_clause: clause };
  const version = await quotedFile(deps, quoting, place);
  const stands = await standsInFile(deps, version, text);
  if (stands === false) {
    const file = `«${version.name}», версия ${String(version.version)}`;
    throw new ValidationFailed({
      [`${field}.text`]: [`В файле ${file}, нет таких слов. Выделите их в просмотре или исправьте цитату`],
    });
  }
  return {
    quote_text: text,
    quote_clause: clause,
    quote_version_id: version.id,
    quote_file_name: version.name,
    quote_file_version: version.version,
    quote_prefix: place.prefix,
    quote_suffix: place.suffix,
    is_quote_checked: stands === true,
  };
}
