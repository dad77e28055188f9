import { sameValue } from '../../../form/form';
import type { DocumentRecord } from '../../record';
import { adoptLines } from '../conflict/merge-lines';
import type { FormDefinition } from '../form-definition';

interface LostSave<Rec, Values> {
  /** The record as it stands now. */
  current: Rec;
  /** What the form says. */
  mine: Values;
  /** What was sent without an answer; null when every sending had one, as far as this window remembers. */
  unanswered: Values | null;
}

/**
 * The form over the record that already holds what it has sent: a save that arrived while its answer did not. Null when
 * the record holds something else, which somebody else has written.
 */
export function overArrivedSave<Rec extends DocumentRecord, Values extends object>(
  { valuesOf, wireOf, lines }: Pick<FormDefinition<Rec, Values>, 'valuesOf' | 'wireOf' | 'lines'>,
  { current, mine, unanswered }: LostSave<Rec, Values>,
): { base: Values; values: Values; isWhole: boolean } | null {
  const base = valuesOf(current);
  const adopted = (values: Values) => (lines === undefined ? values : adoptLines(values, base, lines));
  const isHeld = (values: Values) => sameValue(wireOf(adopted(values)), wireOf(base));
  const isWhole = isHeld(mine);
  if (!isWhole && (unanswered === null || !isHeld(unanswered))) return null;
  return { base, values: adopted(mine), isWhole };
}
