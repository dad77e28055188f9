import type { AreaMenuEntry } from 'shared/contract/area/area';
import { MENU_GROUPS, MENU_GROUP_LABELS } from 'shared/contract/area/menu-group';
import type { RegistryArea } from 'shared/contract/release/registry';
import type { SessionUser } from 'shared/contract/session/session';
import { holdsPermissions } from 'shared/session';

export interface MenuSection {
  group: string;
  label: string | null;
  /** The known groups stand at 0, 100, 200 and 300. */
  order: number;
  entries: AreaMenuEntry[];
}

const isVisible = (entry: AreaMenuEntry, user: SessionUser) =>
  holdsPermissions(user, entry.permissions ?? []);

const sectionOf = ({ group }: AreaMenuEntry): MenuSection =>
  typeof group === 'object'
    ? { group: group.name, label: group.title, order: group.order, entries: [] }
    : { group, label: MENU_GROUP_LABELS[group], order: MENU_GROUPS.indexOf(group) * 100, entries: [] };

/** The entries the person may open, in the order of the groups, those of areas among them, and within them. */
export function menuOf(areas: readonly RegistryArea[], user: SessionUser): MenuSection[] {
  const sections = new Map<string, MenuSection>();
  for (const entry of areas.flatMap((area) => area.definition.menu)) {
    if (!isVisible(entry, user)) continue;
    const empty = sectionOf(entry);
    const section = sections.get(empty.group) ?? empty;
    section.entries.push(entry);
    sections.set(section.group, section);
  }
  for (const { entries } of sections.values()) {
    entries.sort((one, other) => one.order - other.order || one.title.localeCompare(other.title, 'ru'));
  }
  return [...sections.values()].sort((one, other) => one.order - other.order);
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
  const onPhone = (isThere: (section: MenuSection) => boolean) =>
    sections
      .filter(isThere)
      .flatMap((section) => section.entries)
      .filter((entry) => entry.phone !== undefined && entry.phone !== false);
  return {
    before: onPhone(({ order }) => order < 200).slice(0, 2),
    after: onPhone(({ order }) => order >= 200).slice(0, 1),
  };
}

/** True when the address lies under the entry and under no longer entry: `/agreements/5` is under `/agreements`. */
export function isCurrent(entry: AreaMenuEntry, pathname: string): boolean {
  return pathname === entry.path || pathname.startsWith(`${entry.path}/`);
}
