import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import tones from '../theme/tone.module.css';
import type { Tone } from '../theme/tone';
import classes from './badge.module.css';

/** A short grey word beside a title: «Расходный», «В архиве», «Круг 2». */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classNames(classes.tag, tones[tone])}>{children}</span>;
}
