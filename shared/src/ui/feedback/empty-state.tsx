import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  /** Area, version, request id: what support asks for, in small print. */
  fine?: ReactNode;
  actions?: ReactNode;
}

/** Why there is nothing here and what to do about it; takes the place of the content it stands for. */
export function EmptyState({ title, text, icon, fine, actions }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {icon !== undefined && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      <h2 className={classes.title}>{title}</h2>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {fine !== undefined && <p className={classes.fine}>{fine}</p>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
