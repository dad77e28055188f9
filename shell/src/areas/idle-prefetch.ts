import type { RegistryArea } from 'shared/contract/release/registry';
import type { SessionUser } from 'shared/contract/session/session';

import { mayOpen } from '../navigation/guard';
import { menuOf } from '../navigation/menu';
import { fitsContract, type AreaLoader } from './area-loader';

interface Target {
  area: RegistryArea;
  routeId: string;
}

/** The page a menu path leads to, when the person may open it. */
export function targetOf(areas: readonly RegistryArea[], path: string, user: SessionUser): Target | null {
  for (const area of areas) {
    const route = area.definition.routes.find((candidate) => candidate.path === path);
    if (route !== undefined)
      return fitsContract(area) && mayOpen(route, user) ? { area, routeId: route.id } : null;
  }
  return null;
}

/** Downloads the code of one page ahead of its visit; a failure is forgotten, the visit will try for itself. */
export function prefetchPage(loader: AreaLoader, { area, routeId }: Target): Promise<unknown> {
  return loader
    .page(area, routeId)
    .start()
    .catch(() => undefined);
}

/** Downloads the pages the menu leads to, one after another, so that the second area opens without a request. */
export async function prefetchMenu(
  loader: AreaLoader,
  user: SessionUser,
  isWanted: () => boolean,
): Promise<void> {
  for (const { path } of menuOf(loader.areas, user).flatMap((section) => section.entries)) {
    if (!isWanted()) return;
    const target = targetOf(loader.areas, path, user);
    if (target !== null) await prefetchPage(loader, target);
  }
}
