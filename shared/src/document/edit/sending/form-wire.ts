import { sameValue } from '../../../form/form';

type Wire = Record<string, unknown>;

/** The body that creates a record: what was left empty is not sent, so that the server gives it its defaults. */
export function createBody(wire: Wire): Wire {
  return Object.fromEntries(
    Object.entries(wire).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** The body of a change: only the fields that say something else than the record they were read from. */
export function updateBody(before: Wire, after: Wire, lockVersion: number): Wire & { lock_version: number } {
  const changed = Object.entries(after).filter(([name, value]) => !sameValue(before[name], value));
  return { ...Object.fromEntries(changed), lock_version: lockVersion };
}
