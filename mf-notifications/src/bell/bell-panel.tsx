import { useState } from 'react';
import { TextLink } from 'shared/ui';

import type { NotificationFilter } from '../api/notifications.api';
import { useNotifications } from '../api/notifications.queries';
import { ListTools } from '../list/list-tools';
import { NotificationList } from '../list/notification-list';
import { paths } from '../paths';
import classes from './bell.module.css';

/** What the bell opens: the filter, the list as far as it was asked for, and the way to its page. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  const [filter, setFilter] = useState<NotificationFilter>('all');
  const list = useNotifications(filter);
  return (
    <>
      <div className={classes.head}>
        <ListTools list={list} filter={filter} onFilter={setFilter} />
      </div>
      <div className={classes.scroll}>
        <NotificationList list={list} filter={filter} onFollow={onClose} />
      </div>
      <div className={classes.foot}>
        <TextLink to={paths.notifications} onClick={onClose}>
          Все уведомления
        </TextLink>
      </div>
    </>
  );
}
