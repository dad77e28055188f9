import { documentFields } from 'shared/document-form';

import type { CounterpartyValues } from '../values/counterparty-values';

/** The controls of the form, held to the fields of a counterparty. */
export const { useForm, useField, ReferenceField, TagsField } = documentFields<CounterpartyValues>();
