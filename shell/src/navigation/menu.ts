import type { AreaMenuEntry } from 'shared/contract/area';
import { MENU_GROUPS, MENU_GROUP_LABELS, type MenuGroup } from 'shared/contract/menu-group';
import type { RegistryArea } from 'shared/contract/registry';
import type { SessionUser } from 'shared/contract/session';
import { holdsPermissions } from 'shared/session';

export interface MenuSection {
  group: MenuGroup;
  label: string | null;
  entries: AreaMenuEntry[];
}

const isVisible = (entry: AreaMenuEntry, user: SessionUser) =>
  holdsPermissions(user, entry.permissions ?? []);

/** The entries the person may open, in the order of the groups and within them; a group may be empty. */
export function menuOf(areas: readonly RegistryArea[], user: SessionUser): MenuSection[] {
  const entries = areas.flatMap((area) => area.definition.menu).filter((entry) => isVisible(entry, user));
  return MENU_GROUPS.map((group) => ({
    group,
    label: MENU_GROUP_LABELS[group],
    entries: entries
      .filter((entry) => entry.group === group)
      .sort((one, other) => one.order - other.order || one.title.localeCompare(other.title, 'ru')),
  }));
}

/** Entries of the sidebar: what a slot already shows there is left out. */
export function sidebarOf(sections: readonly MenuSection[]): MenuSection[] {
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => entry.phone !== 'only') }))
    .filter((section) => section.entries.length > 0);
}

/** Entries of a phone's tab bar: the documents before the search, the common ones after it. */
export function tabsOf(sections: readonly MenuSection[]): {
  before: AreaMenuEntry[];
  after: AreaMenuEntry[];
} {
  const onPhone = (groups: readonly MenuGroup[]) =>
    sections
      .filter((section) => groups.includes(section.group))
      .flatMap((section) => section.entries)
      .filter((entry) => entry.phone !== undefined && entry.phone !== false);
  return {
    before: onPhone(['inbox', 'documents']).slice(0, 2),
    after: onPhone(['counterparties', 'common']).slice(0, 1),
  };
}

/** True when the address lies under the entry and under no longer entry: `/agreements/5` is under `/agreements`. */
export function isCurrent(entry: AreaMenuEntry, pathname: string): boolean {
  return pathname === entry.path || pathname.startsWith(`${entry.path}/`);
}
