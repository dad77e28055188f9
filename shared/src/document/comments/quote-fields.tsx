import { IconX } from '@tabler/icons-react';

import type { Comment } from '../../contract/comment/comment';
import { MAX_CLAUSE, MAX_QUOTE } from '../../contract/comment/comment-limits';
import { IconButton, Textarea, TextInput } from '../../ui/ui';
import classes from './composer.module.css';

type Quote = NonNullable<Comment['quote']>;

/** The place of the document a comment is about: its clause and its words. */
export function QuoteFields({
  quote,
  onChange,
}: {
  quote: Quote;
  onChange: (quote: Comment['quote']) => void;
}) {
  return (
    <div className={classes.quote} role="group" aria-label="Место в тексте">
      <TextInput
        aria-label="Пункт"
        placeholder="Пункт, например 5.4"
        maxLength={MAX_CLAUSE}
        value={quote.clause ?? ''}
        onChange={(event) => {
          onChange({ ...quote, clause: event.target.value });
        }}
      />
      <Textarea
        aria-label="Слова документа"
        placeholder="Слова документа, о которых речь"
        rows={1}
        autoFocus
        maxLength={MAX_QUOTE}
        value={quote.text}
        onChange={(event) => {
          onChange({ ...quote, text: event.target.value });
        }}
      />
      <IconButton
        size="sm"
        label="Убрать цитату"
        icon={<IconX size={16} stroke={1.75} />}
        onClick={() => {
          onChange(null);
        }}
      />
    </div>
  );
}
