/** A condition that takes one value may be written as a list of one, as every list of records takes it. */
export const soleValue = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 1 ? (value as unknown[])[0] : value;

/** Conditions of one value each, however they are written. */
export function soleValues(filter: unknown): unknown {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return filter;
  return Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, soleValue(value)]));
}

/**
 * Reads a query whose list is narrowed by `filter[…]` like every other, and whose conditions may also be named without
 * it. What is not one of them, or is named in both ways, stays as it came and is refused.
 */
export function unwrappedFilter(...names: readonly string[]): (query: unknown) => unknown {
  return (query) => {
    const { filter, ...rest } = query as { filter?: unknown };
    if (typeof filter !== 'object' || filter === null) return query;
    const isKnown = Object.keys(filter).every((name) => names.includes(name) && !(name in rest));
    return isKnown ? { ...rest, ...(soleValues(filter) as object) } : query;
  };
}
