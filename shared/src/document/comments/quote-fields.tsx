import { IconX } from '@tabler/icons-react';

import type { Comment } from '../../contract/comment/comment';
import { MAX_CLAUSE, MAX_QUOTE } from '../../contract/comment/comment-limits';
import { IconButton, Textarea, TextInput } from '../../ui/ui';
import type { Discussed } from './comments.api';
import classes from './writing/composer.module.css';
import { QuotedFileField } from './quoted-file-field';

type Quote = NonNullable<Comment['quote']>;

/** The place of the document a comment is about, typed: its clause, its words and the file they stand in. */
export function QuoteFields({
  of,
  quote,
  onChange,
}: {
  of: Discussed;
  quote: Quote;
  onChange: (quote: Comment['quote']) => void;
}) {
  return (
    <div className={classes.quote} role="group" aria-label="Место в тексте">
      <TextInput
        aria-label="Пункт"
        placeholder="Пункт 5.4"
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
      <div className={classes.quotedFile}>
        <QuotedFileField
          of={of}
          place={quote.place ?? null}
          onChange={(place) => {
            onChange({ ...quote, place });
          }}
        />
      </div>
    </div>
  );
}
