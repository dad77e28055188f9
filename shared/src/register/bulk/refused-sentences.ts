import type { BulkAnswer } from '../../contract/list/bulk-change';
import type { RegisterRow } from '../register-definition';
import type { Selection } from '../selection/selection';

/** So many rows are named in one sentence. */
const MOST_NAMED = 3;

/** «Договор 7; Договор 8: Договор уже в архиве»: one sentence for each reason, of the rows that are still chosen. */
export function refusedSentences(
  chosen: Selection<RegisterRow>,
  refused: BulkAnswer['refused'],
  nameOf: (row: RegisterRow) => string,
): string[] {
  const names = new Map<string, string[]>();
  for (const { id, message } of refused) {
    const row = chosen.get(id);
    if (row !== undefined) names.set(message, [...(names.get(message) ?? []), nameOf(row)]);
  }
  return [...names].map(([message, of]) => {
    const further = of.length > MOST_NAMED ? ` и ещё ${String(of.length - MOST_NAMED)}` : '';
    return `${of.slice(0, MOST_NAMED).join('; ')}${further}: ${message}`;
  });
}
