import { mergeVersions, sameValue, type MergedVersions } from '../../../form/form';
import type { DocumentRecord } from '../../record';
import type { FieldOf, FormDefinition, Goal } from '../form-definition';
import { adoptLines, chooseLines, mergeLines, type MergedLines } from './merge-lines';

/** Somebody saved the record while it was being edited here, or the answer that it was made got lost. */
export interface Conflict<Rec, Values> {
  current: Rec;
  base: Values;
  theirs: Values;
  mine: Values;
  /** Fields without the lines. */
  merge: MergedVersions<Values>;
  /** Null when the form has no lines or both sides have the same. */
  lines: MergedLines<{ key: string }> | null;
  goal: Goal;
  /** The record was made by this very form, whose answer did not arrive. */
  isOwn: boolean;
}

export interface ConflictStart<Rec, Values> {
  current: Rec;
  base: Values;
  mine: Values;
  goal: Goal;
  isOwn: boolean;
}

/** The form against the record as it stands now, field by field and line by line. */
export function conflictOf<Rec extends DocumentRecord, Values extends object>(
  definition: FormDefinition<Rec, Values>,
  start: ConflictStart<Rec, Values>,
): Conflict<Rec, Values> {
  const { base, isOwn } = start;
  const field = definition.lines;
  const theirs = definition.valuesOf(start.current);
  const mine = isOwn && field !== undefined ? adoptLines(start.mine, theirs, field) : start.mine;
  const same = (name: FieldOf<Values>, left: Values, right: Values) => {
    // Lines are brought together each for itself.
    if (name === field?.field) return true;
    return definition.same?.(name, left, right) ?? sameValue(left[name], right[name]);
  };
  // What was made is what was sent: its lines are where mine began.
  const versions = { base: isOwn ? theirs : base, mine, theirs };
  const lines = field === undefined ? null : mergeLines(versions, field);
  return { ...start, mine, theirs, merge: mergeVersions({ base, mine, theirs, same }), lines };
}

/** What the person has chosen of the record as it stands now. */
export interface ChosenTheirs<Values> {
  fields: readonly FieldOf<Values>[];
  lines: ReadonlySet<string>;
}

/** The merged form, each conflict decided. */
export function resolved<Rec extends DocumentRecord, Values extends object>(
  definition: FormDefinition<Rec, Values>,
  { merge, lines, theirs }: Conflict<Rec, Values>,
  chosen: ChosenTheirs<Values>,
): Values {
  const values = { ...merge.merged };
  for (const field of chosen.fields) values[field] = theirs[field];
  return lines === null || definition.lines === undefined
    ? values
    : definition.lines.withLines(values, chooseLines(lines, chosen.lines));
}
