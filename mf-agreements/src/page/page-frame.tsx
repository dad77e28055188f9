import type { ReactNode } from 'react';
import { PageHeader } from 'shared/area';

import classes from './page-frame.module.css';

interface PageFrameProps {
  /** The page's heading, or what stands in the header instead of one. */
  title: string | { header: ReactNode };
  /** What is printed of the page brings margins of its own. */
  isPrinted?: boolean;
  children: ReactNode;
}

/** A page that is neither a register nor a card: its heading in the header, its parts one under another. */
export function PageFrame({ title, isPrinted = false, children }: PageFrameProps) {
  return (
    <div className={classes.page} data-printed={isPrinted || undefined}>
      <PageHeader>
        {typeof title === 'string' ? <h1 className={classes.title}>{title}</h1> : title.header}
      </PageHeader>
      {children}
    </div>
  );
}
