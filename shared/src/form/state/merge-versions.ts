import { sameValue } from './same-value';

export interface MergedVersions<Values> {
  /** Mine over theirs where only I changed, theirs where only they did; conflicts hold mine until chosen. */
  merged: Values;
  /** Fields both of us changed, and not to the same. */
  conflicts: (keyof Values & string)[];
  /** Fields only they changed: taken over without a question. */
  taken: (keyof Values & string)[];
}

interface Versions<Values> {
  /** The record as I read it. */
  base: Values;
  mine: Values;
  /** The record as it stands now. */
  theirs: Values;
  /** Whether two values of a field are the same to a reader; by content unless said otherwise. */
  same?: (field: keyof Values & string, left: Values, right: Values) => boolean;
}

/** Brings a form and a record that moved on together, field by field; loses nothing that either side typed. */
export function mergeVersions<Values extends object>(versions: Versions<Values>): MergedVersions<Values> {
  const { base, mine, theirs } = versions;
  const same = versions.same ?? ((field, left, right) => sameValue(left[field], right[field]));
  const merged = { ...mine };
  const conflicts: (keyof Values & string)[] = [];
  const taken: (keyof Values & string)[] = [];
  for (const field of Object.keys(mine) as (keyof Values & string)[]) {
    const theyChanged = !same(field, base, theirs);
    if (!theyChanged || same(field, mine, theirs)) continue;
    if (same(field, base, mine)) {
      merged[field] = theirs[field];
      taken.push(field);
    } else conflicts.push(field);
  }
  return { merged, conflicts, taken };
}

/** The merged form with their value in each field where the person chose theirs. */
export function chooseVersions<Values extends object>(
  { merged }: Pick<MergedVersions<Values>, 'merged'>,
  theirs: Values,
  chosenTheirs: readonly (keyof Values & string)[],
): Values {
  const result = { ...merged };
  for (const field of chosenTheirs) result[field] = theirs[field];
  return result;
}
