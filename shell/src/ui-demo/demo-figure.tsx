import type { ReactNode } from 'react';
import classes from './ui-demo.module.css';

interface DemoFigureProps {
  caption: string;
  span?: 4 | 6 | 8;
  layout?: 'row' | 'stack' | 'centre' | 'flush';
  className?: string;
  children: ReactNode;
}

/** A part of the kit on its own ground, with a word about what is shown. */
export function DemoFigure({ caption, span, layout = 'row', className, children }: DemoFigureProps) {
  return (
    <figure className={classes.figure} data-span={span}>
      <figcaption>{caption}</figcaption>
      <div className={[classes.box, className].filter(Boolean).join(' ')} data-layout={layout}>
        {children}
      </div>
    </figure>
  );
}
