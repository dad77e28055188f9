import { documentAhead, LivingDocumentPage } from 'shared/document';

import { counterpartyCard } from './counterparty-card';

/** A partner or an own organisation. */
export default function CounterpartyPage() {
  return <LivingDocumentPage definition={counterpartyCard} />;
}
CounterpartyPage.ahead = documentAhead(counterpartyCard);
