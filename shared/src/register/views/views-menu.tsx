import { IconBookmark, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import { Button, Menu } from '../../ui/ui';
import { withView } from '../address/address';
import type { RegisterAddress } from '../address/use-address';
import { lazyPart } from '../lazy-part';
import type { SavedViews } from './use-saved-views';
import type { ViewDialogProps } from './view.dialog';
import type { ViewTask, viewEntries } from './view-entries';
import { isViewChanged } from './view-state';
import classes from './views-menu.module.css';

const ViewDialog = lazyPart<ViewDialogProps>(() => import('./view.dialog'));

type ListEntries = typeof viewEntries;

/** What the menu lists is no part of the first rows: it comes when the pointer or the focus draws near. */
function useEntries() {
  const alerts = useAlerts();
  const [list, setList] = useState<ListEntries | null>(null);
  const load = async () => {
    const entries = await import('./view-entries');
    setList(() => entries.viewEntries);
  };
  return {
    list,
    ahead: () => {
      if (list === null) load().catch(() => undefined);
    },
    before: (open: () => void) => {
      if (list !== null) open();
      else {
        load().then(open, alerts.failure);
      }
    },
  };
}

interface ViewsMenuProps {
  resource: string;
  views: SavedViews;
  address: RegisterAddress;
  /** Keys of the shown columns in order. */
  shown: readonly string[];
}

/** Saved views: own and shared, with how many rows each finds; a changed one can be kept. */
export function ViewsMenu({ resource, views, address, shown }: ViewsMenuProps) {
  const { all, current, mayShare } = views;
  const [task, setTask] = useState<ViewTask | null>(null);
  const entries = useEntries();
  const isChanged = current !== undefined && isViewChanged(current, address.params, shown);
  return (
    <span className={classes.views}>
      <Menu
        label="Сохранённые виды"
        placement="bottom-start"
        width={304}
        trigger={(trigger) => (
          <Button
            {...trigger}
            onClick={() => {
              entries.before(trigger.onClick);
              void views.refetch();
            }}
            onPointerEnter={entries.ahead}
            onFocus={entries.ahead}
            size="sm"
            variant="ghost"
            icon={<IconBookmark />}
            trailing={<IconChevronDown />}
            className={classes.name}
          >
            <span className={classes.word}>{current?.name ?? 'Виды'}</span>
          </Button>
        )}
        entries={
          entries.list?.({
            views: all,
            current,
            isChanged,
            mayShare,
            onOpen: (view) => {
              address.change(() => withView(view));
            },
            onLeave: () => {
              address.change(() => new URLSearchParams());
            },
            onTask: setTask,
          }) ?? []
        }
      />
      {isChanged && (
        <Button
          size="sm"
          onClick={() => {
            setTask(current.is_own ? 'overwrite' : 'create');
          }}
        >
          Сохранить вид
        </Button>
      )}
      {task !== null && (
        <ViewDialog
          task={task}
          view={current}
          resource={resource}
          address={address}
          shown={shown}
          mayShare={mayShare}
          onClose={() => {
            setTask(null);
          }}
        />
      )}
    </span>
  );
}
