import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { OFFER_FIELDS, OFFER_SECTION_LABELS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { OFFER_WORKFLOW } from 'shared/contract/commercial-offer/commercial-offer.workflow';
import { sendingOf, type FormDefinition } from 'shared/document-form';
import { formWithItems } from 'shared/document-items';

import { OFFER_NOUN, offerName } from '../offer/offer.labels';
import { paths } from '../paths';
import { type OfferValues, valuesOfOffer, wireOfValues } from './values/offer-values';
import { offerWords } from './values/offer-words';

/** The form of an offer: its fields, its words and how they come from the wire and go back. */
export const offerForm: FormDefinition<CommercialOffer, OfferValues> = {
  kind: 'commercial_offer',
  resource: 'commercial-offers',
  noun: OFFER_NOUN,
  register: { title: 'Предложения', path: paths.offers },
  paths: { card: paths.offer },
  name: offerName,
  draft: { name: 'commercial-offer', version: 1 },
  sections: OFFER_SECTION_LABELS,
  fields: OFFER_FIELDS,
  valuesOf: valuesOfOffer,
  wireOf: wireOfValues,
  fieldOf: offerWords.fieldOf,
  titleOf: offerWords.titleOf,
  describe: offerWords.describe,
  ...formWithItems<CommercialOffer, OfferValues>(offerWords),
  sending: (offer) => sendingOf(OFFER_WORKFLOW.actions, offer.available_actions),
};
