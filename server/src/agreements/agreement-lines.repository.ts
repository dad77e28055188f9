import type { Trx } from '../platform/database/database';
import { amountsOfItem, type PercentOf } from './agreement-amounts';
import type { ItemValues, PartyValues } from './agreement-fields';

const BATCH = 200;

/** The specification holds exactly these lines afterwards, in this order; a line with a known id keeps it. */
export async function replaceItems(
  trx: Trx,
  agreementId: number,
  { items, percentOf }: { items: readonly ItemValues[]; percentOf: PercentOf },
): Promise<void> {
  const kept = items.flatMap((item) => item.id ?? []);
  const known = await trx
    .deleteFrom('agreement_items')
    .where('agreement_id', '=', agreementId)
    .returning('id')
    .execute();
  const mine = new Set(known.map((row) => row.id));
  const rows = items.map(({ id, ...item }, position) => ({
    ...(id !== undefined && mine.has(id) && kept.indexOf(id) === kept.lastIndexOf(id) ? { id } : {}),
    ...item,
    ...amountsOfItem({ ...item, id }, percentOf),
    agreement_id: agreementId,
    position: position + 1,
  }));
  // The database numbers a row without an id; the two kinds cannot share one statement.
  for (const group of [rows.filter((row) => 'id' in row), rows.filter((row) => !('id' in row))]) {
    for (let from = 0; from < group.length; from += BATCH) {
      await trx
        .insertInto('agreement_items')
        .values(group.slice(from, from + BATCH))
        .execute();
    }
  }
}

/** The further parties are exactly these afterwards, in this order. */
export async function replaceParties(
  trx: Trx,
  agreementId: number,
  parties: readonly PartyValues[],
): Promise<void> {
  const known = await trx
    .deleteFrom('agreement_parties')
    .where('agreement_id', '=', agreementId)
    .returning(['id', 'signed_at', 'signed_set_by_id'])
    .execute();
  const signed = new Map(known.map((row) => [row.id, row]));
  for (const [position, { id, ...party }] of parties.entries()) {
    const before = id === undefined ? undefined : signed.get(id);
    await trx
      .insertInto('agreement_parties')
      .values({ ...before, ...party, agreement_id: agreementId, position: position + 1 })
      .execute();
  }
}
