import { matchRoutes } from 'react-router-dom';
import type { AreaRoute } from 'shared/contract/area/area';
import type { RegistryArea } from 'shared/contract/release/registry';
import type { SessionUser } from 'shared/contract/session/session';

import { mayOpen } from '../../navigation/guard';
import { fitsContract } from '../loading/area-loader';

/** A page of an area at an address of the suite. */
export interface LinkTarget {
  area: RegistryArea;
  route: AreaRoute;
  /** Path parameter `id`. */
  id: string | undefined;
}

const pathsOf = (areas: readonly RegistryArea[]) =>
  areas.flatMap((area) =>
    area.definition.routes.map((route) => ({ path: route.path, handle: { area, route } })),
  );

/** The page of an area at the path, whoever may open it; null for a page of the shell or of nobody. */
export function pageAt(areas: readonly RegistryArea[], pathname: string): LinkTarget | null {
  const match = matchRoutes(pathsOf(areas), { pathname })?.at(-1);
  return match === undefined ? null : { ...match.route.handle, id: match.params.id };
}

/** The page at the path when this person may open it and the shell could show it. */
export function openPageAt(
  areas: readonly RegistryArea[],
  pathname: string,
  user: SessionUser,
): LinkTarget | null {
  const target = pageAt(areas, pathname);
  if (target === null || !fitsContract(target.area)) return null;
  return mayOpen(target.route, user, target.id) ? target : null;
}
