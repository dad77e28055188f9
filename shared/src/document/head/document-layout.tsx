import type { ReactNode } from 'react';

import classes from './document-layout.module.css';

export interface DocumentLayoutProps {
  /** Title, state, actions and facts. */
  head: ReactNode;
  tabs: ReactNode;
  rail: ReactNode;
  /** What the chosen tab shows. */
  children: ReactNode;
  /** The decisions at the bottom edge of a phone. */
  phoneBar?: ReactNode;
}

/** The page of a document: what it is, what it says, and beside it where it stands; on a phone one under another. */
export function DocumentLayout({ head, tabs, rail, children, phoneBar }: DocumentLayoutProps) {
  return (
    <div className={classes.document} data-bar={phoneBar !== undefined || undefined}>
      <div className={classes.head}>{head}</div>
      <aside className={classes.rail} aria-label="Состояние и события">
        <div className={classes.sticky}>{rail}</div>
      </aside>
      <div className={classes.tabs}>{tabs}</div>
      <div className={classes.body}>{children}</div>
      {phoneBar !== undefined && (
        <div className={classes.bar} data-decisions>
          {phoneBar}
        </div>
      )}
    </div>
  );
}
