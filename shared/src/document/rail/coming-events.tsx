import { DaysLeft } from '../../ui/ui';
import { formatDate } from '../../format/format';
import classes from './rail.module.css';

export interface ComingEvent {
  date: string;
  title: string;
  note?: string;
}

/** Dates that are coming, the nearest first, with the days left to the near ones. */
export function ComingEvents({ events, today }: { events: readonly ComingEvent[]; today?: string }) {
  return (
    <ul className={classes.events}>
      {events.map((event) => (
        <li key={`${event.date}-${event.title}`} className={classes.event}>
          <time dateTime={event.date}>{formatDate(event.date)}</time>
          <div>
            {event.title} <DaysLeft date={event.date} today={today} />
            {event.note !== undefined && <small>{event.note}</small>}
          </div>
        </li>
      ))}
    </ul>
  );
}
