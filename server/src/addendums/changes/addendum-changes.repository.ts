import { bareLine, type KeptTermChange, type TermScalar } from '../../lists/columns/term-changes-json';
import type { Trx } from '../../platform/database/database';

/** A change as it is written; with an id it takes the place of the one that had it. */
export interface NewChange extends KeptTermChange {
  id?: number | undefined;
}

/** What an addition is made of: whom a side names stands in columns, so that a merge of companies finds them. */
function addedColumns({ added, added_party }: Pick<NewChange, 'added' | 'added_party'>) {
  if (added_party === null) return { added: added === null ? null : JSON.stringify(bareLine(added)) };
  const { counterparty, signatory, ...party } = added_party;
  return {
    added: JSON.stringify(party),
    added_counterparty_id: counterparty.id,
    added_signatory_id: signatory?.id ?? null,
  };
}

/** The addendum changes exactly these terms afterwards; a change with an id of its own keeps it. */
export async function replaceChanges(
  trx: Trx,
  addendumId: number,
  changes: readonly NewChange[],
): Promise<void> {
  const known = await trx
    .deleteFrom('addendum_changes')
    .where('addendum_id', '=', addendumId)
    .returning('id')
    .execute();
  const mine = new Set(known.map(({ id }) => id));
  for (const { id, old_value, new_value, found: _, added, added_party, ...change } of changes) {
    const isKept = id !== undefined && mine.delete(id);
    await trx
      .insertInto('addendum_changes')
      .values({
        ...(isKept && { id }),
        ...change,
        addendum_id: addendumId,
        old_value: JSON.stringify(old_value),
        new_value: JSON.stringify(new_value),
        ...addedColumns({ added, added_party }),
      })
      .execute();
  }
}

/** The changes keep what was in force instead of their old values; those that are not named started from what held. */
export async function keepFound(
  trx: Trx,
  addendumId: number,
  found: readonly { id: number; value: TermScalar }[],
): Promise<void> {
  await trx
    .updateTable('addendum_changes')
    .set({ found: null })
    .where('addendum_id', '=', addendumId)
    .where('found', 'is not', null)
    .execute();
  for (const { id, value } of found) {
    await trx
      .updateTable('addendum_changes')
      .set({ found: JSON.stringify({ value }) })
      .where('addendum_id', '=', addendumId)
      .where('id', '=', id)
      .execute();
  }
}
