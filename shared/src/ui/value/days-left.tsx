import { daysUntil } from '../../format/days-until';
import { counted } from '../../format/plural';
import { classNames } from '../theme/class-names';
import classes from './days-left.module.css';

export interface DaysLeftProps {
  date: string | null;
  /** The server's day when the page knows it; the company's otherwise. */
  today?: string | Date;
  /** How many days before the end the counter appears at all; a card shows it always. */
  from?: number;
}

/** Days to the end of a document: silent while there is time, orange from thirty days on, red when it has passed. */
export function DaysLeft({ date, today, from = 45 }: DaysLeftProps) {
  const days = daysUntil(date, today);
  if (days === null || days > from) return null;
  const count = counted(Math.abs(days), ['день', 'дня', 'дней']);
  const text = days === 0 ? 'сегодня' : days < 0 ? `${count} назад` : count;
  return (
    <span className={classNames(classes.days, days <= 30 && classes.soon, days < 0 && classes.over)}>
      {text}
    </span>
  );
}
