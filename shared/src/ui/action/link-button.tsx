import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../theme/class-names';
import classes from './button.module.css';
import type { ButtonSize, ButtonVariant } from './button';

export interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  trailing?: ReactNode;
  wide?: boolean;
}

/** A link that looks like a button: it has an address, so it opens in a new tab by the middle button. */
export function LinkButton(props: LinkButtonProps) {
  const { variant = 'default', size = 'md', icon, trailing, wide, children, ...rest } = props;
  return (
    <Link
      {...rest}
      className={classNames(classes.button, rest.className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      {icon !== undefined && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      {children}
      {trailing !== undefined && <span className={classes.icon}>{trailing}</span>}
    </Link>
  );
}
