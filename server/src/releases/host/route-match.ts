import type { AreaRoute } from 'shared/contract/area/area';
import { matchPath } from 'shared/contract/area/route-match';
import type { KnownRelease } from '../registry/registry-snapshot';

export interface MatchedRoute {
  area: KnownRelease;
  route: AreaRoute;
}

/** The route of an area that an address leads to; null for the shell's own pages. `/` leads to the agreements. */
export function matchRoute(areas: readonly KnownRelease[], path: string): MatchedRoute | null {
  const routes = areas.flatMap((area) =>
    (area.definition?.routes ?? []).map((route) => ({ area, route, path: route.path })),
  );
  return matchPath(routes, path === '/' ? '/agreements' : path);
}
