import type { CSSProperties } from 'react';
import { counted } from 'shared/format';

import classes from './calendar.module.css';
import { dayTitle, monthName, totalsOf, type YearDay } from './year-days';

interface MonthGridProps {
  days: readonly YearDay[];
  today: string;
  /** Without it the days are only read. */
  onPick?: ((day: YearDay) => void) | undefined;
}

const WEEK = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];

/** The kind as the colour is chosen by; a plain weekend is quiet. */
const lookOf = ({ said, isWorking }: YearDay) => said?.kind ?? (isWorking ? 'work' : 'weekend');

/** A month by weeks, Monday first. */
export function MonthGrid({ days, today, onPick }: MonthGridProps) {
  const [first] = days;
  if (first === undefined) return null;
  const { working } = totalsOf(days);
  const name = monthName(first.day);
  return (
    <section className={classes.month} aria-label={name}>
      <h2>
        {name}
        <small>{counted(working, ['рабочий', 'рабочих', 'рабочих'])}</small>
      </h2>
      <div className={classes.week} aria-hidden>
        {WEEK.map((one) => (
          <span key={one}>{one}</span>
        ))}
      </div>
      <div className={classes.days} style={{ '--before': first.weekday + 1 } as CSSProperties}>
        {days.map((one) => {
          const look = {
            'data-look': lookOf(one),
            'data-preliminary': one.said?.is_preliminary || undefined,
            'aria-current': one.day === today ? ('date' as const) : undefined,
            title: dayTitle(one),
          };
          return onPick === undefined ? (
            <span key={one.day} {...look} role="img" aria-label={dayTitle(one)}>
              {one.date}
            </span>
          ) : (
            <button
              key={one.day}
              type="button"
              data-paper
              {...look}
              aria-label={dayTitle(one)}
              onClick={() => {
                onPick(one);
              }}
            >
              {one.date}
            </button>
          );
        })}
      </div>
    </section>
  );
}
