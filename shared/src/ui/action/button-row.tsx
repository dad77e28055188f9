import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names';
import classes from './button.module.css';

/** Buttons side by side, the distance of the house between them. */
export function ButtonRow(props: ComponentProps<'div'>) {
  return <div {...props} className={classNames(classes.row, props.className)} />;
}
