import { Link, useSearchParams } from 'react-router-dom';

import { formatDate, formatTime, relativeTime } from '../../format/format';
import classes from './comments.module.css';

interface CommentMomentProps {
  at: string;
  now: Date;
  /** Of the comment whose moment it is: its address is had from here, to be sent to a colleague. */
  linkTo?: number;
}

/** How long ago, with the exact second for whoever points at it. */
export function CommentMoment({ at, now, linkTo }: CommentMomentProps) {
  const [search] = useSearchParams();
  const moment = (
    <time className={classes.moment} dateTime={at} title={`${formatDate(at)}, ${formatTime(at)}`}>
      {relativeTime(at, now)}
    </time>
  );
  if (linkTo === undefined) return moment;
  const address = new URLSearchParams(search);
  address.set('comment', String(linkTo));
  return (
    <Link className={classes.address} to={{ search: `?${address.toString()}` }} replace>
      {moment}
    </Link>
  );
}
