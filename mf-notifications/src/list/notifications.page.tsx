import { IconAdjustments } from '@tabler/icons-react';
import { PageHeader, usePageTitle, useSearchParams } from 'shared/area';
import { Counter, LinkButton } from 'shared/ui';

import { filterOf, filterText } from '../api/notification-filter';
import { useFreshList, useNotifications } from '../api/notifications.queries';
import { paths } from '../paths';
import { ListTools } from './list-tools';
import { NotificationList } from './notification-list';
import classes from './notifications-page.module.css';

/** Everything the reader was told, as a page: the phone's tab, and the end of the bell's panel. */
export default function NotificationsPage() {
  usePageTitle('Уведомления');
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search.toString());
  const list = useNotifications(filter);
  const begin = useFreshList();
  return (
    <>
      <PageHeader>
        <h1 className={classes.title}>Уведомления</h1>
        {list.unread > 0 && <Counter value={list.unread} />}
        <LinkButton
          to={paths.settings}
          variant="ghost"
          icon={<IconAdjustments />}
          className={classes.settings}
        >
          Настроить
        </LinkButton>
      </PageHeader>
      <div className={classes.page}>
        <div className={classes.tools}>
          <ListTools
            list={list}
            filter={filter}
            onFilter={(next) => {
              begin(next);
              setSearch(filterText(next), { preventScrollReset: true });
            }}
          />
        </div>
        <NotificationList list={list} filter={filter} />
      </div>
    </>
  );
}
