import { Link } from 'shared/area';
import type { Notification } from 'shared/contract/notification/notification';
import { formatDateTime, plural, relativeTime, tiedName } from 'shared/format';
import { useAlerts } from 'shared/alerts';
import { downloadFile } from 'shared/http';
import { Badge, VisuallyHidden } from 'shared/ui';

import classes from './notification-row.module.css';

interface RowProps {
  notification: Notification;
  onFollow: (notification: Notification) => void;
}

function Contents({ notification }: { notification: Notification }) {
  const { title, body, is_read, priority, actor_name, created_at, repeats } = notification;
  return (
    <>
      <span className={classes.mark} aria-hidden />
      <span className={classes.title}>
        {!is_read && <VisuallyHidden>Не прочитано: </VisuallyHidden>}
        {tiedName(title)}
        {priority === 'urgent' && <Badge tone="red">Срочно</Badge>}
      </span>
      {body !== '' && <span className={classes.body}>{tiedName(body)}</span>}
      <span className={classes.foot}>
        <time dateTime={created_at} title={formatDateTime(created_at)}>
          {relativeTime(created_at)}
        </time>
        {repeats > 1 && (
          <span>
            ещё {repeats - 1} {plural(repeats - 1, ['событие', 'события', 'событий'])} о том же
          </span>
        )}
        {actor_name !== null && <span>{actor_name}</span>}
      </span>
    </>
  );
}

/** Address of the file a notification tells of; null of one that tells of none. */
function fileOf({ type, subject_type, subject_id, url }: Notification): string | null {
  // An export that failed leads nowhere.
  const isReady = type === 'export_ready' && subject_type === 'export' && url !== null;
  return isReady && subject_id !== null ? `/api/exports/${String(subject_id)}/file` : null;
}

/**
 * One notification: a link to its subject, a button that saves the file it tells of, or one that marks it read when it
 * has neither.
 */
export function NotificationRow({ notification, onFollow }: RowProps) {
  const alerts = useAlerts();
  const file = fileOf(notification);
  const follow = () => {
    onFollow(notification);
    if (file !== null) downloadFile(file, notification.body).catch(alerts.failure);
  };
  const common = {
    className: classes.row,
    'data-unread': !notification.is_read || undefined,
    'data-paper': true,
    onClick: follow,
  };
  if (file !== null) {
    return (
      <button {...common} type="button" aria-label={`Скачать: ${notification.body}`}>
        <Contents notification={notification} />
      </button>
    );
  }
  if (notification.url !== null) {
    return (
      <Link {...common} to={notification.url}>
        <Contents notification={notification} />
      </Link>
    );
  }
  return (
    <button {...common} type="button" disabled={notification.is_read}>
      <Contents notification={notification} />
    </button>
  );
}
