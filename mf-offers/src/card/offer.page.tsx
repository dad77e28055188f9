import { documentAhead, LivingDocumentPage } from 'shared/document';

import { offerCard } from './offer-card';

/** The card of a commercial offer. */
export default function OfferPage() {
  return <LivingDocumentPage definition={offerCard} />;
}
OfferPage.ahead = documentAhead(offerCard);
