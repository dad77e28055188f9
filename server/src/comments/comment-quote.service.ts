import type { QuoteInput } from 'shared/contract/comment/comment';
import { standsInFile } from '../file-texts/quoted-words.service';
import { fileGuardOf } from '../files/file-guards.service';
import { findKeptVersion } from '../files/kept-version.service';
import type { Actor } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import type { KeptQuote, Subject } from './comments.repository';

/** Of a comment that quotes nothing. */
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

/** What of a comment is its quote. */
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

type QuotingDeps = Pick<Deps, 'app' | 'db' | 'files'>;
type Place = NonNullable<QuoteInput['place']>;

async function quotedFile(deps: QuotingDeps, { actor, subject }: Quoting, place: Place) {
  const version = await findKeptVersion(deps.db, place.version_id);
  const isHere = version?.documentable_type === subject.type && version.documentable_id === subject.id;
  if (version === null || !isHere) {
    throw new ValidationFailed({ 'quote.place': ['Такого файла у документа нет. Выберите другой файл'] });
  }
  await fileGuardOf(deps.app, subject.type).requireReadable(deps.db, actor, subject.id);
  if (version.destroyed_at != null) {
    throw new ValidationFailed({ 'quote.place': ['Содержимое файла уничтожено по акту, цитировать нечего'] });
  }
  return version;
}

interface Quoting {
  actor: Actor;
  /** The document that is talked about. */
  subject: Subject;
  /** What the comment quotes already. */
  before?: KeptQuote;
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
  const { before = NO_QUOTE } = quoting;
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
      'quote.text': [`В файле ${file}, нет таких слов. Выделите их в просмотре или исправьте цитату`],
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
