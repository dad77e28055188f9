import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

export interface SectionProps {
  title: ReactNode;
  /** A quiet word beside the title: «6 позиций». */
  note?: ReactNode;
  action?: ReactNode;
  /** Side padding: of a page, of the rail, or none inside a form. */
  inset?: 'page' | 'rail' | 'none';
  id?: string;
  children: ReactNode;
}

/** A titled part of a page, parted from the next by a hairline and not by a box. */
export function Section({ title, note, action, inset = 'page', id, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} data-inset={inset} id={id} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 className={classes.title} id={titleId}>
          {title}
        </h2>
        {note !== undefined && <span className={classes.note}>{note}</span>}
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </div>
      {children}
    </section>
  );
}
