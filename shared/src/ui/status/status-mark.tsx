import { classNames } from '../theme/class-names';
import tones from '../theme/tone.module.css';
import type { Tone } from '../theme/tone';
import { StatusGlyph, type StatusGlyphName } from './status-glyph';
import classes from './status.module.css';

export interface StatusProps {
  tone: Tone;
  glyph: StatusGlyphName;
  label: string;
}

/** The status in a table: a coloured glyph, the word in the colour of the text. */
export function StatusMark({ tone, glyph, label }: StatusProps) {
  return (
    <span className={classNames(classes.mark, tones[tone])}>
      <StatusGlyph name={glyph} />
      <span className={classes.word}>{label}</span>
    </span>
  );
}
