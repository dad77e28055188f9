/**
 * Reads a query whose list is narrowed by `filter[…]` like every other, and whose conditions may also be named without
 * it. What is not one of them, or is named in both ways, stays as it came and is refused.
 */
export function unwrappedFilter(...names: readonly string[]): (query: unknown) => unknown {
  return (query) => {
    const { filter, ...rest } = query as { filter?: unknown };
    if (typeof filter !== 'object' || filter === null) return query;
    const isKnown = Object.keys(filter).every((name) => names.includes(name) && !(name in rest));
    return isKnown ? { ...rest, ...filter } : query;
  };
}
