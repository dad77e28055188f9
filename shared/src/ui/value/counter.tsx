import { formatNumber } from '../../format/number';
import classes from './badge.module.css';

export interface CounterProps {
  value: number;
  /** Grey in running text; filled where it is somebody's turn; red on the bell. */
  tone?: 'accent' | 'red';
  /** The largest number printed as it is; above it «99+». */
  max?: number;
}

/** A number beside a word. */
export function Counter({ value, tone, max = 999_999 }: CounterProps) {
  return (
    <span className={classes.count} data-tone={tone}>
      {value > max ? `${formatNumber(max)}+` : formatNumber(value)}
    </span>
  );
}
