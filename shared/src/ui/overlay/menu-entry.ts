import type { ReactNode } from 'react';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** A count or key caps at the right edge. */
  trailing?: ReactNode;
  /** Small under the word: what the item means, or why it cannot be chosen now. */
  note?: string;
  onSelect?: () => void;
  /** With an address the item is a link. */
  to?: string;
  danger?: boolean;
  disabled?: boolean;
  /** A choice that is on or off: shows a tick. */
  checked?: boolean;
}

export interface MenuHeading {
  heading: string;
}

/** A line of a menu: an item, a heading of a group, or a hairline. */
export type MenuEntry = MenuItem | MenuHeading | 'separator';

/** Whether the line can be chosen at all, to tell items from headings and hairlines. */
export function isMenuItem(entry: MenuEntry): entry is MenuItem {
  return entry !== 'separator' && 'label' in entry;
}
