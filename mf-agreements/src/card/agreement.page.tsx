import { documentAhead, LivingDocumentPage } from 'shared/document';

import { agreementCard } from './agreement-card';

/** The card of an agreement. */
export default function AgreementPage() {
  return <LivingDocumentPage definition={agreementCard} />;
}
AgreementPage.ahead = documentAhead(agreementCard);
