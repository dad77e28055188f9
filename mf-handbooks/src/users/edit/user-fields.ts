import { documentFields } from 'shared/document-form';

import type { UserValues } from './user-form';

/** The controls of the form, held to the fields of an employee. */
export const {
  useForm,
  useField,
  BoundText,
  BoundDate,
  BoundNumber,
  BoundSelect,
  BoundSegmented,
  ReferenceField,
} = documentFields<UserValues>();
