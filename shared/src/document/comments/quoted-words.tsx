import type { ReactNode } from 'react';

import type { Comment } from '../../contract/comment/comment';
import classes from './comments.module.css';

interface QuotedWordsProps {
  quote: NonNullable<Comment['quote']>;
  /** Under the words: the file they stand in. */
  children?: ReactNode;
}

/** The words of the document a comment is about; whether they were found in a file or typed is said with them. */
export function QuotedWords({ quote, children }: QuotedWordsProps) {
  const isTyped = quote.place?.is_checked !== true;
  return (
    <blockquote className={classes.quote}>
      {quote.clause !== null && <b>{`п.\u00a0${quote.clause.replace(/^п\.?\s*/i, '')} `}</b>}
      {quote.text}
      <footer className={classes.source}>
        {children}
        {isTyped && <span className={classes.fine}>введено вручную</span>}
      </footer>
    </blockquote>
  );
}
