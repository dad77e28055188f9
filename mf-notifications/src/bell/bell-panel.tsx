import { useEffect, useRef, useState } from 'react';
import { TextLink } from 'shared/ui';

import { ALL } from '../api/notification-filter';
import { useFreshList, useNotifications } from '../api/notifications.queries';
import { ListTools } from '../list/list-tools';
import { NotificationList } from '../list/notification-list';
import { paths } from '../paths';
import classes from './bell.module.css';

/** What the bell opens: the filter, the list as far as it was asked for, and the way to its page. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  const [filter, setFilter] = useState(ALL);
  const list = useNotifications(filter);
  const begin = useFreshList();
  const scroll = useRef<HTMLDivElement>(null);
  const { isPending } = list;
  // What begins anew is read from its top, however far down the list before it was.
  useEffect(() => {
    if (isPending && scroll.current !== null) scroll.current.scrollTop = 0;
  }, [isPending]);
  return (
    <>
      <div className={classes.head}>
        <ListTools
          list={list}
          filter={filter}
          onFilter={(next) => {
            begin(next);
            setFilter(next);
          }}
        />
      </div>
      <div ref={scroll} className={classes.scroll}>
        <NotificationList list={list} filter={filter} onFollow={onClose} />
      </div>
      <div className={classes.foot}>
        <TextLink to={paths.notifications} onClick={onClose}>
          Все уведомления
        </TextLink>
        <TextLink to={paths.settings} onClick={onClose}>
          Настроить
        </TextLink>
      </div>
    </>
  );
}
