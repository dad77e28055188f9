import type { ActivityLog } from '../../contract/journal/activity-log';
import { changedName } from '../../contract/journal/changed-name';
import { formatDateTime, relativeTime } from '../../format/format';
import { PersonAvatar } from '../../person/person';
import { shortFullName } from '../short-full-name';
import classes from './rail.module.css';

/** What has changed, by the names of the fields and of the files; a step says by its own name what has become of the status. */
const fieldsOf = ({ changes }: ActivityLog) =>
  changes.flatMap((change) => (change.field === 'status' ? [] : [changedName(change)])).join(', ');

/** The latest events of a document in a few lines. */
export function RecentChanges({ history }: { history: readonly ActivityLog[] }) {
  return (
    <ul className={classes.recent}>
      {history.map((event) => {
        const fields = fieldsOf(event);
        const who = event.actor_name === null ? 'Система' : shortFullName(event.actor_name);
        return (
          <li key={event.id} className={classes.change}>
            <PersonAvatar id={event.actor_id} name={who} decorative />
            <div>
              <p className={classes.changeHead}>
                <b>{who}</b>
                <time dateTime={event.occurred_at} data-moment={formatDateTime(event.occurred_at)}>
                  {relativeTime(event.occurred_at)}
                </time>
              </p>
              <p className={classes.changeText}>
                {event.action_label}
                {fields !== '' && <small>{fields}</small>}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
