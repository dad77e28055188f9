/** True when two form values say the same: plain data compared by content, not by identity. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, place) => sameValue(item, right[place]))
    );
  }
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  const read = (owner: object, name: string) => (owner as Record<string, unknown>)[name];
  return [...names].every((name) => sameValue(read(left, name), read(right, name)));
}

/** Names of the fields in which two states of a form differ. */
export function changedFields<Values extends object>(
  before: Values,
  after: Values,
): (keyof Values & string)[] {
  return (Object.keys(after) as (keyof Values & string)[]).filter(
    (field) => !sameValue(before[field], after[field]),
  );
}
