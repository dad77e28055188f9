import { OPEN_OFFER_STATUSES } from 'shared/contract/commercial-offer/commercial-offer.workflow';
import type { Trx } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import type { Deciding } from '../../records/record-source';
import { offerLabel } from '../offer-source';
import { findOffer, type OfferRecord } from '../offers.repository';
import { findLeaders } from './offer-rivals.repository';

/** A rival is named to those alone who see it. */
async function namedFor(trx: Trx, actor: Actor, id: number): Promise<string> {
  const rival = await findOffer(trx, actor, id);
  return rival === null ? 'другое предложение' : `предложение ${offerLabel(rival)}`;
}

/** What is asked of whoever takes an offer that another one of its group has come before; null when none has. */
export async function leaderQuestion(
  { trx, row }: Pick<Deciding<OfferRecord>, 'trx' | 'row'>,
  actor: Actor,
): Promise<string | null> {
  const { competitor_group_id: group } = row;
  const leaders = group === null ? [] : await findLeaders(trx, group);
  const others = leaders.filter(({ id }) => id !== row.id);
  const made = others.find(({ status }) => status === 'converted');
  const won = others.find(
    ({ is_winner, status }) => is_winner && OPEN_OFFER_STATUSES.some((open) => open === status),
  );
  const ahead = made ?? won;
  if (ahead === undefined) return null;
  const name = await namedFor(trx, actor, ahead.id);
  const told = made === undefined ? `победителем выбрано ${name}` : `договором уже стало ${name}`;
  return `В сравнении ${told}. Подтвердите, если нужно и это предложение`;
}
