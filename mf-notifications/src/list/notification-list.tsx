import { IconBell } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Notification } from 'shared/contract/notification/notification';
import { NOTIFICATION_GROUPS } from 'shared/contract/notification/notification-kinds';
import { errorOf } from 'shared/http';
import { MoreButton } from 'shared/next-page';
import { Button, EmptyState, Skeleton } from 'shared/ui';

import { filterText, type NotificationFilter } from '../api/notification-filter';
import { useReadOne } from '../api/notifications.mutations';
import { useFreshList, type useNotifications } from '../api/notifications.queries';
import classes from './notification-list.module.css';
import { NotificationRow } from './notification-row';

interface ListProps {
  list: ReturnType<typeof useNotifications>;
  filter: NotificationFilter;
  onFollow?: () => void;
}

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

const Loading = () => (
  <div role="status" aria-label="Загрузка">
    {ROWS.map((row) => (
      <div key={row} className={classes.skeleton} style={{ opacity: 1 - row / ROWS.length }}>
        <Skeleton width={`${String(58 + ((row * 13) % 30))}%`} />
        <Skeleton width={`${String(40 + ((row * 17) % 40))}%`} />
        <Skeleton width="5rem" />
      </div>
    ))}
  </div>
);

/** The notifications that were asked for, and a button for the next eight. */
export function NotificationList({ list, filter, onFollow }: ListProps) {
  const { mutate: readOne } = useReadOne();
  const begin = useFreshList();
  const pages = list.data?.pages ?? [];
  // Read elsewhere meanwhile, the list has become shorter than what is shown of it.
  const isShorter = pages.length > 1 && pages.at(-1)?.data.length === 0;
  useEffect(() => {
    if (isShorter) begin(filter);
  });
  const follow = (notification: Notification) => {
    if (!notification.is_read) readOne(notification);
    if (notification.url !== null) onFollow?.();
  };
  if (list.isPending) return <Loading />;
  if (list.isError && list.notifications.length === 0) {
    const { message, requestId } = errorOf(list.error);
    return (
      <EmptyState
        title="Уведомления не загрузились"
        text={message}
        fine={requestId === null ? undefined : `запрос ${requestId}`}
        // A second failure comes back to this very state.
        actions={<Button onClick={() => void list.refetch()}>Повторить</Button>}
      />
    );
  }
  if (list.notifications.length === 0) {
    return (
      <EmptyState
        icon={<IconBell />}
        title={filter.unread ? 'Непрочитанных нет' : 'Уведомлений ещё не было'}
        text={
          filter.group === null
            ? 'Здесь появляется то, что касается вас: согласование, назначения, сроки.'
            : `Показан только вид «${NOTIFICATION_GROUPS[filter.group]}». Уведомления других видов скрыты.`
        }
      />
    );
  }
  return (
    <>
      <ul className={classes.list} aria-label="Уведомления">
        {list.notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} onFollow={follow} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={classes.more}>
          <MoreButton variant="ghost" size="sm" list={list} of={filterText(filter)} />
        </div>
      )}
    </>
  );
}
