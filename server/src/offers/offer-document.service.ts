import { documentGuard } from '../files/document-guard.service';
import { offerSource } from './offer-source';
import { OFFER_RIGHTS, offerLife } from './offers.policy';

/** Who may read a commercial offer's files and add to them. */
export const offerDocument = documentGuard({
  table: 'commercial_offers',
  source: offerSource,
  rights: OFFER_RIGHTS,
  canOf: (actor, row) => offerLife.canOf(actor, row),
  wayToNewText: 'Новый прикладывают к новой редакции предложения',
});
