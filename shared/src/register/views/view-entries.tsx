import {
  IconBell,
  IconBookmark,
  IconList,
  IconPencil,
  IconPinned,
  IconPlus,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';

import { quoted } from '../../contract/quotation';
import { formatNumber } from '../../format/number';
import type { MenuEntry, MenuItem } from '../../ui/ui';
import type { SavedView } from '../../contract/list/saved-view';

/** What can be done to a view. */
export type ViewTask = 'create' | 'overwrite' | 'rename' | 'delete' | 'share' | 'default' | 'subscribe';

interface ViewEntriesOptions {
  views: readonly SavedView[];
  current: SavedView | undefined;
  isChanged: boolean;
  /** The reader may show views of this register to everybody. */
  mayShare: boolean;
  onOpen: (view: SavedView) => void;
  /** Back to the register without a view. */
  onLeave: () => void;
  onTask: (task: ViewTask) => void;
}

const countOf = (view: SavedView) =>
  view.count === null ? undefined : `${formatNumber(view.count)}${view.count_is_capped ? '+' : ''}`;

/** Lines of the menu: own views, shared ones, and what can be done with the one that is open. */
export function viewEntries(options: ViewEntriesOptions): MenuEntry[] {
  const { views, current, isChanged, mayShare, onOpen, onLeave, onTask } = options;
  const line = (view: SavedView): MenuItem => ({
    label: view.name,
    icon: view.is_shared ? <IconUsers /> : <IconBookmark />,
    trailing: countOf(view),
    note: view.is_default ? 'Открывается первым' : view.is_own ? undefined : view.owner_name || undefined,
    checked: view.id === current?.id ? true : undefined,
    onSelect: () => {
      onOpen(view);
    },
  });
  const task = (name: ViewTask, item: Omit<MenuItem, 'onSelect'>): MenuItem => ({
    ...item,
    onSelect: () => {
      onTask(name);
    },
  });
  const own = views.filter((view) => !view.is_shared);
  const shared = views.filter((view) => view.is_shared);
  return [
    ...(own.length === 0 ? [] : [{ heading: 'Мои виды' }, ...own.map(line)]),
    ...(shared.length === 0 ? [] : [{ heading: 'Общие' }, ...shared.map(line)]),
    ...(views.length === 0 ? [] : ['separator' as const]),
    ...(current === undefined
      ? []
      : [{ label: 'Все записи без вида', icon: <IconList />, onSelect: onLeave }]),
    ...(current === undefined
      ? []
      : [
          task('subscribe', { label: 'Подписка на новые записи вида', icon: <IconBell /> }),
          task('default', {
            label: current.is_default ? 'Не открывать первым' : 'Открывать первым',
            icon: <IconPinned />,
          }),
        ]),
    task('create', { label: 'Сохранить как новый вид', icon: <IconPlus /> }),
    ...(current?.is_own === true
      ? [
          'separator' as const,
          { heading: `Вид ${quoted(current.name)}` },
          ...(isChanged ? [task('overwrite', { label: 'Сохранить изменения', icon: <IconBookmark /> })] : []),
          task('rename', { label: 'Переименовать', icon: <IconPencil /> }),
          // Whoever may no longer share takes back what they did.
          ...(current.is_shared || mayShare
            ? [
                task('share', {
                  label: current.is_shared ? 'Сделать личным' : 'Показать всем сотрудникам',
                  icon: <IconUsers />,
                }),
              ]
            : []),
          task('delete', { label: 'Удалить вид', icon: <IconTrash />, danger: true }),
        ]
      : []),
  ];
}
