import type { ReactNode } from 'react';

import classes from './document-layout.module.css';

export interface DocumentLayoutProps {
  /** Title, state, actions and facts. */
  head: ReactNode;
  tabs: ReactNode;
  rail: ReactNode;
  /** In a window of one column the first part of the rail stands before the tabs, which it does unless told otherwise. */
  leadsByRail?: boolean;
  /** What the chosen tab shows. */
  children: ReactNode;
  /** The decisions at the bottom edge of a phone. */
  phoneBar?: ReactNode;
}

/** The page of a document: what it is, what it says, and beside it where it stands; on a phone one under another. */
export function DocumentLayout({
  head,
  tabs,
  rail,
  leadsByRail = true,
  children,
  phoneBar,
}: DocumentLayoutProps) {
  return (
    <div className={classes.document} data-bar={phoneBar !== undefined || undefined}>
      <div className={classes.head}>{head}</div>
      <aside className={classes.rail} aria-label="Состояние и события">
        <div className={classes.sticky} data-leads={leadsByRail || undefined}>
          {rail}
        </div>
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
