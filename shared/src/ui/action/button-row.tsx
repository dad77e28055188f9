import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names';
import classes from './button.module.css';
import { SlowAction } from './slow-action';

/** Buttons side by side, the distance of the house between them. */
export function ButtonRow({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={classNames(classes.row, rest.className)}>
      <SlowAction>{children}</SlowAction>
    </div>
  );
}
