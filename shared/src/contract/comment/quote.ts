import { z } from 'zod';

import { id, optionalText, seenText, text } from '../record/field';
import { MAX_AROUND_QUOTE, MAX_CLAUSE, MAX_QUOTE } from './comment-limits';

const quotedPlace = z.object({
  /** The version of a file the words were quoted from; null once it was deleted. */
  version_id: id.nullable(),
  file_name: z.string(),
  file_version: z.int(),
  /** What stands before the words and after them; empty of words that were typed. */
  prefix: z.string(),
  suffix: z.string(),
  /** The words stand in the text of the file; false where there is none to look in. */
  is_checked: z.boolean(),
});
export type QuotedPlace = z.infer<typeof quotedPlace>;

/** Words of a document that are talked about. */
export const quote = z.object({
  text: z.string(),
  /** «5.4»; null when the place was not named, and with a remark of a decision, which names it itself. */
  clause: z.string().nullable(),
  /** Where the words stand; null of words of no file, absent from an older server. */
  place: quotedPlace.nullable().optional(),
});
export type Quote = z.infer<typeof quote>;

/** Signs that stand in no text somebody reads; breaks and tabs are spaces. */
const CONTROLS = /[^\P{Cc}\s]/u;
const withoutControls = (value: string) => !CONTROLS.test(value);
const UNREADABLE = 'В цитате есть служебные символы. Выделите слова ещё раз';
const around = seenText
  .max(MAX_AROUND_QUOTE, `Не длиннее ${String(MAX_AROUND_QUOTE)} знаков`)
  .refine(withoutControls, UNREADABLE)
  .default('');
const words = text(MAX_QUOTE).refine(withoutControls, UNREADABLE);
const place = z.strictObject({ version_id: id, prefix: around, suffix: around });
/** Words that are quoted, as whoever quotes them sends them. */
export const quoteInput = z
  .strictObject({
    text: words,
    clause: optionalText(MAX_CLAUSE).default(null),
    /** Absent, the words keep the place they have while they stay the same. */
    place: place.nullable().optional(),
  })
  .nullable();
export type QuoteInput = NonNullable<z.output<typeof quoteInput>>;

/** Words marked in a file of the document, with a remark that names its clause itself. */
export const markedQuoteInput = z.strictObject({ text: words, place });
