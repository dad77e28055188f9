import type { Trx } from '../../platform/database/database';
import type { ItemsPlace } from '../../records/lines/item-lines.repository';
import type { PartyValues } from './agreement-fields';

/** Where the lines of agreements are kept. */
export const AGREEMENT_ITEMS: ItemsPlace = { table: 'agreement_items', owner: 'agreement_id' };

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
