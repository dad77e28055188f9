import { Link, type To } from 'react-router-dom';

import { DaysLeft } from '../../ui/ui';
import { daysUntil, formatDate, relativeDay } from '../../format/format';
import classes from './rail.module.css';

export interface ComingEvent {
  date: string;
  title: string;
  note?: string;
  /** Where the note leads: the paper it names. */
  noteTo?: To;
  /** Missing the day has a price: the days left are orange when they are few. */
  urgent?: boolean;
}

/** So many days ahead a day is told by its distance. */
const NEAR = 30;

function isNear(date: string, today: string | undefined): boolean {
  const days = daysUntil(date, today);
  return days !== null && days <= NEAR;
}

/** Gone by, with a price: said in red, however long ago it was. */
const isMissed = ({ date, urgent }: ComingEvent, today: string | undefined) =>
  urgent === true && (daysUntil(date, today) ?? 0) < 0;

/** Dates that are coming, the nearest first, with the days left to the near ones. */
export function ComingEvents({ events, today }: { events: readonly ComingEvent[]; today?: string }) {
  return (
    <ul className={classes.events}>
      {events.map((event) => (
        <li key={`${event.date}-${event.title}`} className={classes.event}>
          <time dateTime={event.date}>{formatDate(event.date)}</time>
          <div>
            {event.title}{' '}
            {isMissed(event, today) ? (
              <DaysLeft date={event.date} today={today} />
            ) : (
              isNear(event.date, today) && (
                <span className={classes.near} data-urgent={event.urgent}>
                  {relativeDay(event.date, today)}
                </span>
              )
            )}
            {event.note !== undefined && (
              <small>
                {event.noteTo === undefined ? event.note : <Link to={event.noteTo}>{event.note}</Link>}
              </small>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
