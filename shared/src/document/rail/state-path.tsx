import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';

import { counted, formatDateTime } from '../../format/format';
import { Button, classNames, StatusGlyph, type StatusProps } from '../../ui/ui';
import { shortFullName } from '../short-full-name';
import classes from './rail.module.css';
import type { StateStep } from './state-steps';

export interface StatePathProps {
  steps: readonly StateStep[];
  /** How the present state looks. */
  now: StatusProps;
  /** False where the path begins with the latest events of a longer history: what lies before is not counted. */
  isWhole?: boolean;
  /** Under the present state: its reason, what it waits for. */
  children?: ReactNode;
}

const repeatsText = (repeats: number, isWhole: boolean) =>
  isWhole
    ? `Путь повторялся ${counted(repeats, ['раз', 'раза', 'раз'])}`
    : `Путь повторялся не меньше ${counted(repeats, ['раза', 'раз', 'раз'])}`;

function StepFoot({ step: { by, at, repeats }, isWhole }: { step: StateStep; isWhole: boolean }) {
  const who = by === null ? 'Автоматически' : shortFullName(by);
  return (
    <>
      <p className={classes.who}>{at === null ? 'Раньше последних событий истории' : who}</p>
      {repeats !== undefined && <p className={classes.who}>{repeatsText(repeats, isWhole)}</p>}
    </>
  );
}

/** So many states are told in a window where the path stands over what is read; a longer one is folded there. */
const TOLD_BEFORE_READING = 3;

/** The states a document has passed through, on a vertical line; the last one is where it stands. */
export function StatePath({ steps, now, isWhole = true, children }: StatePathProps) {
  const listId = useId();
  const [isFolded, setIsFolded] = useState(true);
  const isCut = !isWhole && steps.some(({ at }) => at !== null);
  const isLong = steps.length + Number(isCut) > TOLD_BEFORE_READING;
  return (
    <>
      <ol id={listId} className={classes.line} data-folded={(isLong && isFolded) || undefined}>
        {isCut && (
          <li className={classes.step}>
            <span className={classes.node} />
            <p className={classes.who}>Начало пути — в истории</p>
          </li>
        )}
        {steps.map((step, place) => {
          const current = place === steps.length - 1;
          return (
            <li
              key={`${String(step.at)}-${step.label}`}
              className={classNames(classes.step, current && classes.current)}
              aria-current={current ? 'step' : undefined}
            >
              <span className={classes.node} data-tone={current ? now.tone : undefined}>
                {current ? <StatusGlyph name={now.glyph} /> : <IconCheck size={12} stroke={2} aria-hidden />}
              </span>
              <p className={classes.stepHead}>
                <b>{current ? now.label : step.label}</b>
                {step.at !== null && <time dateTime={step.at}>{formatDateTime(step.at)}</time>}
              </p>
              <StepFoot step={step} isWhole={isWhole} />
              {current && children}
            </li>
          );
        })}
      </ol>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          className={classes.fold}
          aria-expanded={!isFolded}
          aria-controls={listId}
          onClick={() => {
            setIsFolded(!isFolded);
          }}
        >
          {isFolded ? 'Показать весь путь' : 'Свернуть путь'}
        </Button>
      )}
    </>
  );
}
