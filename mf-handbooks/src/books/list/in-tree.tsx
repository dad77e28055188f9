import type { CSSProperties, ReactNode } from 'react';

import classes from './book-list.module.css';

interface InTreeProps {
  /** How many records stand above; none of a book that is no tree. */
  depth: number | undefined;
  title?: string;
  children: ReactNode;
}

/** A name as far to the right as its record stands deep. */
export function InTree({ depth = 0, title, children }: InTreeProps) {
  return (
    <span title={title} className={classes.name} style={{ '--depth': depth } as CSSProperties}>
      {children}
    </span>
  );
}
