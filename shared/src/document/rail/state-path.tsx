import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { counted, formatDateTime } from '../../format/format';
import { classNames, StatusGlyph, type StatusProps } from '../../ui/ui';
import { shortFullName } from '../short-full-name';
import classes from './rail.module.css';
import type { StateStep } from './state-steps';

export interface StatePathProps {
  steps: readonly StateStep[];
  /** How the present state looks. */
  now: StatusProps;
  /** Under the present state: its reason, what it waits for. */
  children?: ReactNode;
}

/** The states a document has passed through, on a vertical line; the last one is where it stands. */
export function StatePath({ steps, now, children }: StatePathProps) {
  return (
    <ol className={classes.line}>
      {steps.map((step, place) => {
        const current = place === steps.length - 1;
        return (
          <li
            key={`${step.at}-${step.label}`}
            className={classNames(classes.step, current && classes.current)}
            aria-current={current ? 'step' : undefined}
          >
            <span className={classes.node} data-tone={current ? now.tone : undefined}>
              {current ? <StatusGlyph name={now.glyph} /> : <IconCheck size={12} stroke={2} aria-hidden />}
            </span>
            <p className={classes.stepHead}>
              <b>{current ? now.label : step.label}</b>
              <time dateTime={step.at}>{formatDateTime(step.at)}</time>
            </p>
            <p className={classes.who}>{step.by === null ? 'Автоматически' : shortFullName(step.by)}</p>
            {step.repeats !== undefined && (
              <p className={classes.who}>
                {`Путь повторялся ${counted(step.repeats, ['раз', 'раза', 'раз'])}`}
              </p>
            )}
            {current && children}
          </li>
        );
      })}
    </ol>
  );
}
