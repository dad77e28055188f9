import { useRef, type PointerEvent } from 'react';
import { formatDate } from 'shared/format';
import { classNames } from 'shared/ui';

import classes from './date-scale.module.css';
import { dayText } from './effective-terms.labels';
import { endOf, stopAt, stopByKey, type ScaleStop } from './scale';

/** Where the day stands between its neighbours. */
function placeOf(stops: readonly ScaleStop[], day: string): number {
  const exact = stops.find((stop) => stop.day === day);
  if (exact !== undefined) return exact.place;
  const [before, after] = [stops.findLast((stop) => stop.day < day), stops.find((stop) => stop.day > day)];
  if (before === undefined || after === undefined) return before === undefined ? 0 : 100;
  const time = (text: string) => Date.parse(`${text}T00:00:00Z`);
  const share = (time(day) - time(before.day)) / (time(after.day) - time(before.day));
  return before.place + (after.place - before.place) * share;
}

export interface DateScaleProps {
  stops: readonly ScaleStop[];
  day: string;
  onChange: (day: string) => void;
}

/** A press that moved no further, in pixels, is no drag: it goes to the stop that it is on. */
const STILL = 4;

/** Dragging along the scale goes from stop to stop, under a finger too. */
function useDrag({ stops, day, onChange }: DateScaleProps) {
  const from = useRef<number | null>(null);
  const end = () => {
    from.current = null;
  };
  return {
    onPointerDown: ({ clientX, button }: PointerEvent) => {
      if (button === 0) from.current = clientX;
    },
    onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      if (from.current === null || Math.abs(clientX - from.current) < STILL) return;
      // From now on the release presses no stop it happens to be over.
      currentTarget.setPointerCapture(pointerId);
      from.current = Infinity;
      const { left, width } = currentTarget.getBoundingClientRect();
      const stop = stopAt(stops, ((clientX - left) / width) * 100);
      if (stop !== undefined && stop.day !== day) onChange(stop.day);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** The days at which the terms change, on a line: arrows and dragging go from one to the next, a press goes to one. */
export function DateScale(props: DateScaleProps) {
  const { stops, day, onChange } = props;
  const drag = useDrag(props);
  const today = stops.find(({ isToday }) => isToday);
  const chosen = stops.find((stop) => stop.day === day);
  const names = [...(chosen?.names ?? []), ...(chosen?.isToday === true ? ['сегодня'] : [])];
  const at = placeOf(stops, day);
  return (
    <div
      className={classes.scale}
      role="slider"
      tabIndex={0}
      aria-label="Дата редакции"
      aria-valuemin={0}
      aria-valuemax={stops.length - 1}
      aria-valuenow={Math.max(
        0,
        stops.findLastIndex((stop) => stop.day <= day),
      )}
      aria-valuetext={dayText(day, names)}
      onKeyDown={(event) => {
        const next = stopByKey(stops, day, event.key);
        if (next === null) return;
        event.preventDefault();
        onChange(next);
      }}
    >
      <div className={classes.track} {...drag}>
        <div className={classes.line} aria-hidden>
          <span className={classes.past} style={{ width: `${String(today?.place ?? 100)}%` }} />
        </div>
        {stops.map((stop) => (
          <Stop
            key={stop.day}
            stop={stop}
            isChosen={stop.day === day}
            onChoose={() => {
              onChange(stop.day);
            }}
          />
        ))}
        <span className={classes.thumb} style={{ left: `${String(at)}%` }} aria-hidden />
      </div>
    </div>
  );
}

function Stop({ stop, isChosen, onChoose }: { stop: ScaleStop; isChosen: boolean; onChoose: () => void }) {
  const { day, names, place, isToday, isComing, isRetroactive, isNamed } = stop;
  const name = names.length === 0 ? 'Сегодня' : names.join(', ');
  return (
    <div
      className={classNames(classes.stop, names.length === 0 && classes.bare)}
      data-end={endOf(place)}
      data-coming={isComing || undefined}
      data-back={isRetroactive || undefined}
      data-today={isToday || undefined}
      data-chosen={isChosen || undefined}
      data-named={isNamed || isChosen || undefined}
      style={{ left: `${String(place)}%` }}
      title={`${name}, ${formatDate(day)}`}
      onClick={onChoose}
      aria-hidden
    >
      <b className={classes.name}>{name}</b>
      <i className={classes.dot} />
      <span className={classes.day}>{formatDate(day)}</span>
    </div>
  );
}
