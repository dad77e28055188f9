import { MAX_AROUND_QUOTE, MAX_QUOTE } from '../../../../contract/comment/comment-limits';
import { pageText, type PageText } from './page-text';

/** Words somebody has marked in a text, and what stands around them. */
export interface MarkedWords {
  text: string;
  prefix: string;
  suffix: string;
}

const WORDLY = /[\p{L}\p{N}]/u;
const UNSEEN = /[^\P{Cc}\s]/gu;
/** The break of a word at the end of a line. */
const BROKEN = /(\p{L})[-\u2010\u2011][^\S\n]*\n\s*(?=\p{Ll})/gu;

const asRead = (words: string) => words.replace(BROKEN, '$1').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();

/** What is marked is whole words: half of one says something else. */
function wholeWords(text: string, given: { start: number; end: number }) {
  let { start, end } = given;
  const joins = (place: number) => WORDLY.test(text.charAt(place - 1)) && WORDLY.test(text.charAt(place));
  if (WORDLY.test(text.charAt(start))) while (start > 0 && joins(start)) start -= 1;
  if (WORDLY.test(text.charAt(end - 1))) while (end < text.length && joins(end)) end += 1;
  return { start, end };
}

/** The words of the page that the range holds, whole; null when it holds none, `long` when too many to be quoted. */
export function markedWords(root: Node, range: Range): MarkedWords | 'long' | null {
  return markedIn(pageText(root), range);
}

/** The same of a text that is put together of pages. */
export function markedIn({ text, pieces }: PageText, range: Range): MarkedWords | 'long' | null {
  let start = -1;
  let end = -1;
  for (const { node, start: at } of pieces) {
    if (!range.intersectsNode(node)) continue;
    const from = node === range.startContainer ? range.startOffset : 0;
    const to = node === range.endContainer ? range.endOffset : node.length;
    if (from >= to) continue;
    if (start === -1) start = at + from;
    end = at + to;
  }
  if (start === -1) return null;
  // The sign that ends what stands before is marked by a hand that begins too early.
  while (start < end && /[\s.,;:]/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  if (start >= end) return null;
  const whole = wholeWords(text, { start, end });
  const words = asRead(text.slice(whole.start, whole.end));
  if (words.length > MAX_QUOTE) return 'long';
  const around = MAX_AROUND_QUOTE;
  return {
    text: words,
    prefix: asRead(text.slice(Math.max(0, whole.start - 2 * around), whole.start))
      .slice(-around)
      .trim(),
    suffix: asRead(text.slice(whole.end, whole.end + 2 * around))
      .slice(0, around)
      .trim(),
  };
}
