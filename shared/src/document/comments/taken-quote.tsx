import { IconX } from '@tabler/icons-react';

import type { Comment } from '../../contract/comment/comment';
import { IconButton } from '../../ui/ui';
import classes from './writing/composer.module.css';
import { placeName } from './place-name';
import { QuotedWords } from './quoted-words';

/** Words marked in a text, as they will stand above the comment: not to be changed, only taken away. */
export function TakenQuote({
  quote,
  onRemove,
}: {
  quote: NonNullable<Comment['quote']>;
  onRemove: () => void;
}) {
  return (
    <div className={classes.taken} role="group" aria-label="Цитата">
      <QuotedWords quote={quote}>{quote.place != null && <span>{placeName(quote.place)}</span>}</QuotedWords>
      <IconButton
        size="sm"
        label="Убрать цитату"
        icon={<IconX size={16} stroke={1.75} />}
        onClick={onRemove}
      />
    </div>
  );
}
