import { Section } from 'shared/ui';

import classes from './calendar.module.css';
import { dayName, kindName, weekdayName, type YearDay } from './year-days';

/** The days that differ from an ordinary week, in words: colour alone says nothing to everybody. */
export function SpecialDays({ days }: { days: readonly YearDay[] }) {
  const special = days.filter(({ said }) => said !== null);
  if (special.length === 0) return null;
  return (
    <Section title="Особые дни" note={String(special.length)}>
      <ul className={classes.special}>
        {special.map((one) => (
          <li key={one.day}>
            <span className={classes.specialDay}>
              <b>{dayName(one.day)}</b>
              <small>{weekdayName(one.day)}</small>
            </span>
            <span>
              {one.said?.name ?? kindName(one)}
              {one.said?.name != null && <small>{kindName(one)}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
