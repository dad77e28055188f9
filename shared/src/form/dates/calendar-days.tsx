import { useEffect, useRef, type KeyboardEvent } from 'react';
import { formatDate } from '../../format/date';
import { monthWeeks, shiftDay, shiftMonth, weekday } from './calendar-month';
import classes from './calendar.module.css';

const weekdays = [
  ['пн', 'понедельник'],
  ['вт', 'вторник'],
  ['ср', 'среда'],
  ['чт', 'четверг'],
  ['пт', 'пятница'],
  ['сб', 'суббота'],
  ['вс', 'воскресенье'],
] as const;

const dayName = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

interface CalendarDaysProps {
  /** The day the keyboard stands on; its month is the one shown. */
  cursor: string;
  value: string | null;
  today: string;
  isAllowed: (day: string) => boolean;
  onCursor: (day: string) => void;
  onChoose: (day: string) => void;
}

function walked(event: KeyboardEvent, day: string): string | null {
  switch (event.key) {
    case 'ArrowLeft':
      return shiftDay(day, -1);
    case 'ArrowRight':
      return shiftDay(day, 1);
    case 'ArrowUp':
      return shiftDay(day, -7);
    case 'ArrowDown':
      return shiftDay(day, 7);
    case 'Home':
      return shiftDay(day, -weekday(day));
    case 'End':
      return shiftDay(day, 6 - weekday(day));
    case 'PageUp':
      return shiftMonth(day, event.shiftKey ? -12 : -1);
    case 'PageDown':
      return shiftMonth(day, event.shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/** The days of a month as a grid that arrows, Home, End, Page Up and Page Down walk. */
export function CalendarDays({ cursor, value, today, isAllowed, onCursor, onChoose }: CalendarDaysProps) {
  const grid = useRef<HTMLTableElement>(null);
  /** The day the keyboard has led to, at first the one it came in on. */
  const ledTo = useRef<string | null>(cursor);

  useEffect(() => {
    if (ledTo.current === cursor) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    else ledTo.current = null;
  }, [cursor]);

  const walk = (event: KeyboardEvent) => {
    const next = walked(event, cursor);
    if (next === null) return;
    event.preventDefault();
    ledTo.current = next;
    onCursor(next);
  };
  return (
    <table ref={grid} className={classes.grid} role="grid" aria-label="Дни" onKeyDown={walk}>
      <thead>
        <tr>
          {weekdays.map(([short, full]) => (
            <th key={short} scope="col" abbr={full}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(cursor).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} role="gridcell" aria-selected={day === value}>
                <button
                  type="button"
                  className={classes.day}
                  tabIndex={day === cursor ? 0 : -1}
                  aria-disabled={!isAllowed(day) || undefined}
                  aria-label={dayName.format(new Date(`${day}T00:00:00Z`))}
                  aria-current={day === today ? 'date' : undefined}
                  title={day === today ? `Сегодня, ${formatDate(day)}` : undefined}
                  data-chosen={day === value || undefined}
                  data-outside={day.slice(0, 7) !== cursor.slice(0, 7) || undefined}
                  data-weekend={weekday(day) > 4 || undefined}
                  onClick={() => {
                    if (isAllowed(day)) onChoose(day);
                  }}
                >
                  {Number(day.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
