import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { DocumentEditPage } from 'shared/document-form';

import { lockedNote, OFFER_NOUN, offerName } from '../offer/offer.labels';
import { paths } from '../paths';
import { OfferForm } from './offer.form';

/** The page that changes an offer. */
export default function OfferEditPage() {
  return (
    <DocumentEditPage<CommercialOffer>
      resource="commercial-offers"
      noun={OFFER_NOUN}
      back={paths.offers()}
      card={paths.offer}
      name={offerName}
      note={lockedNote}
      form={(offer, open, closed) => <OfferForm offer={offer} open={open} closed={closed} />}
    />
  );
}
