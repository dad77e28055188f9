import type { ApprovalOversight } from 'shared/contract/approval/approval-oversight';
import { workingTimeText } from 'shared/contract/approval/working-time-text';

import classes from './oversight.module.css';

type Load = ApprovalOversight['total'];

export interface LoadLine extends Load {
  key: string;
  name: string;
  note?: string | null;
}

interface LoadBarsProps {
  title: string;
  lines: readonly LoadLine[];
  /** What stands where there are no lines. */
  emptyText: string;
}

const share = (part: number, most: number) => `${String((part / Math.max(most, 1)) * 100)}%`;

/** Under a minute the words of a time do not stand behind «за». */
function medianWords(minutes: number | null): string {
  if (minutes === null) return 'Решений нет';
  return minutes < 1 ? 'Решение быстрее минуты' : `Решение за ${workingTimeText(minutes)}`;
}

/** How much waits, a bar for each line, what is late first in red and in a word; how long a decision took beside it. */
export function LoadBars({ title, lines, emptyText }: LoadBarsProps) {
  const most = Math.max(...lines.map(({ waiting }) => waiting), 1);
  return (
    <section className={classes.bars} aria-label={title}>
      <h2>{title}</h2>
      {lines.length === 0 && <p className={classes.note}>{emptyText}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map(({ key, name, note, waiting, overdue, median_minutes: median }) => (
            <li key={key} className={classes.line}>
              <span className={classes.name}>
                {name}
                {note !== undefined && note !== null && <small>{note}</small>}
              </span>
              <span className={classes.track} aria-hidden>
                <span className={classes.late} style={{ width: share(overdue, most) }} />
                <span className={classes.waiting} style={{ width: share(waiting - overdue, most) }} />
              </span>
              <span className={classes.count}>
                <b>{String(waiting)}</b>
                {overdue > 0 && <em>{`${String(overdue)}\u00a0просрочено`}</em>}
              </span>
              <span
                className={classes.median}
                title="Рабочее время по производственному календарю: половина решений принята быстрее"
              >
                {medianWords(median)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
