import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import classes from './button.module.css';
import type { ButtonSize, ButtonVariant } from './button';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name; also the title a mouse sees. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: Exclude<ButtonSize, 'lg'>;
}

/** A button without a word: bell, arrows, close and «…» only. */
export function IconButton({ label, icon, variant = 'ghost', size = 'md', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={classNames(classes.button, rest.className)}
      data-variant={variant}
      data-size={size}
      data-square
      aria-label={label}
    >
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
    </button>
  );
}
