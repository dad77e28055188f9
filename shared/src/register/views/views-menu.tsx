import { IconBookmark, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';

import { Button, Menu } from '../../ui/ui';
import { withView } from '../address/address';
import type { RegisterAddress } from '../address/use-address';
import { lazyPart } from '../lazy-part';
import type { SavedViews } from './use-saved-views';
import type { ViewDialogProps } from './view.dialog';
import { viewEntries, type ViewTask } from './view-entries';
import { isViewChanged } from './view-state';
import classes from './views-menu.module.css';

const ViewDialog = lazyPart<ViewDialogProps>(() => import('./view.dialog'));

interface ViewsMenuProps {
  resource: string;
  views: SavedViews;
  address: RegisterAddress;
  /** Keys of the shown columns in order. */
  shown: readonly string[];
}

/** Saved views: own and shared, with how many rows each finds; a changed one can be kept. */
export function ViewsMenu({ resource, views, address, shown }: ViewsMenuProps) {
  const { all, current } = views;
  const [task, setTask] = useState<ViewTask | null>(null);
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
            size="sm"
            variant="ghost"
            icon={<IconBookmark />}
            trailing={<IconChevronDown />}
            className={classes.name}
          >
            <span className={classes.word}>{current?.name ?? 'Виды'}</span>
          </Button>
        )}
        entries={viewEntries({
          views: all,
          current,
          isChanged,
          onOpen: (view) => {
            address.change(() => withView(view));
          },
          onLeave: () => {
            address.change(() => new URLSearchParams());
          },
          onTask: setTask,
        })}
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
          onClose={() => {
            setTask(null);
          }}
        />
      )}
    </span>
  );
}
