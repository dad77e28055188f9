import type { Comment } from '../../contract/comment/comment';
import type { Discussed } from './comments.api';
import { QuoteFields } from './quote-fields';
import { TakenQuote } from './taken-quote';

interface QuotePartProps {
  of: Discussed;
  quote: Comment['quote'];
  onChange: (quote: Comment['quote']) => void;
}

/** The place a comment is about: marked in a text it stands as it is, otherwise it is typed. */
export function QuotePart({ of, quote, onChange }: QuotePartProps) {
  if (quote === null) return null;
  if (quote.place?.is_checked !== true) return <QuoteFields {...{ of, quote, onChange }} />;
  return (
    <TakenQuote
      quote={quote}
      onRemove={() => {
        onChange(null);
      }}
    />
  );
}
