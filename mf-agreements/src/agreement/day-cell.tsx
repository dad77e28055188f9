import { formatDate } from 'shared/format';
import { DaysLeft } from 'shared/ui';

import classes from './day-cell.module.css';

/** A day, and how far it is where that counts. */
export function DayCell({ day, counted }: { day: string | null | undefined; counted: boolean }) {
  if (day == null) return <span className={classes.none}>—</span>;
  return (
    <span className={classes.until}>
      {formatDate(day)}
      {counted && <DaysLeft date={day} />}
    </span>
  );
}
