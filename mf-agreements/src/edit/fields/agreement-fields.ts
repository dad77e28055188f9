import { documentFields } from 'shared/document-form';

import type { AgreementValues } from '../values/agreement-values';

/** The controls of the form, held to the fields of an agreement. */
export const {
  useForm,
  useField,
  BoundText,
  BoundTextarea,
  BoundDate,
  BoundNumber,
  BoundSegmented,
  BoundSelect,
  ReferenceField,
  TagsField,
} = documentFields<AgreementValues>();
