import { sql } from 'kysely';
import type { CommercialOfferRow } from 'shared/contract/commercial-offer/commercial-offer';

export type OfferParty = NonNullable<CommercialOfferRow['party']>;

/** Whom an offer is made to or came from as lists name it; over the offer `f` and `k`, its counterparty in the book if it has one. */
export const OFFER_PARTY = sql<OfferParty>`
  json_build_object('name_short', coalesce(k.name_short, f.counterparty_name), 'legal_form', k.legal_form)`;
