import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Placement } from '../anchor/anchor';
import { MenuLine } from './menu-line';
import { isMenuItem, type MenuEntry } from './menu-entry';
import { menuTarget } from './menu-target';
import classes from './menu.module.css';
import type { TriggerProps } from './popover';
import { PopoverPanel } from './popover-panel';

export interface MenuProps {
  /** The accessible name of the menu. */
  label: string;
  trigger: (props: TriggerProps & { onKeyDown: (event: KeyboardEvent) => void }) => ReactNode;
  entries: readonly MenuEntry[];
  placement?: Placement;
  width?: number;
}

/** A list of actions behind a button: arrows and first letters walk it, Enter chooses, Escape goes back. */
export function Menu({ label, trigger, entries, placement = 'bottom-end', width }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [open, setOpen] = useState(false);

  // When one item has an icon, the words of all stand in one line.
  const indented = entries.some(
    (entry) => isMenuItem(entry) && (entry.icon !== undefined || entry.checked !== undefined),
  );

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') {
      setOpen(false);
      return;
    }
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    const target = menuTarget(event, items);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <>
      {trigger({
        ref: anchor,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        },
        'aria-expanded': open,
        'aria-haspopup': 'menu',
        'aria-controls': open ? panelId : undefined,
      })}
      {open && (
        <PopoverPanel
          id={panelId}
          role="menu"
          aria-label={label}
          anchor={anchor}
          placement={placement}
          width={width}
          trapsFocus={false}
          className={classes.menu}
          onClose={() => setOpen(false)}
          onKeyDown={walk}
        >
          {entries.map((entry, index) => (
            <MenuLine
              key={isMenuItem(entry) ? entry.label : index}
              entry={entry}
              indented={indented}
              onChosen={() => setOpen(false)}
            />
          ))}
        </PopoverPanel>
      )}
    </>
  );
}
