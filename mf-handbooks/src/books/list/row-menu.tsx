import { IconDots } from '@tabler/icons-react';
import type { AnyBookRow } from 'shared/contract/books/book';
import { IconButton, Menu, type MenuEntry } from 'shared/ui';

import type { BookTask } from '../book-task';
import classes from './book-list.module.css';

interface RowMenuProps {
  row: AnyBookRow;
  /** Of a tree a record may be put elsewhere. */
  isTree: boolean;
  onTask: (task: BookTask) => void;
  /** Opens the panel of the row. */
  onOpen: () => void;
}

/** What may be done with the row, for a mouse; by keyboard the same stands in the row's panel, under Enter. */
export function RowMenu({ row, isTree, onTask, onOpen }: RowMenuProps) {
  const entries: MenuEntry[] = [{ label: 'Сведения и история', onSelect: onOpen }];
  if (row.can.update) entries.push({ label: 'Изменить', onSelect: () => onTask({ kind: 'edit', row }) });
  if (isTree && row.can.update) {
    entries.push({ label: 'Переместить…', onSelect: () => onTask({ kind: 'move', row }) });
  }
  if (row.can.archive || row.can.delete) entries.push('separator');
  if (row.can.archive) {
    entries.push(
      row.archived_at === null
        ? { label: 'Убрать в архив', onSelect: () => onTask({ kind: 'archive', row }) }
        : { label: 'Вернуть из архива', onSelect: () => onTask({ kind: 'restore', row }) },
    );
  }
  if (row.can.delete) {
    entries.push({ label: 'Удалить', danger: true, onSelect: () => onTask({ kind: 'delete', row }) });
  }
  return (
    <span className={classes.menu}>
      <Menu
        label={`Действия: ${row.name}`}
        entries={entries}
        trigger={(props) => (
          <IconButton
            {...props}
            size="sm"
            tabIndex={-1}
            label={`Действия: ${row.name}`}
            icon={<IconDots />}
          />
        )}
      />
    </span>
  );
}
