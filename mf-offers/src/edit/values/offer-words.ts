import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { tableWords } from 'shared/document-form';
import { itemsInForm } from 'shared/document-items';

import type { OfferValues } from './offer-values';

/** The fields of the form in sentences, by their table. */
export const offerWords = tableWords<OfferValues>(OFFER_FIELDS, 'Предложение', itemsInForm);
