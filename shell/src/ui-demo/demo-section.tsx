import type { ReactNode } from 'react';
import classes from './ui-demo.module.css';

/** One chapter of the catalogue; its id is the anchor. */
export function DemoSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={classes.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={classes.title} id={`${id}-title`}>
        {title}
      </h2>
      <div className={classes.grid}>{children}</div>
    </section>
  );
}
