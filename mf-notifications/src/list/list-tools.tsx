import { IconChecks } from '@tabler/icons-react';
import { Button, Segmented } from 'shared/ui';

import type { NotificationFilter } from '../api/notifications.api';
import { useReadAll } from '../api/notifications.mutations';
import type { useNotifications } from '../api/notifications.queries';
import classes from './list-tools.module.css';

interface ToolsProps {
  list: ReturnType<typeof useNotifications>;
  filter: NotificationFilter;
  onFilter: (filter: NotificationFilter) => void;
}

const OPTIONS = [
  { value: 'all', label: 'Все' },
  { value: 'unread', label: 'Непрочитанные' },
] as const;

/** The filter of the list, and reading all of it. */
export function ListTools({ list, filter, onFilter }: ToolsProps) {
  const readAll = useReadAll();
  const shown = list.notifications.filter(({ is_read }) => !is_read).map(({ id }) => id);
  return (
    <div className={classes.tools}>
      <Segmented
        label="Какие уведомления показать"
        size="sm"
        options={OPTIONS}
        value={filter}
        onChange={onFilter}
      />
      <Button
        variant="ghost"
        size="sm"
        icon={<IconChecks />}
        busy={readAll.isPending}
        disabledReason={list.unread === 0 ? 'Непрочитанных уведомлений нет' : undefined}
        onClick={() => {
          readAll.mutate({ shown, unread: list.unread });
        }}
      >
        Прочитать все
      </Button>
    </div>
  );
}
