import { IconBell } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { listKey, useQueryClient } from 'shared/query';
import { setUnreadCount, useUnreadCount, useUserEvent } from 'shared/realtime';
import { plural } from 'shared/format';
import { IconButton, Popover } from 'shared/ui';

import { ALL } from '../api/notification-filter';
import { useNotifications } from '../api/notifications.queries';
import { putOnTop } from '../api/notifications-cache';
import { isOwnMark } from '../api/own-marks';
import classes from './bell.module.css';
import { BellPanel } from './bell-panel';

/** The bell of the header: how many are unread, and the newest of them on a press. */
export default function Bell() {
  const queryClient = useQueryClient();
  const { unread: counted, isPending } = useNotifications(ALL);
  // While the list is emptied and asked for again, the bell keeps what it said.
  const unread = useUnreadCount();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isPending) setUnreadCount(counted);
  }, [counted, isPending]);
  useUserEvent((event) => {
    if (event.kind === 'notification') putOnTop(queryClient, event.notification, event.unread);
    // A failure stays with the list, which shows it.
    else if (event.resource === 'notifications' && !isOwnMark(event.id)) {
      void queryClient.invalidateQueries({ queryKey: listKey('notifications') });
    }
  });

  const words = plural(unread, ['непрочитанное', 'непрочитанных', 'непрочитанных']);
  return (
    <Popover
      label="Уведомления"
      placement="bottom-end"
      width={456}
      padded={false}
      className={classes.panel}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={(trigger) => (
        <span className={classes.bell}>
          <IconButton
            {...trigger}
            label={unread === 0 ? 'Уведомления' : `Уведомления: ${String(unread)} ${words}`}
            icon={<IconBell />}
          />
          {unread > 0 && (
            <span className={classes.badge} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </span>
      )}
    >
      {(close) => <BellPanel onClose={close} />}
    </Popover>
  );
}
