import { PageHeader, usePageTitle, useSearchParams } from 'shared/area';
import { Counter } from 'shared/ui';

import { useNotifications } from '../api/notifications.queries';
import { ListTools } from './list-tools';
import { NotificationList } from './notification-list';
import classes from './notifications-page.module.css';

/** Everything the reader was told, as a page: the phone's tab, and the end of the bell's panel. */
export default function NotificationsPage() {
  usePageTitle('Уведомления');
  const [search, setSearch] = useSearchParams();
  const filter = search.get('filter') === 'unread' ? 'unread' : 'all';
  const list = useNotifications(filter);
  return (
    <>
      <PageHeader>
        <h1 className={classes.title}>Уведомления</h1>
        {list.unread > 0 && <Counter value={list.unread} />}
      </PageHeader>
      <div className={classes.page}>
        <div className={classes.tools}>
          <ListTools
            list={list}
            filter={filter}
            onFilter={(next) => {
              setSearch(next === 'all' ? {} : { filter: next }, { replace: true });
            }}
          />
        </div>
        <NotificationList list={list} filter={filter} />
      </div>
    </>
  );
}
