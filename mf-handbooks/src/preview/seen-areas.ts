import type { AreaMenuEntry } from 'shared/contract/area/area';
import { MENU_GROUPS } from 'shared/contract/area/menu-group';
import type { RegistryArea } from 'shared/contract/release/registry';

export interface SeenPage {
  title: string;
  path: string;
  isOpen: boolean;
  /** Rights that are missing. */
  missing: readonly string[];
}

interface Guarded {
  permissions?: readonly string[] | undefined;
  alternative?: readonly string[] | undefined;
}

const missingOf = ({ permissions = [] }: Guarded, held: ReadonlySet<string>) =>
  permissions.filter((label) => !held.has(label));

/** The known groups stand at 0, 100, 200 and 300; those of areas say themselves where. */
const groupOrder = ({ group }: AreaMenuEntry) =>
  typeof group === 'object' ? group.order : MENU_GROUPS.indexOf(group) * 100;

/** The entries of the menu a holder of the rights would see, in its order. */
export function seenMenu(
  areas: readonly RegistryArea[],
  held: ReadonlySet<string>,
): { title: string; path: string }[] {
  return areas
    .flatMap(({ definition }) => definition.menu)
    .filter((entry) => entry.phone !== 'only' && missingOf(entry, held).length === 0)
    .sort(
      (one, other) =>
        groupOrder(one) - groupOrder(other) ||
        one.order - other.order ||
        one.title.localeCompare(other.title, 'ru'),
    )
    .map(({ title, path }) => ({ title, path }));
}

/** Every page of the suite and whether a holder of the rights would pass its guard. */
export function seenPages(areas: readonly RegistryArea[], held: ReadonlySet<string>): SeenPage[] {
  return areas
    .flatMap(({ definition }) => definition.routes)
    .map((route) => {
      const missing = missingOf(route, held);
      const { alternative } = route;
      const hasOther = alternative !== undefined && alternative.every((label) => held.has(label));
      // One's own is always open; the refusal is of everybody else's.
      const whose = route.own_profile === true ? ' (не свой)' : '';
      // The server offers such a page by what an employee does here, such as heading others: no right says it.
      const who = route.offered === undefined ? '' : ' (не каждому сотруднику)';
      const title = `${route.title}${whose}${who}`;
      return { title, path: route.path, isOpen: missing.length === 0 || hasOther, missing };
    });
}
