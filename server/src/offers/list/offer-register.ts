import { counterpartyName } from 'shared/format';
import { sql } from 'kysely';
import { OFFER_REGISTER } from 'shared/contract/commercial-offer/offer-register';
import {
  OFFER_DIRECTION_LABELS,
  OFFER_STATUS_LABELS,
} from 'shared/contract/commercial-offer/commercial-offer.labels';
import { type Register, saidBy } from '../../lists/register-catalogue';
import { offerColumns } from './offer-columns';
import { type ListedOffer, offerResource } from './offer-list';

/** The register of commercial offers for views, exports and the search. */
export const offerRegister: Register<ListedOffer> = {
  title: 'Коммерческие предложения',
  access: 'commercial_offers.read',
  sharing: 'commercial_offers.edit',
  list: offerResource,
  columns: offerColumns,
  words: saidBy(OFFER_REGISTER, { status: OFFER_STATUS_LABELS, direction: OFFER_DIRECTION_LABELS }),
  spelled: sql`f.search`,
  hit: (row) => ({
    kind: 'commercial_offer',
    id: row.id,
    title: `${row.number} — ${row.title}`,
    hint: `${counterpartyName(row.party)} · ${OFFER_STATUS_LABELS[row.status]}${row.archived_at === null ? '' : ' · в архиве'}`,
    url: `/commercial-offers/${String(row.id)}`,
  }),
};
