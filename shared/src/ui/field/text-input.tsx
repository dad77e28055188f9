import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '../theme/class-names';
import classes from './field.module.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: 'sm' | 'md' | 'lg';
  icon?: ReactNode;
  /** After the text: a unit, a sign, a button. */
  suffix?: ReactNode;
  /** Digits of one width. */
  numeric?: boolean;
  align?: 'left' | 'right';
  /** The frame around the input: what a dropdown hangs on. */
  boxRef?: Ref<HTMLDivElement>;
}

/** One line of text inside the frame of the house. */
export function TextInput(props: TextInputProps) {
  const { size = 'md', icon, suffix, numeric, align, boxRef, className, ...input } = props;
  return (
    <div ref={boxRef} className={classNames(classes.box, className)} data-size={size}>
      {icon !== undefined && (
        <span className={classes.slot} aria-hidden>
          {icon}
        </span>
      )}
      <input
        type="text"
        autoComplete="off"
        {...input}
        className={classes.input}
        data-num={numeric || undefined}
        data-align={align}
      />
      {suffix !== undefined && suffix !== null && <span className={classes.slot}>{suffix}</span>}
    </div>
  );
}
