import { documentAhead, LivingDocumentPage } from 'shared/document';

import { addendumCard } from './addendum-card';

/** The card of an addendum. */
export default function AddendumPage() {
  return <LivingDocumentPage definition={addendumCard} />;
}
AddendumPage.ahead = documentAhead(addendumCard);
