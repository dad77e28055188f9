import type { Quote } from '../../contract/comment/quote';
import { QuotedFile } from '../comments/quoted-file';
import { QuotedWords } from '../comments/quoted-words';

export interface RemarkQuoteProps {
  /** The document the words stand in. */
  of: { type: string; id: number };
  quote: Quote;
}

export default function RemarkQuotePart({ of, quote }: RemarkQuoteProps) {
  const { place } = quote;
  return <QuotedWords quote={quote}>{place != null && <QuotedFile {...{ of, quote, place }} />}</QuotedWords>;
}
