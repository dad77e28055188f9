const parts = (path: string) => path.split('/').filter((part) => part !== '');

/** How exactly a pattern names the address; null when it does not. `create` is more exact than `:id`. */
function exactness(pattern: readonly string[], address: readonly string[]): number | null {
  if (pattern.length !== address.length) return null;
  const fits = pattern.every((part, at) => part.startsWith(':') || part === address[at]);
  return fits ? pattern.filter((part) => !part.startsWith(':')).length : null;
}

/** The route whose pattern names the path most exactly, the first of several; null when none does. */
export function matchPath<Route extends { path: string }>(
  routes: readonly Route[],
  path: string,
): Route | null {
  const address = parts(path);
  let best: { route: Route; score: number } | null = null;
  for (const route of routes) {
    const score = exactness(parts(route.path), address);
    if (score !== null && (best === null || score > best.score)) best = { route, score };
  }
  return best?.route ?? null;
}

/** What stands in the path where the pattern has `:name`, as it is written there; undefined when it has no such place. */
export function pathParameter(pattern: string, path: string, name: string): string | undefined {
  const at = parts(pattern).indexOf(`:${name}`);
  return at < 0 ? undefined : parts(path)[at];
}
