import { sql } from 'kysely';
import type { OfferStatus } from 'shared/contract/commercial-offer/commercial-offer.labels';
import type { Db, Trx } from '../../platform/database/database';
import { itemsJson } from '../../records/lines/item-lines.repository';
import type { Viewer } from '../../records/viewer';
import type { RivalOffer } from './offer-comparison';
import { OFFER_ITEMS } from '../offer-fields';
import { OFFER_PARTY } from '../offer-party';
import { seesOffer } from '../../visibility/offer-visibility';

/** A group without offers yet. */
export async function insertGroup(trx: Trx, actorId: number): Promise<number> {
  const { id } = await trx
    .insertInto('commercial_offer_groups')
    .values({ created_by_id: actorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Leader {
  id: number;
  is_winner: boolean;
  status: OfferStatus;
}

/** Of the group the present winner, and whatever became an agreement. */
export async function findLeaders(db: Db, groupId: number): Promise<Leader[]> {
  const { rows } = await sql<Leader>`
    select id, is_winner, status from commercial_offers
    where competitor_group_id = ${groupId} and deleted_at is null and (is_winner or status = 'converted')`.execute(
    db,
  );
  return rows;
}

async function holdGroup(trx: Trx, groupId: number): Promise<void> {
  await sql`select from commercial_offer_groups where id = ${groupId} for update`.execute(trx);
}

/**
 * Those of the group that stand in the way of a new winner. The group is held until the transaction ends, so that two
 * choices cannot pass each other.
 */
export async function holdRivals(
  trx: Trx,
  groupId: number,
): Promise<{ winnerId: number | null; isDecided: boolean }> {
  await holdGroup(trx, groupId);
  const leaders = await findLeaders(trx, groupId);
  return {
    winnerId: leaders.find((row) => row.is_winner)?.id ?? null,
    isDecided: leaders.some(({ status }) => status === 'converted'),
  };
}

/** The offers that stand in the group, whether they are compared or not. The group is held as above. */
export async function holdMembers(trx: Trx, groupId: number): Promise<number[]> {
  await holdGroup(trx, groupId);
  const { rows } = await sql<{ id: number }>`
    select id from commercial_offers
    where competitor_group_id = ${groupId} and deleted_at is null order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The offers of the group that the viewer sees, without those that were replaced or cancelled, by their day. */
export async function findRivals(db: Db, viewer: Viewer, groupId: number): Promise<RivalOffer[]> {
  const { rows } = await sql<RivalOffer>`
    select f.id, f.number, f.revision, f.counterparty_name, ${OFFER_PARTY} as party, f.status, f.is_winner, f.currency_code, f.amount,
      f.vat_mode, f.vat_amount, f.amount_without_vat, f.discount_percent, f.valid_until, f.delivery_days,
      f.warranty_months, f.payment_terms,
      ${itemsJson(OFFER_ITEMS, sql<number>`f.id`)} as items
    from commercial_offers f left join counterparties k on k.id = f.counterparty_id
    where f.competitor_group_id = ${groupId} and f.deleted_at is null and f.status not in ('revised', 'cancelled')
      and ${seesOffer(viewer)}
    order by f.offer_date, f.id`.execute(db);
  return rows;
}
