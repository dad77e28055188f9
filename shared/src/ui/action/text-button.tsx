import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names';
import classes from './text-link.module.css';

/** A name or a verb inside a text or a cell that is pressed like a link and has no address. */
export function TextButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" {...props} className={classNames(classes.link, classes.button, props.className)} />
  );
}
