import { IconArrowBackUp, IconChecks, IconChevronDown } from '@tabler/icons-react';
import { NOTIFICATION_GROUPS, type NotificationGroup } from 'shared/contract/notification/notification-kinds';
import { Button, Menu, Segmented } from 'shared/ui';

import type { NotificationFilter } from '../api/notification-filter';
import { useReadAll, useTakeReadingBack } from '../api/notifications.mutations';
import type { useNotifications } from '../api/notifications.queries';
import classes from './list-tools.module.css';

interface ToolsProps {
  list: ReturnType<typeof useNotifications>;
  filter: NotificationFilter;
  onFilter: (filter: NotificationFilter) => void;
}

const STATES = [
  { value: 'all', label: 'Все' },
  { value: 'unread', label: 'Непрочитанные' },
] as const;
const GROUPS = Object.entries(NOTIFICATION_GROUPS) as [NotificationGroup, string][];

/** The filters of the list, and reading all of it. */
export function ListTools({ list, filter, onFilter }: ToolsProps) {
  const group = filter.group === null ? 'Все виды' : NOTIFICATION_GROUPS[filter.group];
  const entry = (value: NotificationGroup | null, label: string) => ({
    label,
    checked: filter.group === value,
    onSelect: () => {
      onFilter({ ...filter, group: value });
    },
  });
  return (
    <div className={classes.tools}>
      <div className={classes.filters}>
        <Segmented
          label="Какие уведомления показать"
          size="sm"
          options={STATES}
          value={filter.unread ? 'unread' : 'all'}
          onChange={(state) => {
            onFilter({ ...filter, unread: state === 'unread' });
          }}
        />
        <Menu
          label="Вид уведомлений"
          placement="bottom-start"
          entries={[entry(null, 'Все виды'), ...GROUPS.map(([value, label]) => entry(value, label))]}
          trigger={(trigger) => (
            <Button {...trigger} variant="ghost" size="sm" aria-label={`Вид уведомлений: ${group}`}>
              {group}
              <IconChevronDown size={14} aria-hidden />
            </Button>
          )}
        />
      </div>
      <ReadingButton list={list} />
    </div>
  );
}

/** Reads everything; what has just been read so can be taken back in the same place, where no alert covers the list. */
function ReadingButton({ list }: Pick<ToolsProps, 'list'>) {
  const readAll = useReadAll();
  const takeBack = useTakeReadingBack();
  const shown = list.notifications.filter(({ is_read }) => !is_read).map(({ id }) => id);
  const taken = readAll.data ?? [];
  if (taken.length > 0 && list.unread === 0) {
    return (
      <Button
        variant="ghost"
        size="sm"
        icon={<IconArrowBackUp />}
        busy={takeBack.isPending}
        onClick={() => {
          takeBack.mutate(taken, { onSuccess: readAll.reset });
        }}
      >
        Вернуть непрочитанные
      </Button>
    );
  }
  return (
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
  );
}
