import type { CommercialOffer, CommercialOfferRow } from 'shared/contract/commercial-offer/commercial-offer';
import type { Actor } from '../platform/http/actor';
import { readinessOf } from './life/offer-readiness';
import type { ListedOffer } from './list/offer-list';
import { offerLife } from './offers.policy';
import type { OfferRecord } from './offers.repository';

/** A row of the register with what the reader may do with it. */
export function rowView(row: ListedOffer, actor: Actor): CommercialOfferRow {
  return { ...row, can: offerLife.canOf(actor, row) };
}

/** The card with what the reader may do with it and what its next step still needs. */
export function cardView(record: OfferRecord, actor: Actor, today: string): CommercialOffer {
  return {
    ...record,
    can: offerLife.canOf(actor, record),
    open_groups: [...offerLife.groupsFor(actor, record)],
    available_actions: offerLife.availableActions(actor, record),
    readiness: readinessOf(record, today),
  };
}
