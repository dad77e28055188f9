import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import type { EmptyStateProps } from './empty-state';

export interface StatePageProps extends EmptyStateProps {
  /** Above the title in small grey: «404», the area's name. */
  eyebrow?: ReactNode;
}

/** A whole page about one state: no access, not found, an area that did not load. */
export function StatePage({ eyebrow, title, text, icon, fine, actions }: StatePageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.empty}>
        {icon !== undefined && (
          <span className={classes.icon} aria-hidden>
            {icon}
          </span>
        )}
        {eyebrow !== undefined && <p className={classes.fine}>{eyebrow}</p>}
        <h1 className={classes.title}>{title}</h1>
        {text !== undefined && <p className={classes.text}>{text}</p>}
        {fine !== undefined && <p className={classes.fine}>{fine}</p>}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
