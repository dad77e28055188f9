import { useId, type ComponentProps, type ReactNode } from 'react';
import { LoaderDots } from '../loader/loader-dots';
import { classNames } from '../theme/class-names';
import classes from './button.module.css';
import { SlowNote, useSlowAction } from './slow-action';

export type ButtonVariant = 'default' | 'primary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** After the word: a chevron, a key cap, a count. */
  trailing?: ReactNode;
  /**
   * The action is under way: the button keeps its width and takes no second press; false of an action that is not, which
   * takes a double press for one.
   */
  busy?: boolean | undefined;
  wide?: boolean;
  /** Why the button cannot be pressed now; it stays reachable by keyboard so that the reason can be read. */
  disabledReason?: string;
}

/** A verb that names the result. */
export function Button(props: ButtonProps) {
  const { variant = 'default', size = 'md', icon, trailing, busy, wide, disabledReason, ...rest } = props;
  const reasonId = useId();
  const wait = useSlowAction(busy);
  const locked = busy === true || disabledReason !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(classes.button, rest.className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      title={disabledReason ?? rest.title}
      aria-disabled={locked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      onClick={(event) => {
        // The second press of a double one comes before the page has been drawn anew, busy.
        if (locked || (busy === false && event.detail > 1)) event.preventDefault();
        else rest.onClick?.(event);
      }}
    >
      {icon !== undefined && icon !== null && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      {rest.children}
      {busy && <LoaderDots />}
      {wait !== null && <SlowNote wait={wait} />}
      {trailing !== undefined && trailing !== null && <span className={classes.icon}>{trailing}</span>}
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
}
