import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { quoted } from 'shared/contract/quotation';
import type { Db } from '../platform/database/database';
import { allReadersOf, readersOf } from '../records/document-visibility';
import type { RecordSource } from '../records/record-source';
import { offerVisibility } from '../visibility/offer-visibility';
import { findOffer, type OfferRecord, seenOffer } from './offers.repository';
import { cardView } from './offers.view';

/** What an offer is called in journal, notifications and search. */
export function offerLabel({
  number,
  revision,
  title,
}: Pick<OfferRecord, 'number' | 'revision' | 'title'>): string {
  const edition = revision > 1 ? `, редакция ${String(revision)},` : '';
  return `№\u00a0${number}${edition} ${quoted(title)}`;
}

/** Every employee who is shown the offer, present or not. */
export const offerReaders = (db: Db, id: number): Promise<number[]> =>
  allReadersOf(offerVisibility, db, { id, permission: 'commercial_offers.read' });

/** What the use case of a record has to know of commercial offers. */
export const offerSource: RecordSource<OfferRecord, CommercialOffer> = {
  kind: RECORD_KINDS.commercialOffer,
  fields: OFFER_FIELDS,
  find: findOffer,
  seen: seenOffer,
  label: offerLabel,
  view: cardView,
  audience: (db, id) => readersOf(offerVisibility, db, { id, permission: 'commercial_offers.read' }),
  unique: {
    commercial_offers_number_key: {
      field: 'number',
      message: 'Такой номер в этом году уже есть у этой организации',
    },
  },
};
