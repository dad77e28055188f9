import type { Quote } from '../../contract/comment/quote';
import { QuotedFile } from '../comments/quoted-file';
import { QuotedWords } from '../comments/quoted-words';

interface RemarkQuoteProps {
  /** The document the words stand in. */
  of: { type: string; id: number };
  quote: Quote;
}

/**
 * The words of a document a remark is about: a press on their file shows them in it. Its code comes with the door and
 * not with the first remark, which stands beside a card that has been opened already.
 */
export function RemarkQuote({ of, quote }: RemarkQuoteProps) {
  const { place } = quote;
  return <QuotedWords quote={quote}>{place != null && <QuotedFile {...{ of, quote, place }} />}</QuotedWords>;
}
