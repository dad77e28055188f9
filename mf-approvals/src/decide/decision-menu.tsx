import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { Button, IconButton, Menu, type MenuEntry } from 'shared/ui';

interface DecisionMenuProps {
  /** What is decided seldom. */
  rare: readonly MenuEntry[];
  /** What may be done with the document besides. */
  more: readonly MenuEntry[];
  /** Beside other buttons a thumb needs three dots alone. */
  isShort: boolean;
}

/** «Ещё»: the rare decisions, and what else may be done where nothing else says so. */
export function DecisionMenu({ rare, more, isShort }: DecisionMenuProps) {
  const entries: MenuEntry[] =
    rare.length > 0 && more.length > 0 ? [...rare, 'separator', ...more] : [...rare, ...more];
  if (entries.length === 0) return null;
  return (
    <Menu
      label={more.length > 0 ? 'Другие решения и действия' : 'Другие решения'}
      entries={entries}
      trigger={(props) =>
        isShort ? (
          <IconButton {...props} variant="default" label="Ещё" icon={<IconDots size={16} stroke={1.75} />} />
        ) : (
          <Button {...props} variant="ghost" trailing={<IconChevronDown size={16} stroke={1.75} />}>
            Ещё
          </Button>
        )
      }
    />
  );
}
