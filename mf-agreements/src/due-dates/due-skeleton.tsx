import { Skeleton } from 'shared/ui';

import { WEEK } from './due-dates.labels';
import classes from './due-dates.module.css';

const WEEKS = [0, 1, 2, 3, 4];
const DAYS = [0, 1, 2];

/** The dates while they are on their way, in the shape they will have. */
export function DueSkeleton({ view }: { view: 'month' | 'list' }) {
  if (view === 'list') {
    return (
      <div className={classes.list} aria-busy>
        {DAYS.map((day) => (
          <div key={day} className={classes.coming}>
            <Skeleton width={180} height={14} />
            <Skeleton width="100%" height={36} />
            <Skeleton width="100%" height={36} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <table className={classes.month} aria-busy>
      <thead>
        <tr>
          {WEEK.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WEEKS.map((week) => (
          <tr key={week}>
            {WEEK.map((name) => (
              <td key={name}>
                <Skeleton width={20} height={12} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
