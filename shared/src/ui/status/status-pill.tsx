import { classNames } from '../theme/class-names';
import tones from '../theme/tone.module.css';
import { StatusGlyph } from './status-glyph';
import type { StatusProps } from './status-mark';
import classes from './status.module.css';

/** The status in a card: a tinted pill. */
export function StatusPill({ tone, glyph, label }: StatusProps) {
  return (
    <span className={classNames(classes.pill, tones[tone])}>
      <StatusGlyph name={glyph} />
      {label}
    </span>
  );
}
