import type { Insertable } from 'kysely';
import type { Trx } from '../../platform/database/database';
import type { ItemsPlace } from '../../records/lines/item-lines.repository';
import type { AgreementPartiesTable } from '../schema';
import type { PartyValues } from './agreement-fields';

/** Where the lines of agreements are kept. */
export const AGREEMENT_ITEMS: ItemsPlace = { table: 'agreement_items', owner: 'agreement_id' };

/** The further parties are exactly these afterwards, in this order; one that stays keeps its id and its signature. */
export async function replaceParties(
  trx: Trx,
  agreementId: number,
  parties: readonly PartyValues[],
): Promise<void> {
  const mine = () => trx.deleteFrom('agreement_parties').where('agreement_id', '=', agreementId);
  const kept = parties.flatMap(({ id }) => id ?? []);
  await (kept.length === 0 ? mine() : mine().where('id', 'not in', kept)).execute();
  for (const [place, { id, ...party }] of parties.entries()) {
    const position = place + 1;
    const stays =
      id !== undefined &&
      (await trx
        .updateTable('agreement_parties')
        .set({ ...party, position })
        .where('agreement_id', '=', agreementId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()) !== undefined;
    if (stays) continue;
    await trx
      .insertInto('agreement_parties')
      .values({ ...party, agreement_id: agreementId, position })
      .execute();
  }
}

type Signature = Required<
  Pick<
    Insertable<AgreementPartiesTable>,
    'signed_at' | 'signed_by' | 'signed_set_by_id' | 'signed_version_id'
  >
>;

/** The further party has signed the agreement, or another file bears its signature. */
export async function signParty(
  trx: Trx,
  {
    agreementId,
    partyId,
    set,
  }: { agreementId: number; partyId: number; set: Signature | Pick<Signature, 'signed_version_id'> },
): Promise<void> {
  await trx
    .updateTable('agreement_parties')
    .set(set)
    .where('agreement_id', '=', agreementId)
    .where('id', '=', partyId)
    .execute();
}

/** No further party has signed the agreement. */
export async function unsignParties(trx: Trx, agreementId: number): Promise<void> {
  await trx
    .updateTable('agreement_parties')
    .set({ signed_at: null, signed_by: null, signed_set_by_id: null, signed_version_id: null })
    .where('agreement_id', '=', agreementId)
    .where('signed_at', 'is not', null)
    .execute();
}
