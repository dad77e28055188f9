import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../theme/class-names';
import classes from './text-link.module.css';

/** A link inside a text or a cell; one that stands alone says `data-alone` and is pressed with ease on a phone. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className={classNames(classes.link, props.className)} />;
}
