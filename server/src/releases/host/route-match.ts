import type { AreaRoute } from 'shared/contract/area/area';
import type { KnownRelease } from '../registry/registry-snapshot';

export interface MatchedRoute {
  area: KnownRelease;
  route: AreaRoute;
}

const parts = (path: string) => path.split('/').filter((part) => part !== '');

/** How exactly a pattern names the address; null when it does not. `create` is more exact than `:id`. */
function exactness(pattern: string, address: readonly string[]): number | null {
  const wanted = parts(pattern);
  if (wanted.length !== address.length) return null;
  const fits = wanted.every((part, at) => part.startsWith(':') || part === address[at]);
  return fits ? wanted.filter((part) => !part.startsWith(':')).length : null;
}

/** The route of an area that an address leads to; null for the shell's own pages. `/` leads to the agreements. */
export function matchRoute(areas: readonly KnownRelease[], path: string): MatchedRoute | null {
  const address = parts(path === '/' ? '/agreements' : path);
  let best: (MatchedRoute & { score: number }) | null = null;
  for (const area of areas) {
    for (const route of area.definition?.routes ?? []) {
      const score = exactness(route.path, address);
      if (score !== null && (best === null || score > best.score)) best = { area, route, score };
    }
  }
  return best;
}
