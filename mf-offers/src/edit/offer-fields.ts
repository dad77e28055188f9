import { documentFields } from 'shared/document-form';

import type { OfferValues } from './values/offer-values';

/** The controls of the form, held to the fields of an offer. */
export const {
  useForm,
  useField,
  BoundText,
  BoundTextarea,
  BoundDate,
  BoundNumber,
  BoundSegmented,
  ReferenceField,
} = documentFields<OfferValues>();
