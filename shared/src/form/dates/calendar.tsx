import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/action/button';
import { IconButton } from '../../ui/action/icon-button';
import { shortDate } from '../../format/date';
import { CalendarDays } from './calendar-days';
import { shiftMonth } from './calendar-month';
import classes from './calendar.module.css';

export interface CalendarProps {
  /** yyyy-mm-dd, as everything here. */
  value: string | null;
  today: string;
  min?: string;
  max?: string;
  onChoose: (day: string | null) => void;
}

const monthTitle = new Intl.DateTimeFormat('ru', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat('ru', { month: 'long', timeZone: 'UTC' });

function inYear(day: string, month: number): string {
  return `${day.slice(0, 4)}-${String(month + 1).padStart(2, '0')}-01`;
}

/** A month to choose a day from; its title opens the months of the year. */
export function Calendar({ value, today, min, max, onChoose }: CalendarProps) {
  const [cursor, setCursor] = useState(value ?? today);
  const [choosesMonth, setChoosesMonth] = useState(false);
  const months = useRef<HTMLDivElement>(null);
  const step = choosesMonth ? 12 : 1;
  const unit = choosesMonth ? 'год' : 'месяц';
  const shown = new Date(`${cursor}T00:00:00Z`);

  useEffect(() => {
    if (choosesMonth) months.current?.querySelector<HTMLElement>('[data-chosen]')?.focus();
  }, [choosesMonth]);

  const isAllowed = (day: string) => (min === undefined || day >= min) && (max === undefined || day <= max);
  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        <IconButton
          size="sm"
          label={`Предыдущий ${unit}`}
          icon={<IconChevronLeft />}
          onClick={() => setCursor(shiftMonth(cursor, -step))}
        />
        <button
          type="button"
          className={classes.title}
          aria-live="polite"
          aria-expanded={choosesMonth}
          onClick={() => setChoosesMonth(!choosesMonth)}
        >
          {choosesMonth ? cursor.slice(0, 4) : monthTitle.format(shown).replace(' г.', '')}
        </button>
        <IconButton
          size="sm"
          label={`Следующий ${unit}`}
          icon={<IconChevronRight />}
          onClick={() => setCursor(shiftMonth(cursor, step))}
        />
      </div>
      {choosesMonth ? (
        <div className={classes.months} ref={months}>
          {Array.from({ length: 12 }, (_, month) => (
            <button
              key={month}
              type="button"
              className={classes.day}
              data-chosen={inYear(cursor, month).slice(0, 7) === cursor.slice(0, 7) || undefined}
              onClick={() => {
                setCursor(inYear(cursor, month));
                setChoosesMonth(false);
              }}
            >
              {monthName.format(new Date(Date.UTC(2026, month, 1)))}
            </button>
          ))}
        </div>
      ) : (
        <CalendarDays
          cursor={cursor}
          value={value}
          today={today}
          isAllowed={isAllowed}
          onCursor={setCursor}
          onChoose={onChoose}
        />
      )}
      <div className={classes.foot}>
        <Button variant="ghost" size="sm" disabled={!isAllowed(today)} onClick={() => onChoose(today)}>
          Сегодня, {shortDate(today)}
        </Button>
        <Button variant="ghost" size="sm" disabled={value === null} onClick={() => onChoose(null)}>
          Очистить
        </Button>
      </div>
    </div>
  );
}
