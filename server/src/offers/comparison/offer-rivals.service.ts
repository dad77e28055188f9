import type { OfferComparison } from 'shared/contract/commercial-offer/offer-comparison';
import { OPEN_OFFER_STATUSES } from 'shared/contract/commercial-offer/commercial-offer.workflow';
import type { KeptChange } from 'shared/contract/record/kept-change';
import type { Actor } from '../../platform/http/actor';
import { NotFound, ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { changeAlong } from '../../records/record-change.service';
import type { Change, Deciding } from '../../records/record-source';
import { comparisonOf } from './offer-comparison';
import { offerLabel, offerSource } from '../offer-source';
import { findRivals, holdMembers, holdRivals, insertGroup } from './offer-rivals.repository';
import { findOffer, type OfferRecord, updateOffer } from '../offers.repository';

type Choosing = Change & { actor: Actor };

function rivalFault(row: OfferRecord, rival: OfferRecord | null): string | null {
  if (rival === null) return 'Выберите значение из списка';
  if (rival.id === row.id) return 'Выберите другое предложение';
  if (rival.direction !== 'incoming') return 'Сравниваются входящие предложения';
  if (!OPEN_OFFER_STATUSES.some((status) => status === rival.status))
    return 'По этому предложению решение уже принято';
  const [mine, theirs] = [row.competitor_group_id, rival.competitor_group_id];
  if (mine === null || theirs === null) return null;
  return mine === theirs ? 'Эти предложения уже сравниваются' : 'Это предложение уже сравнивается с другими';
}

/** What the journal of an offer says of the one it has come to stand beside. */
const besideIt = (rival: OfferRecord): KeptChange[] => [
  { field: 'rival', old: null, new: { id: rival.id, label: offerLabel(rival) } },
];

/**
 * Both offers are in one group afterwards; answers what the journal says of it. Refuses with 422 a rival the employee
 * does not see or that fits nowhere.
 */
export async function compare(
  { deps, trx, row, now }: Deciding<OfferRecord>,
  change: Choosing,
  rivalId: number | undefined,
): Promise<KeptChange[]> {
  const { actor } = change;
  const rival = rivalId === undefined ? null : await findOffer(trx, actor, rivalId);
  const fault = rivalFault(row, rival);
  if (rival === null || fault !== null) throw new ValidationFailed({ offer_id: [fault ?? ''] });
  const group = row.competitor_group_id ?? rival.competitor_group_id ?? (await insertGroup(trx, actor.id));
  const join = (id: number) =>
    updateOffer(trx, { id, actorId: actor.id, now, set: { competitor_group_id: group } });
  await join(row.id);
  await changeAlong(deps, offerSource, {
    trx,
    change,
    id: rival.id,
    decide: async (deciding) => {
      if (deciding.row.competitor_group_id === group) return null;
      await join(rival.id);
      return { action: 'commercial_offer.compare', said: besideIt(row) };
    },
  });
  return besideIt(rival);
}

const OUT = { competitor_group_id: null, is_winner: false } as const;

/**
 * The group the offer has left, or is gone from, is none when one is left in it: that one leaves it, too, and has won
 * nothing. What was cancelled or replaced keeps its place, which its next revision takes.
 */
export async function dissolveLone(
  { deps, trx, row, now }: Deciding<OfferRecord>,
  change: Choosing,
): Promise<void> {
  const { competitor_group_id: group } = row;
  if (group === null) return;
  const members = await holdMembers(trx, group);
  if (members.length > 1) return;
  for (const id of members) {
    await changeAlong(deps, offerSource, {
      trx,
      change,
      id,
      decide: async (deciding) => {
        if (deciding.row.competitor_group_id !== group) return null;
        await updateOffer(trx, { id, actorId: change.actor.id, now, set: OUT });
        return { action: 'commercial_offer.leave-comparison' };
      },
    });
  }
}

/** The offer stands beside no other afterwards. */
export async function leaveComparison(deciding: Deciding<OfferRecord>, change: Choosing): Promise<void> {
  const { trx, row, now } = deciding;
  await updateOffer(trx, { id: row.id, actorId: change.actor.id, now, set: OUT });
  await dissolveLone(deciding, change);
}

/** The offer alone is the winner of its group afterwards; refuses with 422 once an agreement was made by one of it. */
export async function chooseWinner(
  { deps, trx, row, now }: Deciding<OfferRecord>,
  change: Choosing,
): Promise<void> {
  const { winnerId, isDecided } = await holdRivals(trx, row.competitor_group_id ?? 0);
  if (isDecided) {
    throw new ValidationFailed({ status: ['По одному из этих предложений уже заключён договор'] });
  }
  const mark = (id: number, isWinner: boolean) =>
    updateOffer(trx, { id, actorId: change.actor.id, now, set: { is_winner: isWinner } });
  if (winnerId !== null) {
    await changeAlong(deps, offerSource, {
      trx,
      change,
      id: winnerId,
      decide: async () => {
        await mark(winnerId, false);
        return { action: 'commercial_offer.lost' };
      },
    });
  }
  await mark(row.id, true);
}

/** The offers of a group side by side, those the employee sees; refuses with 404 when they see none. */
export async function getComparison(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  groupId: number,
): Promise<OfferComparison> {
  const rivals = await findRivals(deps.db, actor, groupId);
  if (rivals.length === 0) throw new NotFound('Сравнение не найдено');
  return comparisonOf(groupId, rivals);
}
