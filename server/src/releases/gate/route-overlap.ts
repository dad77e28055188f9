const parts = (pattern: string) => pattern.split('/').filter((part) => part !== '');

/** Patterns without optional parts: `/a/:id?` is `/a` and `/a/:id`. */
function expanded(pattern: readonly string[]): string[][] {
  const at = pattern.findIndex((part) => part.endsWith('?'));
  if (at < 0) return [[...pattern]];
  const given = pattern[at]?.slice(0, -1) ?? '';
  const [before, after] = [pattern.slice(0, at), pattern.slice(at + 1)];
  return [...expanded([...before, ...after]), ...expanded([...before, given, ...after])];
}

const isFree = (part: string) => part.startsWith(':');

function meet([one, ...restOfOne]: readonly string[], [other, ...restOfOther]: readonly string[]): boolean {
  if (one === '*' || other === '*') return true;
  if (one === undefined || other === undefined) return one === other;
  // Addresses are compared as the router does it: without regard to capitals.
  const isSame = isFree(one) || isFree(other) || one.toLowerCase() === other.toLowerCase();
  return isSame && meet(restOfOne, restOfOther);
}

/** True when there is an address that both patterns of the router name: `/a/:id` and `/a/create` do. */
export function overlaps(one: string, other: string): boolean {
  return expanded(parts(one)).some((left) => expanded(parts(other)).some((right) => meet(left, right)));
}
