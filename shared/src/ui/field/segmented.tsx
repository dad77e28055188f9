import { useId, type ReactNode } from 'react';
import classes from './segmented.module.css';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string> {
  options: readonly SegmentedOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** The accessible name; or `aria-labelledby` when a label stands above. */
  label?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  id?: string;
  size?: 'sm' | 'md';
  wide?: boolean;
  disabled?: boolean;
}

/** Two to four answers in one line; arrows walk them as in any group of radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { options, value, onChange, label, id, size = 'md', wide, disabled, ...aria } = props;
  const name = useId();
  return (
    <div
      {...aria}
      className={classes.group}
      role="radiogroup"
      aria-label={label}
      data-size={size}
      data-wide={wide || undefined}
    >
      {options.map((option, index) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled === true || option.disabled === true}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
