import { IconChevronDown, IconDots, IconPencil } from '@tabler/icons-react';
import { IconButton, LinkButton, Menu, type MenuEntry } from 'shared/ui';

interface HeadActionsProps {
  /** On a phone the buttons stand in the bar at the bottom. */
  place: 'head' | 'phone';
  /** Where the record is edited; null for those who may not. */
  editTo: string | null;
  /** What else may be done with the record; empty when nothing may. */
  entries: MenuEntry[];
}

/** The buttons of a record's head: «Изменить», and a menu with the rest. */
export function HeadActions({ place, editTo, entries }: HeadActionsProps) {
  const isHead = place === 'head';
  const More = isHead ? IconChevronDown : IconDots;
  return (
    <>
      {editTo !== null && (
        <LinkButton to={editTo} size={isHead ? 'md' : 'lg'} icon={<IconPencil size={16} stroke={1.75} />}>
          Изменить
        </LinkButton>
      )}
      {entries.length > 0 && (
        <Menu
          label="Другие действия"
          entries={entries}
          trigger={(trigger) => (
            <IconButton
              {...trigger}
              variant="default"
              label="Другие действия"
              icon={<More size={16} stroke={1.75} />}
            />
          )}
        />
      )}
    </>
  );
}
