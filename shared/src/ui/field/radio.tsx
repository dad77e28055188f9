import type { ComponentProps, ReactNode } from 'react';
import classes from './checkbox.module.css';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  note?: ReactNode;
}

/** One of several answers that are all seen at once. */
export function Radio({ label, note, ...rest }: RadioProps) {
  return (
    <label className={classes.choice}>
      <span className={classes.control}>
        <input {...rest} type="radio" className={classes.input} />
      </span>
      <span className={classes.text}>
        {label}
        {note !== undefined && <small className={classes.note}>{note}</small>}
      </span>
    </label>
  );
}
