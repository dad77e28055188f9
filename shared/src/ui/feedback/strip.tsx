import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import tones from '../theme/tone.module.css';
import type { Tone } from '../theme/tone';
import classes from './strip.module.css';

export interface StripProps {
  children: ReactNode;
  icon?: ReactNode;
  /** Without a tone the strip is as quiet as the page. */
  tone?: Exclude<Tone, 'neutral'>;
  action?: ReactNode;
  /** Lies across the whole width at the edge of the page: no connection, a preview. */
  bar?: boolean;
  /** Set when the strip appears while the person works, so that it is read out. */
  live?: 'status' | 'alert';
}

/** One sentence about the whole page: what is locked and what is still possible, how old the data is. */
export function Strip({ children, icon, tone, action, bar, live }: StripProps) {
  return (
    <div
      className={classNames(classes.strip, tone && tones[tone])}
      data-tone={tone}
      data-bar={bar || undefined}
      role={live}
    >
      {icon !== undefined && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      <div className={classes.body}>{children}</div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
