import { formatDate, formatTime, relativeTime } from '../../format/format';
import classes from './comments.module.css';

/** How long ago, with the exact second for whoever points at it. */
export function CommentMoment({ at, now }: { at: string; now: Date }) {
  return (
    <time className={classes.moment} dateTime={at} title={`${formatDate(at)}, ${formatTime(at)}`}>
      {relativeTime(at, now)}
    </time>
  );
}
